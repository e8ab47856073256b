import { expect } from '@playwright/test'
import { featuredProjects } from '#content/model/companies.ts'
import { desktop, openPage, test } from './window.ts'

test.use({ viewport: desktop })

test('the heading is larger than "Coming Soon", and a card leads to its place', async ({
  page,
}) => {
  await openPage(page, '/projects')
  const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
  const soon = await page.getByText('Coming Soon', { exact: true }).evaluate(size)
  expect(soon).toBeLessThan(await page.getByRole('heading', { level: 1 }).evaluate(size))
  const [project] = featuredProjects()
  if (!project) throw new Error('no company features a project')
  // Anywhere on the card.
  const card = page.getByRole('listitem').filter({ hasText: project.title })
  await card.click({ position: { x: 20, y: 20 } })
  await expect(page).toHaveURL(project.href)
  await expect(page.getByRole('heading', { name: project.title })).toBeInViewport()
})
