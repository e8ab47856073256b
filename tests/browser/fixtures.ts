import { test as base } from '@playwright/test'
import { Chat } from './chat.ts'
import { Form, Newsletter } from './forms.ts'
import { Menu } from './menu.ts'
import { Search } from './search.ts'

type Parts = { chat: Chat; form: Form; menu: Menu; newsletter: Newsletter; search: Search }

/** Playwright's `test`, with what tests use of a page. */
export const test = base.extend<Parts>({
  chat: ({ page }, use) => use(new Chat(page)),
  form: ({ page }, use) => use(new Form(page)),
  newsletter: ({ page }, use) => use(new Newsletter(page)),
  menu: ({ page }, use) => use(new Menu(page)),
  search: ({ page }, use) => use(new Search(page)),
})
