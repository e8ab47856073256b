import { expect } from '@playwright/test'
import {
  linkCount,
  mainNavigation,
  sectionButton,
  sectionLabels,
  sectionLinks,
} from './page-parts.ts'
import { desktop, phone, test } from './window.ts'

test.use({ javaScriptEnabled: false })

test.describe('in a wide window', () => {
  test.use({ viewport: desktop })

  test('keyboard and pointer show the links of each section', async ({ page }) => {
    await page.goto('/')
    for (const label of sectionLabels) {
      await sectionButton(page, label).focus()
      await expect(sectionLinks(page, label)).toHaveCount(linkCount(label))
      await page.keyboard.press('Tab')
      await expect(sectionLinks(page, label).first()).toBeFocused()
    }
    await page.goto('/')
    for (const label of sectionLabels) {
      await sectionButton(page, label).hover()
      await expect(sectionLinks(page, label)).toHaveCount(linkCount(label))
    }
    await sectionLinks(page, sectionLabels.at(-1) ?? '')
      .last()
      .click()
    expect(new URL(page.url()).pathname).not.toBe('/')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the Menu link shows the menu, and all of its links can be reached', async ({ page }) => {
    await page.goto('/')
    await expect(mainNavigation(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0)
    await page.getByRole('link', { name: 'Menu', exact: true }).click()
    await expect(mainNavigation(page)).toBeVisible()
    for (const label of sectionLabels) {
      await expect(sectionLinks(page, label)).toHaveCount(linkCount(label))
    }
    const covered = await mainNavigation(page)
      .getByRole('link')
      .evaluateAll((links) =>
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
