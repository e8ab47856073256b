import { expect, type Page, type Route } from '@playwright/test'
import { openChat, panel, tab } from './chat.ts'

/** Where the built site's AI provider is, unless the build was told otherwise. */
export const providerUrl = 'https://api.openai.com/v1/chat/completions'

/** Puts a provider of our own in place of the real one. */
export async function provide(page: Page, answer: (route: Route) => unknown): Promise<void> {
  await page.unroute(providerUrl)
  await page.route(providerUrl, async (route) => void (await answer(route)))
}

/** An answer as the provider writes it. */
export function saying(content: unknown) {
  return (route: Route) =>
    route.fulfill({ json: { choices: [{ message: { role: 'assistant', content } }] } })
}

/** A provider that keeps its visitors waiting until it is told what to say. */
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
