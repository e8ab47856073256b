import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the editor, and an entry of its menu. */
export async function openEntry(page: Page, name: string): Promise<void> {
  await page.goto('/keystatic')
  await chooseEntry(page, name)
}

/** Opens an entry of the menu, in the open editor. */
export async function chooseEntry(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('main').getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** Opens the form for a new record, from the open list. */
export async function addRecord(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Add', exact: true }).click()
}

/** Opens a record of the list that is open. */
export async function openRecord(page: Page, name: string): Promise<void> {
  await page.getByRole('grid').getByText(name, { exact: true }).first().click()
}

/** Fills the texts of a form by their labels. */
export async function fillIn(form: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await form.getByRole('textbox', { name: label, exact: true }).fill(value)
  }
}

/** Chooses a record in a combobox, which searches records of another kind. */
export async function lookUp(page: Page, label: string, record: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label })
  // A click while the list still moves lands outside and closes it: try again.
  await expect(async () => {
    await field.fill('')
    await field.fill(record)
    await page.getByRole('option', { name: record, exact: true }).click({ timeout: 5000 })
  }).toPass()
}

/** Chooses a picture from this computer, and waits for its preview: Keystatic reads the file first. */
export async function upload(page: Page, label: string, file: string): Promise<void> {
  const field = page.getByRole('group', { name: label })
  const previews = () =>
    field.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  const before = await previews()
  const chooser = page.waitForEvent('filechooser')
  await field.getByRole('button', { name: 'Choose file' }).click()
  await (await chooser).setFiles(file)
  await expect.poll(previews).not.toEqual(before)
}

/** Presses Create or Save and waits until the record is written. */
export async function save(page: Page): Promise<void> {
  const written = page.waitForResponse(
    (response) => response.url().endsWith('/api/keystatic/update') && response.ok(),
  )
  await page.getByRole('button', { name: /^(Create|Save)$/ }).click()
  await written
}

/** Presses Create or Save, and expects a refusal at the field. */
export async function expectRefusal(page: Page, message: string): Promise<void> {
  await page.getByRole('button', { name: /^(Create|Save)$/ }).click()
  // At the field, and in the notice.
  await expect(page.getByText(message).first()).toBeVisible()
}
