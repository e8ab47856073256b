import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { sectionLabels } from './menu.ts'
import { desktop, phone } from './window.ts'

test.use({ javaScriptEnabled: false })

test.describe('in a wide window', () => {
  test.use({ viewport: desktop })

  test('keyboard and pointer show the links of each section', async ({ page, menu }) => {
    await page.goto('/')
    for (const label of sectionLabels) {
      await menu.button(label).focus()
      await menu.expectLinks(label)
      await page.keyboard.press('Tab')
      await expect(menu.links(label).first()).toBeFocused()
    }
    await page.goto('/')
    for (const label of sectionLabels) {
      await menu.button(label).hover()
      await menu.expectLinks(label)
    }
    await menu
      .links(sectionLabels.at(-1) ?? '')
      .last()
      .click()
    expect(new URL(page.url()).pathname).not.toBe('/')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the Menu link shows the menu, and all of its links can be reached', async ({
    page,
    menu,
  }) => {
    await page.goto('/')
    await expect(menu.nav).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0)
    await page.getByRole('link', { name: 'Menu', exact: true }).click()
    await expect(menu.nav).toBeVisible()
    for (const label of sectionLabels) {
      await menu.expectLinks(label)
    }
    const covered = await menu.nav.getByRole('link').evaluateAll((links) =>
      links.flatMap((link) => {
        link.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { x, y, width, height } = link.getBoundingClientRect()
        const there = document.elementFromPoint(x + width / 2, y + height / 2)
        return link.contains(there) ? [] : [link.textContent]
      }),
    )
    expect(covered, 'links that something lies on').toEqual([])
  })
})
