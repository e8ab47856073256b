import { expect } from '@playwright/test'
import { reading, readPage } from './reader.ts'
import { hrefs } from './sections.ts'

reading('Projects is coming soon, with three figures', async ({ page }) => {
  await readPage(page, '/projects')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Projects')
  await expect(main.getByText('Coming Soon', { exact: true })).toBeVisible()
  await expect(main.getByRole('definition')).toHaveText(['50+', '$2B+', '15'])
  expect(await hrefs(main)).toEqual(
    expect.arrayContaining(['/case-studies', '/historical', '/notable-projects']),
  )
})

reading('"Coming Soon" is the largest line before the figures', async ({ page }) => {
  await readPage(page, '/projects')
  const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
  const soon = await page.getByText('Coming Soon', { exact: true }).evaluate(size)
  expect(soon).toBeGreaterThan(await page.getByRole('heading', { level: 1 }).evaluate(size))
})

reading('Notable Projects says what is coming, to the letter', async ({ page }) => {
  await readPage(page, '/notable-projects')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Notable Projects & Events')
  await expect(
    main.getByText('Milestone projects and significant events in our journey', { exact: true }),
  ).toBeVisible()
  await expect(main.getByRole('heading', { level: 2 })).toHaveText('Coming Soon')
  const line = 'Highlighting our most significant projects and key events that shaped our growth.'
  await expect(main.getByText(line, { exact: true })).toBeVisible()
})
