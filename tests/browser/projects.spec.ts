import { expect } from '@playwright/test'
import { caseStudies } from '#content/model/case-studies.ts'
import { companies } from '#content/model/companies.ts'
import { timeline } from '#content/model/timeline.ts'
import { reading, readPage } from './reader.ts'
import { hrefs } from './sections.ts'
import { desktop } from './window-sizes.ts'

reading.use({ viewport: desktop })

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

reading('Projects shows what companies feature, with the way to each', async ({ page }) => {
  await readPage(page, '/projects')
  const main = page.getByRole('main')
  const featuring = companies.flatMap(({ id, sections }) =>
    sections.flatMap((section) => (section.kind === 'projects' ? [{ id, ...section }] : [])),
  )
  expect(featuring.length).toBeGreaterThan(0)
  for (const { id, heading, items } of featuring) {
    const group = main.locator('section').filter({
      has: page.getByRole('heading', { level: 2, name: heading, exact: true }),
    })
    await expect(group.getByRole('heading', { level: 3 })).toHaveText(
      items.map(({ title }) => title),
    )
    for (const { place } of items) await expect(group).toContainText(place)
    expect(await hrefs(group)).toContain(`/subsidiaries/${id}`)
  }
})

reading('Notable Projects leads to every case study and year, on one scale', async ({ page }) => {
  await readPage(page, '/notable-projects')
  const main = page.getByRole('main')
  const links = await hrefs(main)
  expect(links).toEqual(expect.arrayContaining(caseStudies.map(({ id }) => `/case-studies#${id}`)))
  expect(links).toEqual(expect.arrayContaining(timeline.map(({ year }) => `/historical#y${year}`)))
  // A bar that begins in a year of the timeline begins above its mark.
  const year = timeline.find((entry) =>
    caseStudies.some(({ period }) => period.startsWith(`${entry.year}`)),
  )
  const study = caseStudies.find(({ period }) => period.startsWith(`${year?.year}`))
  const bar = main.locator(`a[href="/case-studies#${study?.id}"] > span`).nth(1)
  const mark = main.getByRole('link', { name: `${year?.year}`, exact: true })
  const [from, at] = [await bar.boundingBox(), await mark.boundingBox()]
  expect(Math.abs((from?.x ?? 0) - (at?.x ?? 99))).toBeLessThanOrEqual(1)
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
