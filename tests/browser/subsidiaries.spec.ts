import { expect } from '@playwright/test'
import { companies, companiesOf } from '#content/model/companies.ts'
import type { Section, Service } from '#content/model/company-schemas.ts'
import { emails } from '#content/model/contact.ts'
import { figuresOf, formatFigure } from '#content/model/figures.ts'
import { companyPages } from '#content/model/records.ts'
import { companyPath } from './a-company.ts'
import { reading, readPage } from './reader.ts'
import { hrefs, sectionNamed } from './sections.ts'
import { test } from './window.ts'
import { desktop } from './window-sizes.ts'

test.use({ viewport: desktop })

/** What a section lists under a heading each: services, and featured projects. */
function entriesIn(section: Section): readonly { title: string }[] {
  return section.kind === 'projects' ? section.items : servicesIn(section)
}

/** The entries of a section that say what a client receives. */
function servicesIn(section: Section): Service[] {
  if (!('items' in section)) return []
  return section.items.flatMap((item) => ('deliverable' in item ? [item] : []))
}

for (const company of companies) {
  const { id, name, fullName, figures } = company

  reading(name, async ({ page }) => {
    await readPage(page, companyPath(id))
    const main = page.getByRole('main')

    await test.step('has its title, its own picture and an about section', async () => {
      await expect(main.getByRole('heading', { level: 1, name: fullName })).toBeVisible()
      await expect(main.getByRole('img').first()).toBeVisible()
      const own = page.locator(`main img[src*="/${company.picture}."]`)
      await expect(own.first()).toBeVisible()
      await expect(sectionNamed(page, new RegExp(`^About ${name}`))).toHaveCount(1)
    })

    await test.step('has its entries and figures', async () => {
      for (const { title } of company.sections.flatMap(entriesIn)) {
        const heading = main.getByRole('heading', { level: 3, name: title, exact: true })
        await expect(heading.first()).toBeVisible()
      }
      for (const figure of figuresOf(figures)) {
        const shown = main.getByText(formatFigure(figure), { exact: true })
        await expect(shown.first()).toBeVisible()
      }
    })

    await test.step('stands in the chain between its neighbours', async () => {
      const { name: section, here } = companyPages.chain
      const chain = sectionNamed(page, new RegExp(`^${section}`))
      const { before, after } = company.chain
      for (const each of [...before, ...after]) {
        const [neighbour] = companiesOf([each.company])
        const link = chain.getByRole('link', { name: neighbour?.name })
        await expect(link).toHaveAttribute('href', `/subsidiaries/${each.company}`)
        await expect(link).toContainText(each.text)
      }
      await expect(chain.getByText(new RegExp(`^${here}`))).toBeVisible()
      expect(await hrefs(chain), 'no link to itself').not.toContain(`/subsidiaries/${id}`)
    })

    await test.step('shows the stages before and after it under its head', async () => {
      const { before, after } = company.chain
      const strip = page.getByRole('navigation', { name: companyPages.chain.name, exact: true })
      const [previous, next] = [before.at(-1), after[0]].map((each) => each?.company)
      const expected = [previous, id, next].flatMap((each) => {
        if (!each) return []
        return each === id ? ['#chain'] : [companyPath(each)]
      })
      expect(await hrefs(strip)).toEqual(company.place === 'chain' ? expected : [])
      const names = companiesOf([previous, id, next].flatMap((each) => each ?? []))
      if (company.place === 'chain')
        await expect(strip.getByRole('link')).toHaveText(names.map((each) => each.name))
    })

    await test.step('closes with a call to action', async () => {
      const closing = main.locator('section').last()
      await expect(closing.getByRole('heading', { level: 2 })).toHaveText(company.closing.heading)
      expect(await hrefs(closing)).toContain('/contact')
      for (const asked of company.closing.include ?? [])
        await expect(closing.getByText(asked, { exact: true })).toBeVisible()
      if (company.closing.text?.includes(emails.general.address))
        expect(await hrefs(closing)).toContain(`mailto:${emails.general.address}`)
    })

    await test.step('says of each service what the client receives, by which standards', async () => {
      const { deliverable, standards } = companyPages.service
      for (const item of company.sections.flatMap(servicesIn)) {
        const entry = main.getByRole('listitem').filter({
          has: page.getByRole('heading', { level: 3, name: item.title, exact: true }),
        })
        await expect(entry).toContainText(item.text)
        await expect(entry.getByRole('term').first()).toHaveText(deliverable)
        await expect(entry.getByRole('definition').first()).toHaveText(item.deliverable ?? '')
        if (item.standards) {
          await expect(entry.getByRole('term').last()).toHaveText(standards)
          await expect(entry.getByRole('definition').last()).toHaveText(item.standards)
        }
      }
    })

    await test.step('numbers the steps of an engagement', async () => {
      for (const section of company.sections) {
        if (section.kind !== 'engagement') continue
        const shown = sectionNamed(page, new RegExp(`^${section.name}`))
        const steps = shown.locator('ol > li')
        await expect(steps.getByRole('heading', { level: 3 })).toHaveText(
          section.items.map(({ title }) => title),
        )
      }
    })

    const { website } = company
    if (!website || website.href === '#') return
    await test.step('leads to its own website in a new tab', async () => {
      const link = main.getByRole('link', { name: 'Visit Website' }).first()
      await expect(link).toHaveAttribute('href', website.href)
      await expect(link).toHaveAttribute('target', '_blank')
    })
  })
}

reading('a primary button takes the colour of its company', async ({ page }) => {
  const fills: string[] = []
  for (const { id } of companies.slice(0, 2)) {
    await readPage(page, companyPath(id))
    const button = page.getByRole('link', { name: /^Talk to/ })
    fills.push(await button.evaluate((element) => getComputedStyle(element).backgroundColor))
  }
  expect(new Set(fills).size).toBe(2)
})

test('no two pages are composed alike', () => {
  const compositions = companies.map(({ head, sections }) =>
    [head, ...sections.map(({ kind }) => kind)].join(' '),
  )
  expect(new Set(compositions).size).toBe(companies.length)
})
