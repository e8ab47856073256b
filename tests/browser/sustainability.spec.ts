import { expect } from '@playwright/test'
import { figureOf } from '#content/model/figures.ts'
import { pageText } from '#content/model/pages.ts'
import { sustainability } from '#content/model/records.ts'
import { desktop, openPage, phone, test } from './window.ts'

const { drawn, oneMark } = sustainability

test.use({ viewport: desktop })

test.beforeEach(async ({ page }) => {
  await openPage(page, '/sustainability')
})

test('draws a bar for each measure, as long as its figure', async ({ page }) => {
  const bars = page.getByRole('main').getByRole('img', { name: /^\d+ of 100/ })
  const lengths = await bars.evaluateAll((charts) =>
    charts.map((chart) => {
      const filled = chart.querySelectorAll('rect')[1]?.getBoundingClientRect().width ?? 0
      return Math.round((100 * filled) / chart.getBoundingClientRect().width)
    }),
  )
  const { environment, community, risk } = sustainability.metrics
  const measures = [...environment, ...community, ...risk].map(figureOf)
  expect(lengths).toEqual(measures.map(({ value }) => value))
})

test('trees and students are drawn at one scale', async ({ page }) => {
  const { marks, trees: planted, community } = pageText('/sustainability')
  const chart = (unit: string, count: number) =>
    page.getByRole('img', {
      name: ` ${oneMark.toLocaleString('en-GB')} ${unit}. ${count} ${marks}`,
    })
  const [treeMarks = 0, studentMarks = 0] = [drawn.trees, drawn.students].map((id) =>
    Math.floor(figureOf(id).value / oneMark),
  )
  const trees = chart(planted.unit, treeMarks)
  const students = chart(community.unit, studentMarks)
  const areas = await Promise.all(
    [trees, students].map((chart) =>
      chart.evaluate(
        (svg) => svg.getBoundingClientRect().width * svg.getBoundingClientRect().height,
      ),
    ),
  )
  const [treeArea = 0, studentArea = 0] = areas
  expect(treeArea / studentArea).toBeCloseTo(treeMarks / studentMarks, 1)
})

test('the target path is one picture, dashed, on every screen', async ({ page }) => {
  const path = page.getByRole('img', {
    name: pageText('/sustainability').environment.path.alt,
    exact: true,
  })
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    await expect(path).toHaveCount(1)
    const lines = path.locator('g[fill="none"] path')
    await expect(lines).toHaveCount(2)
    for (const line of await lines.all()) await expect(line).toHaveAttribute('stroke-dasharray')
  }
})
