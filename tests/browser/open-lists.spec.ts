import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base, expect, type Page } from '@playwright/test'
import { accents } from '#brand/accents.ts'
import { companyPages } from '#content/model/company-pages.ts'
import { contentFiles, contentText } from '#content/model/content-files.ts'
import { pageText } from '#content/model/pages.ts'
import { buildApp } from '#server/app.ts'
import { readPdf } from '../build/pdf-file.ts'
import { ChangedContent } from './changed-content.ts'
import { openChat, replies, say } from './chat.ts'
import { companiesMenuLabel, sectionButton, sectionLinks } from './main-menu.ts'
import { openPage } from './open-page.ts'
import { hrefs, sectionNamed } from './sections.ts'
import { textLost } from './text-lost.ts'
import { desktop, phone } from './window-sizes.ts'

/*
 * Every list is open: an editor adds a company, an article, a vacancy, a person, a case study, a year
 * and a slide, or takes them out, and touches content/ alone.
 */

const into = 'build/changed'
const siteFolder = fileURLToPath(new URL(`../../${into}/client/`, import.meta.url))
const siteUrl = 'https://exprichgroup.example'

const company = {
  name: 'Windrich',
  fullName: 'Windrich Power Limited',
  order: 55,
  accent: 'indigo',
  place: 'chain',
  // It shares its neighbour's stretch of the drawing.
  drawn: undefined,
  inMenu: true,
  onHome: true,
  stretch: 'Wind power',
  trade: 'Wind farms',
  description: 'We plan, build and run wind farms along the coast.',
  searchDescription: 'Windrich Power Limited plans, builds and runs wind farms along the coast.',
} as const
const address = '/subsidiaries/windrich'
const chainName = new RegExp(`^${pageText('/').chain.name}`)
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n' +
  '<path fill="none" stroke="currentColor" stroke-width="2.5" d="M12 22V10M12 10L4 4M12 10L20 4"/>\n' +
  '</svg>\n'

/** The file of an article that has a page, whichever there is. */
function articleFile(): string {
  const found = contentFiles('news', '.md').find((file) => /^id: /m.test(contentText(file)))
  if (!found) throw new Error('there is no article to write another one after')
  return found
}

/** Adds one of each kind. */
async function addOneOfEach(content: ChangedContent): Promise<void> {
  await content.add('companies/windrich.yaml', 'companies/wattrich.yaml', company)
  await content.write('companies/windrich/mark.svg', mark)
  const example = articleFile()
  await content.write(
    'news/2025-01-08-first-turbine.md',
    (await content.read(example))
      .replace(/^id: .*/m, 'id: 7')
      .replace(/^title: .*/m, 'title: The first turbine turns')
      .replace(/^date: .*/m, 'date: 2025-01-08'),
  )
  await content.add('vacancies/wind-engineer.yaml', 'vacancies/operations-manager.yaml', {
    title: 'Wind Engineer',
    order: 50,
  })
  await content.add('people/ngozi-eze.yaml', 'people/folasade-adeyemi.yaml', {
    name: 'Ngozi Eze',
    position: 'Head of Wind Power',
    team: 'operations',
    company: 'windrich',
    order: 60,
  })
  await content.add('case-studies/wind-survey.yaml', 'case-studies/fabrication-yard.yaml', {
    projectName: 'Wind survey',
  })
  await content.append('timeline.yaml', 'entries', { year: 2026, title: 'Wind power' })
  await content.append('slides.yaml', 'slides', { id: 'wind', name: 'Wind', title: 'Wind.' })
}

type Site = { content: ChangedContent; origin: string }

const test = base.extend<object, { changed: Site }>({
  changed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is asked for here
    async ({}, use) => {
      const content = await ChangedContent.copied()
      await addOneOfEach(content)
      await content.build(into)
      const app = await buildApp({ siteFolder, siteUrl, trustProxy: false, logger: undefined })
      const origin = await app.listen({ port: 0, host: '127.0.0.1' })
      await use({ content, origin })
      await app.close()
      await content.remove('.')
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ changed }, use) => use(changed.origin),
})
// One worker builds; each test after the first finds the site there.
test.describe.configure({ mode: 'serial' })

