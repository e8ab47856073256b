import { expect } from '@playwright/test'
import { figureOf } from '#content/model/figures.ts'
import { pageText } from '#content/model/pages.ts'
import { sustainability } from '#content/model/records.ts'
import { desktop, openPage, test } from './window.ts'

const { drawn, oneMark } = sustainability

test.use({ viewport: desktop })

test('trees and students are drawn at one scale', async ({ page }) => {
  await openPage(page, '/sustainability')
  const { trees: planted, community } = pageText('/sustainability')
  const chart = ({ mark, unit }: { mark: string; unit: string }) =>
    page.getByRole('img', { name: `${mark} ${oneMark.toLocaleString('en-GB')} ${unit}.` })
  const [treeMarks = 0, studentMarks = 0] = [drawn.trees, drawn.students].map((id) =>
    Math.floor(figureOf(id).value / oneMark),
  )
  const trees = chart(planted)
  const students = chart(community)
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
