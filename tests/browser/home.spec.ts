import { expect, type Locator } from '@playwright/test'
import { companies, homeCompanies } from '#content/model/companies.ts'
import { figureOf, formatFigure } from '#content/model/figures.ts'
import { pageText } from '#content/model/pages.ts'
import { sectionNamed } from './page-parts.ts'
import { desktop, openPage, phone, test } from './window.ts'

test.use({ viewport: desktop })

test('a stage of the chain is a link from sky to name; calls and tiles lead on', async ({
  page,
}) => {
  await openPage(page, '/')
  const chain = sectionNamed(page, new RegExp(`^${pageText('/').chain.name}`))
  const drawing = chain.getByRole('img').first()
  await drawing.scrollIntoViewIfNeeded()
  const sky = (await drawing.boundingBox())?.y ?? 0
  const dims = (link: Locator) =>
    link.evaluate((element) => getComputedStyle(element, '::before').opacity)
  const drawn = companies.filter((company) => company.drawn)
  for (const { id, name } of drawn) {
    const link = chain.getByRole('link', { name: new RegExp(`^${name}`) })
    const { x, width } = (await link.locator('xpath=ancestor::li').boundingBox()) ?? {}
    const at = { x: (x ?? 0) + (width ?? 0) / 2, y: sky + 8 }
    await page.mouse.move(at.x, at.y)
    const there = await page.evaluate(
      (point) => document.elementFromPoint(point.x, point.y)?.closest('a')?.getAttribute('href'),
      at,
    )
    expect(there).toBe(`/subsidiaries/${id}`)
    await expect.poll(() => dims(link), name).toBe('1')
  }
  const [first, second] = [drawn[0], drawn[1]].map((company) =>
    chain.getByRole('link', { name: new RegExp(`^${company?.name}`) }),
  )
  await page.mouse.move(0, 0)
  await first?.focus()
  await page.keyboard.press('Tab')
  await expect(second ?? chain).toBeFocused()
  await expect.poll(() => dims(second ?? chain)).toBe('1')
  await expect.poll(() => dims(first ?? chain)).toBe('0')

  await test.step('on a phone it has its company, a figure of its own, and is a link', async () => {
    await page.setViewportSize(phone)
    await expect(chain.getByRole('img')).toHaveCount(0)
    for (const { id, name, place, chain: own } of companies) {
      if (place !== 'chain') continue
      const stage = chain.getByRole('listitem').filter({ hasText: name })
      if (own.figure) {
        const figure = figureOf(own.figure)
        await expect(stage.getByText(formatFigure(figure), { exact: true })).toBeVisible()
        await expect(stage).toContainText(`${formatFigure(figure)} ${figure.label}`)
      }
      // Click far from the name, which is the link.
      const box = await stage.boundingBox()
      await stage.click({ position: { x: 20, y: (box?.height ?? 0) - 6 }, trial: true })
      await expect(stage.getByRole('link')).toHaveAttribute('href', `/subsidiaries/${id}`)
    }
    const { height } = (await chain.boundingBox()) ?? {}
    expect(height).toBeLessThanOrEqual(phone.height * 1.3)
    await page.setViewportSize(desktop)
  })

  await test.step('the call to action to Contact', async () => {
    const call = page.getByRole('main').locator('section').last()
    await call.getByRole('link', { name: 'Get In Touch' }).click()
    await expect(page).toHaveURL('/contact')
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  await test.step('anywhere on a tile to its company', async () => {
    const tile = sectionNamed(page, /^Our Business Units/)
      .getByRole('listitem')
      .first()
    await tile.click({ position: { x: 20, y: 20 } })
    await expect(page).toHaveURL(`/subsidiaries/${homeCompanies[0]?.id}`)
  })
})