test.describe('an eighth company', () => {
  test.use({ viewport: desktop })

  test('has its page, in its colour, with its mark and its place in the chain', async ({
    page,
  }) => {
    await openPage(page, address)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: company.fullName })).toBeVisible()
    const accent = await main
      .locator('[data-company="windrich"]')
      .first()
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--accent-field'))
    expect(accent).toBe(accents[company.accent].field)
    await expect(page.locator('#mark-windrich path')).toHaveAttribute('d', /^M12 22V10/)
    const chain = sectionNamed(page, new RegExp(`^${companyPages.chain.name}`))
    await expect(chain.getByText(companyPages.chain.here)).toBeVisible()
  })

  test('stands in menu, chain, tiles, footer and structure, between its neighbours', async ({
    page,
  }) => {
    await openPage(page, '/')
    const footer = page.getByRole('navigation', { name: 'Our companies' })
    for (const place of [sectionNamed(page, chainName), footer]) {
      const links = await hrefs(place)
      const index = links.indexOf(address)
      expect(links[index - 1]).toBe('/subsidiaries/wattrich')
      expect(links[index + 1]).toBe('/subsidiaries/electrich')
      expect(links.at(-1)).toBe('/subsidiaries/techrich')
    }
    const tiles = sectionNamed(page, /^Our Business Units/)
    await expect(tiles.getByRole('heading', { level: 3, name: company.name })).toBeVisible()
    await sectionButton(page, companiesMenuLabel).click()
    await expect(
      sectionLinks(page, companiesMenuLabel).filter({ hasText: company.name }),
    ).toHaveAttribute('href', address)

    await openPage(page, '/corporate-structure')
    const diagram = sectionNamed(
      page,
      new RegExp(`^${pageText('/corporate-structure').diagram.heading}$`),
    )
    expect(await hrefs(diagram)).toContain(address)
    const card = sectionNamed(page, /^Our Business Units/).getByRole('article')
    await expect(card.filter({ hasText: company.description })).toBeVisible()
  })

  test('stands under its neighbour’s stretch of the drawing', async ({ page }) => {
    await openPage(page, '/')
    const chain = sectionNamed(page, chainName)
    const left = (name: string) =>
      chain
        .getByRole('listitem')
        .filter({ hasText: name })
        .evaluate((item) => Math.round(item.getBoundingClientRect().left))
    expect(await left('Windrich')).toBe(await left('Wattrich'))
    expect(await left('Electrich')).toBeGreaterThan(await left('Windrich'))
  })

  test('is known to chat, search, sitemap and the company profile', async ({ page }) => {
    await openPage(page, '/search?q=windrich')
    const results = page.getByRole('main').getByRole('listitem').getByRole('link')
    await expect(results.filter({ hasText: company.fullName }).first()).toHaveAttribute(
      'href',
      new RegExp(`^${address}`),
    )
    await openChat(page)
    await say(page, 'What does Windrich do?')
    await expect(replies(page).last()).toContainText(company.description)
    const sitemap = await readFile(join(siteFolder, 'sitemap.xml'), 'utf8')
    expect(sitemap).toContain(`<loc>${siteUrl}${address}</loc>`)
    const { pages } = await readPdf('company-profile', siteFolder)
    const rows = pages.filter((text) => text.includes(company.name))
    expect(rows.join(' '), 'in the line and in the list').toContain(company.fullName)
  })
})

test('the other records are there as well', async ({ page }) => {
  await openPage(page, '/news/7')
  const headline = page.getByRole('heading', { level: 1, name: 'The first turbine turns' })
  await expect(headline).toBeVisible()
  for (const [path, text] of [
    ['/', 'The first turbine turns'],
    ['/careers', 'Wind Engineer'],
    ['/management', 'Ngozi Eze'],
    ['/case-studies', 'Wind survey'],
    ['/historical', '2026'],
  ] as const) {
    await openPage(page, path)
    await expect(page.getByRole('main').getByText(text).first(), path).toBeVisible()
  }
})

for (const viewport of [phone, desktop]) {
  for (const path of ['/', address, '/corporate-structure', '/management']) {
    test(`${path} with eight companies at ${viewport.width} pixels loses no text`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await openPage(page, path)
      expect(await textLost(page)).toEqual([])
      expect(await overlaps(page)).toEqual([])
    })
  }
}

test('and taken out again, content is as it was', async ({ changed: { content } }) => {
  for (const file of [
    'companies/windrich.yaml',
    'companies/windrich',
    'news/2025-01-08-first-turbine.md',
    'vacancies/wind-engineer.yaml',
    'people/ngozi-eze.yaml',
    'case-studies/wind-survey.yaml',
  ]) {
    await content.remove(file)
  }
  expect(await content.problems()).toEqual([])
})

test('without a company, an article and a vacancy there is a site as well', async ({
  changed: { content },
}) => {
  // It builds the site once more.
  test.setTimeout(120_000)
  await content.remove(articleFile())
  await content.remove('vacancies/operations-manager.yaml')
  await content.remove('companies/electrich.yaml')
  const lost = await content.problems()
  expect(lost.length).toBeGreaterThan(0)
  for (const line of lost) expect(line).toMatch(/company must be one of|there is no company for/)
  await content.forgetCompany('electrich')
  expect(await content.problems()).toEqual([])
  await content.build(into)
})

/** Links to companies that lie on each other, or whose words are wider than their place. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll('main a, footer a')].filter(
      (link) =>
        link.getAttribute('href')?.startsWith('/subsidiaries/') &&
        link.checkVisibility({ visibilityProperty: true }),
    )
    const boxes = links.map((link) => {
      const words = document.createRange()
      words.selectNodeContents(link)
      return { name: link.textContent, box: words.getBoundingClientRect(), link }
    })
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box, link }) =>
            !one.link.contains(link) &&
            one.box.left < box.right - 1 &&
            box.left < one.box.right - 1 &&
            one.box.top < box.bottom - 1 &&
            box.top < one.box.bottom - 1,
        )
        .map(({ name }) => `${one.name} | ${name}`),
    )
  })
}
