import { expect } from '@playwright/test'
import type { Person } from '#content/model/group-schemas.ts'
import { people } from '#content/model/records.ts'
import { reading, readPage } from './reader.ts'
import { sectionNamed } from './sections.ts'
import { test } from './window.ts'
import { desktop } from './window-sizes.ts'

test.use({ viewport: desktop })

test.beforeEach(async ({ page }) => {
  await readPage(page, '/management')
})

const teams = [
  { team: 'executive', heading: 'Executive' },
  { team: 'management', heading: 'Management' },
  { team: 'operations', heading: 'Operations Team' },
] as const

for (const { team, heading } of teams) {
  reading(
    `${heading} has its profiles, each with name, position, plate and bio`,
    async ({ page }) => {
      const section = sectionNamed(page, new RegExp(`^${heading}$`))
      const profiles = section.getByRole('listitem')
      const leaders = people.filter((person) => person.team === team)
      expect(leaders.length).toBeGreaterThan(0)
      await expect(profiles).toHaveCount(leaders.length)
      await expect(profiles.getByRole('heading', { level: 3 })).toHaveText(
        leaders.map(({ name = '' }) => name),
      )
      for (const [index, { position, bio = '' }] of leaders.entries()) {
        const profile = profiles.nth(index)
        await expect(profile.getByText(position, { exact: true })).toBeVisible()
        await expect(profile.getByText(bio, { exact: true })).toBeVisible()
        // The plate, or the photograph that takes its place.
        await expect(profile.locator('svg[viewBox="0 0 400 500"], img')).toBeVisible()
      }
    },
  )
}

reading('shows no profile addresses, which are held but not displayed', async ({ page }) => {
  const everybody: readonly Person[] = people
  const held = everybody.flatMap(({ linkedin, twitter }) => [linkedin ?? [], twitter ?? []].flat())
  const shown = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(shown.filter((href) => held.includes(href) || /linkedin|twitter/.test(href))).toEqual([])
})
