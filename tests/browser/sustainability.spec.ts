import { expect } from '@playwright/test'
import { figureOf } from '#content/model/figures.ts'
import { pageText } from '#content/model/pages.ts'
import { sustainability } from '#content/model/records.ts'
import { boxOf } from './page-parts.ts'
import { desktop, openPage, test } from './window.ts'

const { drawn, oneMark } = sustainability
const { trees, community } = pageText('/sustainability')

test('trees and students are drawn at one scale', async ({ page }) => {
  await page.setViewportSize(desktop)
  await openPage(page, '/sustainability')
  const [treeArea = 0, studentArea = 0] = await Promise.all(
    [trees, community].map(async ({ mark, unit }) => {
      const name = `${mark} ${oneMark.toLocaleString('en-GB')} ${unit}.`
      const { width, height } = await boxOf(page.getByRole('img', { name }))
      return width * height
    }),
  )
  const marks = (id: string) => Math.floor(figureOf(id).value / oneMark)
  expect(treeArea / studentArea).toBeCloseTo(marks(drawn.trees) / marks(drawn.students), 1)
})
