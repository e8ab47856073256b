import { expect, type Locator, type Page } from '@playwright/test'
import { deskUrl } from './running-desk.ts'

/** Opens the form of the only record of a kind, or of the one with that title. */
export async function openForm(page: Page, kind: string, title?: string): Promise<void> {
  await page.goto(`${deskUrl}/edit`)
  await follow(page, kind)
  if (title) await follow(page, title)
  await expectForm(page)
}

/** Opens the form for a new record. */
export async function addRecord(page: Page, kind: string): Promise<void> {
  await page.goto(`${deskUrl}/edit`)
  await follow(page, kind)
  await follow(page, 'Add')
  await expectForm(page)
}

const follow = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).click()

/** Waits for the form's script, which renders the form again. */
export async function expectForm(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Hide the page' })).toBeVisible()
}

/** The first field with that label, in a form or in an entry of one of its lists. */
export function field(form: Page | Locator, label: string): Locator {
  return form.getByLabel(label, { exact: true }).first()
}

/** Fills fields by their labels. */
export async function fillIn(form: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(form, label).fill(value)
}

/** Unfolds an entry of a list, or "More". */
export async function unfold(page: Page, name: string): Promise<Locator> {
  const summary = page.locator('summary', { hasText: name }).first()
  await summary.click()
  return summary.locator('..')
}

/** Writes at the end of a text with a toolbar. */
export async function writeText(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Text/ }).first().press('ControlOrMeta+End')
  await page.keyboard.type(text)
}

/** Chooses a picture of the library in the first field that takes one. */
export async function choosePicture(page: Page, words: string): Promise<void> {
  const library = await openLibrary(page)
  await library.getByLabel('Find by words').fill(words)
  await library.getByRole('listitem').getByRole('button').first().click()
  await expect(library).toBeHidden()
}

/** Uploads a picture where it is used. */
export async function uploadPicture(page: Page, file: string, alternative: string): Promise<void> {
  const library = await openLibrary(page)
  await library.getByLabel('Or upload a new picture').setInputFiles(file)
  await library.getByLabel('Alternative text').fill(alternative)
  await library.getByRole('button', { name: 'Add and use this picture' }).click()
  await expect(library).toBeHidden()
}

async function openLibrary(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Choose or upload a picture' }).first().click()
  return page.getByRole('dialog', { name: 'Pictures' })
}

/** Chooses the file that belongs to a record, and waits until the desk has it. */
export async function upload(page: Page, label: string, file: string): Promise<void> {
  await field(page, label).setInputFiles(file)
  await expect(page.getByText('The picture is here')).toBeVisible()
}

/** Presses Save and waits until the record is in the draft; a new one then has its own address. */
export async function save(page: Page): Promise<void> {
  expect(await pressSave(page)).toBe(200)
  await expect(page).toHaveURL(/\/edit\//)
  await expect(page.getByText(/^Saved\b/).first()).toBeVisible()
}

/** Presses Save, and expects that nothing is saved, with these words above the fields. */
export async function expectRefusal(page: Page, words: string | RegExp): Promise<void> {
  expect(await pressSave(page)).toBe(409)
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
}

async function pressSave(page: Page): Promise<number> {
  const answer = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      /^\/(add|edit)\//.test(new URL(response.url()).pathname),
  )
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  return (await answer).status()
}
