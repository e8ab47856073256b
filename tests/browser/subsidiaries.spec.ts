import { expect, test } from '@playwright/test'
import { fact, formatFigure } from '#content/figures.ts'
import type { CompanyId } from '#content/schema/subsidiary.ts'
import { companies, subsidiaries } from '#content/subsidiaries.ts'
import { openPage } from './open-page.ts'
import { hrefs, sectionNamed } from './sections.ts'
import { desktop } from './window-sizes.ts'

test.use({ viewport: desktop })

/** What the specification lists for each company (spec 2.11). */
const listed: Record<
  CompanyId,
  { headings: string[]; figures: Parameters<typeof fact>[0][]; links: string[] }
> = {
  techrich: {
    headings: [
      'Engineering & Design',
      'Supply Chain Management',
      'Construction Services',
      'Telecommunications',
      'Utilities & IT',
      'Drilling Solutions',
    ],
    figures: [],
    links: ['/contact', '#'],
  },
  wattrich: {
    headings: [
      'Power Generation',
      'Renewable Energy',
      'Energy Management',
      'Gas plant',
      'Solar farm',
      'Hybrid system',
    ],
    figures: ['lagos-gas-plant', 'kano-solar-farm'],
    links: ['/services'],
  },
  wellrich: {
    headings: ['Niger Delta Basin', 'Deep Water Block 125', 'Lake Albert Development'],
    figures: ['niger-delta-output'],
    links: [],
  },
  'exprich-energy': {
    headings: ['Pipelines', 'Storage', 'Processing', 'Road logistics', 'Marine logistics'],
    figures: ['pipeline-length', 'storage-capacity', 'gas-processing'],
    links: ['/contact', '/services'],
  },
  fatgas: {
    headings: ['Automotive fuels', 'Lubricants', 'LPG'],
    figures: ['retail-stations', 'terminals', 'trucks', 'fatgas-countries'],
    links: ['/qhsse'],
  },
  electrich: {
    headings: [],
    figures: ['homes-powered', 'businesses-powered', 'mini-grids', 'reliability', 'communities'],
    links: ['/sustainability'],
  },
  gasrich: {
    headings: [],
    figures: ['gas-assets', 'gas-facilities', 'gas-production', 'flare-reduction'],
    links: [],
  },
}

for (const company of subsidiaries) {
  const { id, name, fullName } = company
  const { headings, figures, links } = listed[id]

  test.describe(name, () => {
    test.beforeEach(async ({ page }) => {
      await openPage(page, `/subsidiaries/${id}`)
    })

    test('has its title, its own picture and an about section', async ({ page }) => {
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1, name: fullName })).toBeVisible()
      await expect(main.getByRole('img').first()).toBeVisible()
      const own = page.locator(`main img[src*="/${company.picture}."]`)
      await expect(own.first()).toBeVisible()
      await expect(sectionNamed(page, new RegExp(`^About ${name}`))).toHaveCount(1)
    })

    test('has the entries, figures and links that it is known for', async ({ page }) => {
      const main = page.getByRole('main')
      for (const heading of headings) {
        await expect(
          main.getByRole('heading', { level: 3, name: heading, exact: true }),
        ).toBeVisible()
      }
      for (const figure of figures) {
        const shown = main.getByText(formatFigure(fact(figure)), { exact: true })
        await expect(shown.first()).toBeVisible()
      }
      expect(await hrefs(main)).toEqual(expect.arrayContaining(links))
    })

    test('stands in the chain between its neighbours', async ({ page }) => {
      const chain = sectionNamed(page, /^Place in the chain/)
      const { before, after } = company.chain
      for (const each of [...before, ...after]) {
        const [neighbour] = companies([each.company])
        const link = chain.getByRole('link', { name: neighbour?.name })
        await expect(link).toHaveAttribute('href', `/subsidiaries/${each.company}`)
        await expect(link).toContainText(each.text)
      }
      await expect(chain.getByText(/^This stretch/)).toBeVisible()
      expect(await hrefs(chain), 'no link to itself').not.toContain(`/subsidiaries/${id}`)
    })

    test('closes with a call to action', async ({ page }) => {
      const closing = page.getByRole('main').locator('section').last()
      await expect(closing.getByRole('heading', { level: 2 })).toHaveText(company.closing.heading)
      expect(await hrefs(closing)).toContain('/contact')
    })
  })
}

test('Wattrich leads to its own website in a new tab', async ({ page }) => {
  await openPage(page, '/subsidiaries/wattrich')
  const link = page.getByRole('main').getByRole('link', { name: 'Visit Website' }).first()
  await expect(link).toHaveAttribute('href', /^https:/)
  await expect(link).toHaveAttribute('target', '_blank')
})

test('Gasrich counts six solutions', async ({ page }) => {
  await openPage(page, '/subsidiaries/gasrich')
  await expect(sectionNamed(page, /^Gas solutions/).getByRole('listitem')).toHaveCount(6)
})

test('a primary button takes the colour of its company', async ({ page }) => {
  const fills: string[] = []
  for (const id of ['gasrich', 'electrich']) {
    await openPage(page, `/subsidiaries/${id}`)
    const button = page.getByRole('link', { name: /^Talk to/ })
    fills.push(await button.evaluate((element) => getComputedStyle(element).backgroundColor))
  }
  expect(new Set(fills).size).toBe(2)
})

test('no two pages are composed alike', () => {
  const compositions = subsidiaries.map(({ head, sections }) =>
    [head, ...sections.map(({ kind }) => kind)].join(' '),
  )
  expect(new Set(compositions).size).toBe(subsidiaries.length)
})
