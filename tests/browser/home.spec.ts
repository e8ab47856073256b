import { expect, type Locator } from '@playwright/test'
import { companies, homeCompanies } from '#content/model/companies.ts'
import { figureOf, formatFigure } from '#content/model/figures.ts'
import { pageText } from '#content/model/pages.ts'
import { companyPath } from './a-company.ts'
import { boxOf, sectionNamed } from './page-parts.ts'
import { desktop, openPage, phone, test } from './window.ts'

const chainName = new RegExp(`^${pageText('/').chain.name}`)

test('a stage of the chain is a link from sky to name', async ({ page }) => {
  await page.setViewportSize(desktop)
  await openPage(page, '/')
  const chain = sectionNamed(page, chainName)
  const drawing = chain.getByRole('img').first()
  await drawing.scrollIntoViewIfNeeded()
  const { y: sky } = await boxOf(drawing)
  const expectLit = (link: Locator, opacity: string) =>
    expect
      .poll(() => link.evaluate((element) => getComputedStyle(element, '::before').opacity))
      .toBe(opacity)
  const links = companies
    .filter(({ drawn }) => drawn)
    .map(({ id }) => chain.locator(`a[href="${companyPath(id)}"]`))
  for (const link of links) {
    const { x, width } = await boxOf(link.locator('xpath=ancestor::li'))
    const point = { x: x + width / 2, y: sky + 8 }
    await page.mouse.move(point.x, point.y)
    const isUnderPointer = await link.evaluate(
      (element, { x, y }) => element.contains(document.elementFromPoint(x, y)),
      point,
    )
    expect(isUnderPointer).toBe(true)
    await expectLit(link, '1')
  }
  const [first, second] = links
  if (!first || !second) throw new Error('content/companies: fewer than two are drawn')
  await page.mouse.move(0, 0)
  await first.focus()
  await page.keyboard.press('Tab')
  await expect(second).toBeFocused()
  await expectLit(second, '1')
  await expectLit(first, '0')
})

test('on a phone a stage has its company, a figure of its own, and is a link', async ({ page }) => {
  await page.setViewportSize(phone)
  await openPage(page, '/')
  const chain = sectionNamed(page, chainName)
  await expect(chain.getByRole('img')).toHaveCount(0)
  for (const { id, name, chain: own } of companies.filter(({ place }) => place === 'chain')) {
    const stage = chain.getByRole('listitem').filter({ hasText: name })
    if (own.figure) {
      const figure = figureOf(own.figure)
      await expect(stage.getByText(formatFigure(figure), { exact: true })).toBeVisible()
      await expect(stage).toContainText(`${formatFigure(figure)} ${figure.label}`)
    }
    // Click far from the name, which is the link.
    const { height } = await boxOf(stage)
    await stage.click({ position: { x: 20, y: height - 6 }, trial: true })
    await expect(stage.getByRole('link')).toHaveAttribute('href', companyPath(id))
  }
})

test('anywhere on a tile leads to its company', async ({ page }) => {
  await page.setViewportSize(desktop)
  await openPage(page, '/')
  const tile = sectionNamed(page, /^Our Business Units/)
    .getByRole('listitem')
    .first()
  await tile.click({ position: { x: 20, y: 20 } })
  await expect(page).toHaveURL(companyPath(homeCompanies[0]?.id ?? ''))
})
