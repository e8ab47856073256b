import { stat } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { documentsOn } from '#content/model/documents.ts'
import { openPage } from './window.ts'

test('a document is saved under its set name and the page stays', async ({ page }) => {
  const [{ title, fileName } = { title: '', fileName: '' }] = documentsOn('about')
  await openPage(page, '/about')
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: `${title} ` }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe(fileName)
  expect((await stat(await file.path())).size).toBeGreaterThan(0)
  expect(new URL(page.url()).pathname).toBe('/about')
})
