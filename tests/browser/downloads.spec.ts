import { stat } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { documentsOn } from '#content/model/documents.ts'
import { desktop, openPage } from './window.ts'

test.use({ viewport: desktop })

for (const { id, title, fileName } of documentsOn('about')) {
  test(`${title} is saved under its set name and the page stays`, async ({ page }) => {
    await openPage(page, '/about')
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: `${title} ` }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe(fileName)
    expect((await stat(await file.path())).size).toBeGreaterThan(0)
    expect(new URL(page.url()).pathname).toBe('/about')
  })

  test(`/${id}.pdf is served as a PDF`, async ({ request }) => {
    const answer = await request.get(`/${id}.pdf`)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toBe('application/pdf')
  })
}
