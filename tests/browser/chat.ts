import { expect, type Locator, type Page } from '@playwright/test'
import { group } from '#content/model/group.ts'

export const launcher = (page: Page) =>
  page.getByRole('button', { name: /^(Open|Close) chat assistant$/ })
export const panel = (page: Page) =>
  page.getByRole('dialog', { name: `${group.name} AI Assistant` })
export const log = (page: Page) => panel(page).getByRole('log')
export const input = (page: Page) => panel(page).getByRole('textbox', { name: 'Message' })
export const sendButton = (page: Page) => panel(page).getByRole('button', { name: 'Send message' })
export const typing = (page: Page) => log(page).getByText(/typing/)
export const tab = (page: Page, name: 'Quick answers' | 'Ask AI') =>
  panel(page).getByRole('tab', { name })

/** Every message of the tab in front, its sender before it. */
export const messages = (page: Page) => log(page).locator('> div')
export const replies = (page: Page) => messages(page).filter({ hasText: /^Assistant: / })
export const lastReply = (page: Page) => replies(page).last()

/** Opens the panel; the input waits for the first message. */
export async function openChat(page: Page): Promise<void> {
  await launcher(page).click()
  await expect(input(page)).toBeFocused()
}

/** From then on what is said is sent at once: React answers in the panel. */
export async function chatReady(page: Page): Promise<void> {
  await page.locator('astro-island[data-ready]:has(#chat-panel)').waitFor({ state: 'attached' })
}

export async function say(page: Page, text: string): Promise<void> {
  await input(page).fill(text)
  await input(page).press('Enter')
}

/** Where an element is and how large; fails when it is not shown. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('not shown')
  return box
}
