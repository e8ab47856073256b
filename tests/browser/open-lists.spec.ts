import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { accents } from '#brand/accents.ts'
import { companies } from '#content/model/companies.ts'
import { contentText, idOf } from '#content/model/content-files.ts'
import { figureOf, formatFigure } from '#content/model/figures.ts'
import { pageText } from '#content/model/pages.ts'
import { companyPages } from '#content/model/records.ts'
import { numberWord } from '#content/model/tokens.ts'
import {
  article,
  caseStudyName,
  company,
  figures,
  groupName,
  person,
  phone,
  pictureText,
  removed,
  sentences,
  timelineTitle,
  windEngineer,
} from '../build/edited-content.ts'
import { readPdf } from '../build/pdf-file.ts'
import { openChat, replies, say } from './chat.ts'
import { editedSiteFolder, test } from './edited-site.ts'
import {
  companiesMenuLabel,
  hrefs,
  sectionButton,
  sectionLinks,
  sectionNamed,
} from './page-parts.ts'
import { siteUrl } from './serve-build.ts'
import { textLost } from './text-lost.ts'
import { desktop, openPage, phone as phoneSize } from './window.ts'

const address = '/subsidiaries/windrich'
const chainName = new RegExp(`^${pageText('/').chain.name}`)

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
        .filter({ has: page.getByRole('link', { name: new RegExp(`^${name}`) }) })
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
    const sitemap = await readFile(join(editedSiteFolder, 'sitemap.xml'), 'utf8')
    expect(sitemap).toContain(`<loc>${siteUrl}${address}</loc>`)
    const { pages } = await readPdf('company-profile', editedSiteFolder)
    const rows = pages.filter((text) => text.includes(company.name))
    expect(rows.join(' '), 'in the line and in the list').toContain(company.fullName)
  })
})

test('all that was written stands in the built files', async () => {
  const title = article.title.replace('{group}', groupName)
  const professionals = formatFigure({
    ...figureOf('professionals'),
    value: figures.get('professionals') ?? 0,
  })
  const news = `news/${article.id}.html`
  for (const [file, text] of [
    [news, `${title}</h1>`],
    [news, `serves ${numberWord(companies.length + 1)} companies`],
    [news, `alt="${pictureText}"`],
    ['index.html', title],
    ['index.html', sentences.slide],
    ['news.html', title],
    ['sitemap.xml', `/news/${article.id}<`],
    ['news/feed.xml', title],
    ['news/feed.json', title],
    ['careers.html', windEngineer.title],
    ['careers.html', sentences.careers.replace('{professionals}', professionals)],
    ['careers/feed.xml', windEngineer.title],
    ['careers/feed.json', windEngineer.title],
    ['management.html', person.position],
    ['management.html', `alt="${person.name}"`],
    ['case-studies.html', caseStudyName],
    ['historical.html', timelineTitle],
    ['about.html', 'Patience'],
    ['contact.html', `href="tel:${phone.dial}"`],
    ['cookies.html', 'about cookies.'],
    ['subsidiaries/windrich.html', `<title>${company.fullName}`],
    ['assistant.txt', company.fullName],
    ['assistant.txt', `: ${professionals}`],
  ] as const) {
    const written = await readFile(join(editedSiteFolder, file), 'utf8')
    expect(written.replaceAll(/\s+/g, ' '), file).toContain(text)
  }
  // Unconfirmed, their dates are placeholders, and Atom requires a date.
  for (const [file, text] of [
    ['news/atom.xml', title],
    ['careers/atom.xml', windEngineer.title],
  ] as const) {
    expect(await readFile(join(editedSiteFolder, file), 'utf8')).not.toContain(text)
  }
  const { pages } = await readPdf('annual-report', editedSiteFolder)
  expect(pages.join(' ')).toContain(sentences.report)
})

test('what was taken out is nowhere', async () => {
  const [, article] = /^id: (\d+)$/m.exec(contentText(removed.article)) ?? []
  for (const path of [
    `news/${article}`,
    'subsidiaries/gasrich',
    `careers/${idOf(removed.vacancy)}`,
  ]) {
    expect(existsSync(`build/client/${path}.html`), path).toBe(true)
    expect(existsSync(`${editedSiteFolder}${path}.html`), path).toBe(false)
  }
  const home = await readFile(join(editedSiteFolder, 'index.html'), 'utf8')
  expect(home).toContain('/subsidiaries/hydrich')
  expect(home).not.toContain('/subsidiaries/gasrich')
})

for (const viewport of [phoneSize, desktop]) {
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

/** Pairs of links to companies whose texts overlap. */
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
