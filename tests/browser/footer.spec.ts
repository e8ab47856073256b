import { expect } from '@playwright/test'
import { companies } from '#content/model/companies.ts'
import { emails, offices, phones } from '#content/model/contact.ts'
import { group } from '#content/model/group.ts'
import { legalLinks, moreLinks, quickLinks } from '#content/model/navigation.ts'
import { complaintsOf } from './complaints.ts'
import { openPage } from './open-page.ts'
import { reading, readPage } from './reader.ts'
import { test } from './window.ts'
import { desktop, phone } from './window-sizes.ts'

test.use({ viewport: desktop })

reading('links all companies', async ({ page }) => {
  await readPage(page, '/qhsse')
  const links = page.getByRole('contentinfo').locator('a[href^="/subsidiaries/"]')
  await expect(links).toHaveCount(companies.length)
  for (const [index, { id, name }] of companies.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', `/subsidiaries/${id}`)
    await expect(links.nth(index)).toContainText(name)
  }
})

reading('has the quick links and the legal links', async ({ page }) => {
  await readPage(page, '/qhsse')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('heading', { name: 'Quick Links' })).toBeVisible()
  for (const { label, href } of [...quickLinks, ...moreLinks, ...legalLinks]) {
    const link = footer.getByRole('link', { name: label, exact: true })
    await expect(link).toHaveAttribute('href', href)
  }
  expect(legalLinks.map(({ href }) => href)).toEqual([
    '/privacy-policy',
    '/terms-of-service',
    '/cookies',
  ])
})

reading('names its social links after their networks', async ({ page }) => {
  await readPage(page, '/qhsse')
  for (const { network } of group.social) {
    const link = page.getByRole('contentinfo').getByRole('link', { name: network, exact: true })
    await expect(link).toBeVisible()
  }
})

reading('tells how to reach the group, and who designed the site', async ({ page }) => {
  await readPage(page, '/qhsse')
  const footer = page.getByRole('contentinfo')
  for (const line of offices[0].address) await expect(footer).toContainText(line)
  const telephone = footer.getByRole('link', { name: phones[0].display })
  await expect(telephone).toHaveAttribute('href', `tel:${phones[0].dial}`)
  const email = footer.getByRole('link', { name: emails.general.address })
  await expect(email).toHaveAttribute('href', `mailto:${emails.general.address}`)
  await expect(footer).toContainText(`Designed by ${group.designer?.name}`)
})

reading('leaves a phone to the page: little more than a screen', async ({ page }) => {
  await page.setViewportSize(phone)
  await readPage(page, '/qhsse')
  const box = await page.getByRole('contentinfo').boundingBox()
  expect(box?.height).toBeLessThanOrEqual(1050)
})

test("shows the year of the visitor's clock without a hydration warning", async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page, baseURL)
  await page.clock.setFixedTime(new Date('2031-06-15T12:00:00Z'))
  await openPage(page, '/qhsse')
  await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${group.name}`)
  // A clock that is behind the build's is wrong.
  const built = await (await page.request.get('/qhsse')).text()
  await page.clock.setFixedTime(new Date('1999-06-15T12:00:00Z'))
  await openPage(page, '/qhsse')
  const year = page.getByRole('contentinfo').locator('[data-current-year]')
  await expect(year).toHaveText(/data-current-year[^>]*>(\d+)/.exec(built)?.[1] ?? '')
  expect(complaints).toEqual([])
})
