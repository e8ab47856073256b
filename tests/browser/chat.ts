import { expect, type Page, type Route } from '@playwright/test'
import { group } from '#content/model/group.ts'
import { groupName } from '../build/edited-content.ts'

export const launcher = (page: Page) =>
  page.getByRole('button', { name: /^(Open|Close) chat assistant$/ })
/** Its name begins with the group's, which the editor of `edited` has changed. */
const panelName = new RegExp(`^(${group.name}|${groupName}) AI Assistant$`)
export const panel = (page: Page) => page.getByRole('dialog', { name: panelName })
export const log = (page: Page) => panel(page).getByRole('log')
export const input = (page: Page) => panel(page).getByRole('textbox', { name: 'Message' })
export const sendButton = (page: Page) => panel(page).getByRole('button', { name: 'Send message' })
export const typing = (page: Page) => log(page).getByText(/typing/)
export const tab = (page: Page, name: 'Quick answers' | 'Ask AI') =>
  panel(page).getByRole('tab', { name })

/** Every message of the selected tab, preceded by its sender. */
export const messages = (page: Page) => log(page).locator('> div')
export const replies = (page: Page) => messages(page).filter({ hasText: /^Assistant: / })
export const lastReply = (page: Page) => replies(page).last()

/** Opens the panel and waits until its input has the focus. */
export async function openChat(page: Page): Promise<void> {
  await launcher(page).click()
  await expect(input(page)).toBeFocused()
}

/** Waits until React has hydrated the panel: before that, messages are only queued. */
export async function chatReady(page: Page): Promise<void> {
  await page.locator('astro-island[data-ready]:has(#chat-panel)').waitFor({ state: 'attached' })
}

export async function say(page: Page, text: string): Promise<void> {
  await input(page).fill(text)
  await input(page).press('Enter')
}

/** The AI provider's address in a build with default settings. */
export const providerUrl = 'https://api.openai.com/v1/chat/completions'

/** Mocks the AI provider. */
export async function provide(page: Page, answer: (route: Route) => unknown): Promise<void> {
  await page.unroute(providerUrl)
  await page.route(providerUrl, async (route) => void (await answer(route)))
}

/** An answer in the provider's format. */
export function saying(content: unknown) {
  return (route: Route) =>
    route.fulfill({ json: { choices: [{ message: { role: 'assistant', content } }] } })
}

/** Mocks a provider that answers once the returned function is called. */
export async function provideLater(page: Page): Promise<(content: string) => Promise<void>> {
  let asked: (route: Route) => void = () => undefined
  const waiting = new Promise<Route>((resolve) => {
    asked = resolve
  })
  await provide(page, asked)
  return async (content) => saying(content)(await waiting)
}

/** Opens the panel at "Ask AI". */
export async function openAskAi(page: Page): Promise<void> {
  await openChat(page)
  await tab(page, 'Ask AI').click()
}

export const keyField = (page: Page) => panel(page).getByLabel('OpenAI API key')

export async function enterKey(page: Page, key: string): Promise<void> {
  await keyField(page).fill(key)
  await panel(page).getByRole('button', { name: 'Use key' }).click()
  await expect(keyField(page)).toHaveCount(0)
}
