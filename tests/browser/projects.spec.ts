import { expect, type Locator } from '@playwright/test'
import { caseStudies, yearsOf } from '#content/model/case-studies.ts'
import { companies } from '#content/model/companies.ts'
import { figuresOf, formatFigure } from '#content/model/figures.ts'
import { pageText } from '#content/model/pages.ts'
import { timeline } from '#content/model/records.ts'
import { reading, readPage } from './reader.ts'
import { hrefs } from './sections.ts'
import { desktop, phone } from './window-sizes.ts'

reading.use({ viewport: desktop })

reading('Projects is coming soon, with its figures', async ({ page }) => {
  await readPage(page, '/projects')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(pageText('/projects').heading)
  await expect(main.getByText('Coming Soon', { exact: true })).toBeVisible()
  await expect(main.getByRole('definition')).toHaveText(
    figuresOf(pageText('/projects').figures).map(formatFigure),
  )
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

reading('Notable Projects leads to every case study and year', async ({ page }) => {
  await readPage(page, '/notable-projects')
  const main = page.getByRole('main')
  const links = await hrefs(main)
  expect(links).toEqual(expect.arrayContaining(caseStudies.map(({ id }) => `/case-studies#${id}`)))
  expect(links).toEqual(expect.arrayContaining(timeline.map(({ year }) => `/historical#y${year}`)))
})

for (const viewport of [phone, desktop]) {
  reading(`a bar spans its years of the scale at ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await readPage(page, '/notable-projects')
    const main = page.getByRole('main')
    const periods = caseStudies.map(yearsOf)
    const first = Math.min(...periods.map(({ from }) => from))
    const last = Math.max(...periods.map(({ to }) => to))
    // The scale's outer years end with it; it stands above the bars and again below them.
    const starts = main.locator('p').getByText(`${first}`, { exact: true })
    await expect(starts).toHaveCount(2)
    for (const scale of await starts.all()) {
      const row = scale.locator('..')
      const start = (await edges(scale)).left
      const year = ((await edges(row.getByText(`${last}`))).right - start) / (last - first)
      for (const [index, { id }] of caseStudies.entries()) {
        const { from, to } = periods[index] ?? { from: 0, to: 0 }
        const bar = main
          .locator(`a[href="/case-studies#${id}"] > span`)
          .last()
          .locator('span')
          .last()
        const { left, right } = await edges(bar)
        expect(Math.abs(left - start - (from - first) * year), id).toBeLessThanOrEqual(2)
        expect(Math.abs(right - start - (to - first) * year), id).toBeLessThanOrEqual(2)
      }
      // What stands between is around its own year.
      for (const mark of await row
        .locator('span')
        .all()
        .then((all) => all.slice(1, -1))) {
        const { left, right } = await edges(mark)
        const place = start + (Number(await mark.textContent()) - first) * year
        expect(Math.abs((left + right) / 2 - place)).toBeLessThanOrEqual(2)
      }
    }
  })
}

/** Where it begins and ends, in pixels from the window's left. */
async function edges(one: Locator): Promise<{ left: number; right: number }> {
  const { x, width } = (await one.boundingBox()) ?? { x: NaN, width: NaN }
  return { left: x, right: x + width }
}

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
