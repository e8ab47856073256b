import { expect } from '@playwright/test'
import { complaintsOf } from './complaints.ts'
import { test } from './fixtures.ts'

// tests/build/not-found.test.ts reads the pages, served.test.ts asks for them.
test('an unknown address is written to the console, and its page leads back', async ({
  page,
  menu,
  baseURL,
}) => {
  const complaints = complaintsOf(page, baseURL)
  const path = '/no/such/page'
  await page.goto(path)
  await expect.poll(() => complaints.some((line) => line.endsWith(` ${path}`))).toBe(true)
  // The others are the browser's own, about the status.
  const expected = complaints.filter(
    (line) => line.startsWith('404: ') || line.includes('status of 404'),
  )
  expect(complaints).toHaveLength(expected.length + 1)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(menu.nav).toHaveCount(1)
})
