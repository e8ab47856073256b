import { expect } from '@playwright/test'
import { figureOf, formatFigure } from '#content/model/figures.ts'
import { certificates, duties, indicators } from '#content/model/records.ts'
import { reading, readPage } from './reader.ts'
import { sectionNamed } from './sections.ts'
import { test } from './window.ts'
import { desktop } from './window-sizes.ts'

test.use({ viewport: desktop })

test.beforeEach(async ({ page }) => {
  await readPage(page, '/qhsse')
})

reading('names the duties in the order of the letters', async ({ page }) => {
  const head = page.getByRole('main').locator('section').first()
  await expect(head.getByRole('heading', { level: 2 })).toHaveText(duties.map(({ title }) => title))
})

reading('shows the indicators, and draws shares of a whole', async ({ page }) => {
  const section = sectionNamed(page, /^Indicators/)
  for (const [index, { name, figure: id }] of indicators.entries()) {
    const figure = figureOf(id)
    await expect(section.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
    const shown = section.getByText(formatFigure(figure), { exact: true })
    await expect(shown.first()).toBeVisible()
    // The first is set large, without a drawing.
    if (index > 0 && figure.suffix === '%') {
      const drawing = `${figure.label}: ${formatFigure(figure)}`
      await expect(section.getByRole('img', { name: drawing })).toBeVisible()
    }
  }
})

reading('says with each indicator what it counts', async ({ page }) => {
  const section = sectionNamed(page, /^Indicators/)
  for (const { name, text } of indicators) {
    await expect(section.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
    // The figure's receipt, which is closed, says the same.
    const shown = section.getByText(text, { exact: true }).filter({ visible: true })
    await expect(shown).toHaveCount(1)
  }
})

reading('lists the certifications', async ({ page }) => {
  await expect(sectionNamed(page, /^Certification/).getByRole('listitem')).toHaveText(
    certificates.map(({ number, edition }) => new RegExp(`^ISO ${number}:${edition}`)),
  )
})

reading('offers the policy and the guidelines under a file name', async ({ page }) => {
  const downloads = sectionNamed(page, /^Downloads/)
  for (const [name, href] of [
    ['QHSSE policy', '/qhsse-policy.pdf'],
    ['Safety guidelines', '/safety-guidelines.pdf'],
  ] as const) {
    const link = downloads.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('download', /\.pdf$/)
  }
})
