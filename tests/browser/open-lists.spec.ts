import { expect } from '@playwright/test'
import { pageText } from '#content/model/pages.ts'
import { company } from '../build/edited-content.ts'
import { test } from './edited-site.ts'
import { sectionNamed } from './page-parts.ts'
import { textLost } from './text-lost.ts'
import { desktop, openPage, phone } from './window.ts'

/* An eighth company. What pages say of it, and of all else that was edited, tests/build/ reads. */

const address = '/subsidiaries/windrich'

test.use({ viewport: desktop })

test('stands under its neighbour’s stretch of the drawing', async ({ page }) => {
  await openPage(page, '/')
  const chain = sectionNamed(page, new RegExp(`^${pageText('/').chain.name}`))
  const left = (name: string) =>
    chain
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: new RegExp(`^${name}`) }) })
      .evaluate((item) => Math.round(item.getBoundingClientRect().left))
  expect(await left('Windrich')).toBe(await left('Wattrich'))
  expect(await left('Electrich')).toBeGreaterThan(await left('Windrich'))
})

test('the chat knows it', async ({ page, chat }) => {
  await openPage(page, '/')
  await chat.open()
  await chat.say('What does Windrich do?')
  await expect(chat.replies.last()).toContainText(company.description)
})

test('pages lose no text with eight companies', async ({ page }) => {
  for (const path of ['/', address, '/corporate-structure', '/management']) {
    await openPage(page, path)
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      expect(await textLost(page), `${path} at ${viewport.width} pixels`).toEqual([])
    }
  }
})
