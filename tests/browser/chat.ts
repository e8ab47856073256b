import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { group } from '#content/model/group.ts'
import { groupName } from '../build/edited-content.ts'
import { openPage } from './window.ts'

/** The panel's name begins with the group's, which the editor of `edited` has changed. */
const panelName = new RegExp(`^(${group.name}|${groupName}) AI Assistant$`, 'i')

/** The AI provider's address in a build with default settings. */
export const providerUrl = 'https://api.openai.com/v1/chat/completions'

/** An answer in the provider's format. */
export function saying(content: unknown) {
  return (route: Route) =>
    route.fulfill({ json: { choices: [{ message: { role: 'assistant', content } }] } })
}

/** The chat of the open page. */
export class Chat {
  readonly page: Page
  readonly launcher: Locator
  readonly panel: Locator
  readonly log: Locator
  readonly input: Locator
  readonly send: Locator
  readonly typing: Locator
  /** Every message of the selected tab, preceded by its sender. */
  readonly messages: Locator
  readonly replies: Locator
  readonly lastReply: Locator
  readonly keyField: Locator

  constructor(page: Page) {
    this.page = page
    this.launcher = page.getByRole('button', { name: /^(Open|Close) chat assistant$/i })
    this.panel = page.getByRole('dialog', { name: panelName })
    this.log = this.panel.getByRole('log')
    this.input = this.panel.getByRole('textbox', { name: 'Message' })
    this.send = this.panel.getByRole('button', { name: 'Send message' })
    this.typing = this.log.getByText('typing')
    this.messages = this.log.locator('> div')
    this.replies = this.messages.filter({ hasText: /^Assistant: /i })
    this.lastReply = this.replies.last()
    this.keyField = this.panel.getByLabel('OpenAI API key')
  }

  tab(name: 'Quick answers' | 'Ask AI'): Locator {
    return this.panel.getByRole('tab', { name })
  }

  /** Opens the panel and waits until its input has the focus. */
  async open(): Promise<void> {
    await this.launcher.click()
    await expect(this.input).toBeFocused()
  }

  /** Waits until React has hydrated the panel: before that, messages are only queued. */
  async ready(): Promise<void> {
    const island = this.page.locator('astro-island[data-ready]:has(#chat-panel)')
    await island.waitFor({ state: 'attached' })
  }

  /** Opens a page with the panel, and waits for React. */
  async openOn(path = '/cookies'): Promise<void> {
    await openPage(this.page, path)
    await this.open()
    await this.ready()
  }

  async say(text: string): Promise<void> {
    await this.input.fill(text)
    await this.input.press('Enter')
  }

  /** Opens the panel at "Ask AI". */
  async openAskAi(): Promise<void> {
    await this.open()
    await this.tab('Ask AI').click()
  }

  async enterKey(key: string): Promise<void> {
    await this.keyField.fill(key)
    await this.panel.getByRole('button', { name: 'Use key' }).click()
    await expect(this.keyField).toHaveCount(0)
  }

  /** Mocks the AI provider. */
  async provide(answer: (route: Route) => unknown): Promise<void> {
    await this.page.unroute(providerUrl)
    await this.page.route(providerUrl, async (route) => void (await answer(route)))
  }

  /** Mocks a provider that answers once the returned function is called. */
  async provideLater(): Promise<(content: string) => Promise<void>> {
    let asked: (route: Route) => void = () => undefined
    const waiting = new Promise<Route>((resolve) => {
      asked = resolve
    })
    await this.provide(asked)
    return async (content) => saying(content)(await waiting)
  }
}
