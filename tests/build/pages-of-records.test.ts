import { describe, expect, it } from 'vitest'
import {
  companies,
  companiesOf,
  featuredProjects,
  homeCompanies,
  menuCompanies,
} from '#content/model/companies.ts'
import { emails, hours, mapLink, offices, phones } from '#content/model/contact.ts'
import { contentKind } from '#content/model/content-kind.ts'
import { documentsOn } from '#content/model/documents.ts'
import { figureRegister } from '#content/model/figure-register.ts'
import { figureOf, figuresOf, formatFigure } from '#content/model/figures.ts'
import { group } from '#content/model/group.ts'
import { legalLinks, mainMenu, moreLinks, quickLinks, topLinks } from '#content/model/navigation.ts'
import { articles, briefs, news } from '#content/model/news.ts'
import { contentFields, pageOf } from '#content/model/open-items.ts'
import { pageText } from '#content/model/pages.ts'
import { readContent } from '#content/model/parse.ts'
import {
  caseStudies,
  certificates,
  companyPages,
  expertise,
  furtherServices,
  indicators,
  milestones,
  people,
  serviceAreas,
  slides,
  sustainability,
  timeline,
} from '#content/model/records.ts'
import { clockTime } from '#content/model/times.ts'
import { filled, numberWord } from '#content/model/tokens.ts'
import { openVacancies } from '#content/model/vacancies.ts'
import { attribute, textOf } from '#tools/postprocess/page-elements.ts'
import { pageAt, siteUrl } from './built-site.ts'
import {
  elementsIn,
  headings,
  hrefs,
  linkNamed,
  partOf,
  partWithId,
  sectionNamed,
  wordsIn,
} from './page-parts.ts'

/* What each page shows of its records. A confirmed build leaves some of them out. */

/** Files whose every sentence stands on the page of its record. */
const shownWhole =
  /^(?:(?:companies|people|case-studies|vacancies|news)\/|(?:timeline|milestones|values|slides|services|service-areas|expertise|qhsse|certificates|contact|group)\.)/
/** Of a company: what other pages say of it, and what stands in place of figures. */
const elsewhere = /^(?:description|keywords|figuresNote)$/

const main = (path: string) => partOf(path, 'main')
const companyPath = (id: string) => `/subsidiaries/${id}`
const longDate = /[A-Z][a-z]+ \d{1,2}, \d{4}/

const known = new Map<string, string>()

/** The words of a page, those in attributes too. */
function everythingOn(path: string): string {
  const cached = known.get(path)
  if (cached !== undefined) return cached
  const { elements } = pageAt(path)
  const values = elements.flatMap(({ attrs }) => attrs.map(({ value }) => value))
  const words = [...elements.slice(0, 1).map(textOf), ...values].join(' ').replace(/\s+/g, ' ')
  known.set(path, words)
  return words
}

describe.runIf(contentKind() === 'draft')('a page shows its records:', () => {
  const sentences = contentFields().filter(
    ({ file, path, text }) =>
      shownWhole.test(file) &&
      /\s/.test(text) &&
      !(file.startsWith('companies/') && path.some((key) => elsewhere.test(String(key)))),
  )

  it.each([...new Set(sentences.map(({ file }) => file))])('all that %s says', (name) => {
    const { data } = readContent(name)
    const missing = sentences
      .filter(({ file }) => file === name)
      .filter(({ file, path, text }) => {
        const words = filled(text).replace(/\s+/g, ' ')
        return !everythingOn(pageOf({ file, data }, path)).includes(words)
      })
    expect(missing.map(({ path, text }) => `${path.join('.')}: ${text}`)).toEqual([])
  })

  it.each(figureRegister())('the figures of $name', ({ figures: own }) => {
    const missing = own.filter((figure) => {
      const words = everythingOn(figure.page)
      return ![formatFigure(figure), numberWord(figure.value)].some((text) => words.includes(text))
    })
    expect(missing.map(({ id, page }) => `${page}: ${id}`)).toEqual([])
  })

  describe('Home', () => {
    it('has a badge, and the way to About', () => {
      const badge = `${formatFigure(figureOf('years-of-experience'))} Years of Excellence`
      const about = elementsIn(main('/'), 'section').find((each) => wordsIn(each).includes(badge))
      expect(about && linkNamed(about, 'Learn More')).toBe('/about')
    })

    it('closes with the way to Contact', () => {
      const call = elementsIn(main('/'), 'section').at(-1)
      expect(call && linkNamed(call, 'Get In Touch')).toBe('/contact')
    })

    it('begins with a carousel, whose slides lead on', () => {
      const described = (role: string) =>
        elementsIn(main('/'), 'section', 'div', 'li').filter(
          (each) => attribute(each, 'aria-roledescription') === role,
        )
      expect(described('carousel')).toHaveLength(1)
      expect(described('slide').map((slide) => new Set(hrefs(slide)))).toEqual(
        slides.map((slide) => new Set([slide.buttonLink, slide.secondaryButtonLink])),
      )
    })

    it('links all companies in the chain', () => {
      const linked = hrefs(sectionNamed('/', pageText('/').chain.name))
      expect(linked).toEqual(companies.map(({ id }) => companyPath(id)))
    })

    it('leads to its business units, services, fields and newest articles', () => {
      expect(elementsIn(sectionNamed('/', 'Our Business Units'), 'li').flatMap(hrefs)).toEqual(
        homeCompanies.map(({ id }) => companyPath(id)),
      )
      expect(linkNamed(sectionNamed('/', 'Our Services'), 'View All Services')).toBe('/services')
      expect(hrefs(sectionNamed('/', 'Industry Expertise'))).toEqual(
        expertise.flatMap((area) => area.companies.map(companyPath)),
      )
      const newest = elementsIn(sectionNamed('/', 'Latest News'), 'article')
      expect(newest.flatMap(hrefs)).toEqual(
        articles()
          .slice(0, 3)
          .map(({ id }) => `/news/${id}`),
      )
      for (const item of newest)
        expect(elementsIn(item, 'time').map(wordsIn)).toEqual([expect.stringMatching(longDate)])
      expect(elementsIn(sectionNamed('/', 'Partners'), 'img', 'svg')).not.toEqual([])
    })
  })

  it('About has the milestones in order, and the ways on', () => {
    const years = elementsIn(main('/about'), 'li').map((item) => wordsIn(item).slice(0, 4))
    expect(years.filter((year) => /^(19|20)\d\d/.test(year))).toEqual(
      milestones.map(({ year }) => `${year}`),
    )
    const linked = hrefs(main('/about'))
    expect(linked).toEqual(expect.arrayContaining(['/corporate-structure', '/management']))
  })

  it.each(['about', 'qhsse'] as const)('%s saves each document under its own name', (page) => {
    const links = elementsIn(main(`/${page}`), 'a')
    for (const { id, fileName } of documentsOn(page)) {
      const link = links.find((each) => attribute(each, 'href') === `/${id}.pdf`)
      expect(link && attribute(link, 'download')).toBe(fileName)
    }
  })

  it('Corporate Structure draws it, and has a card for each company', () => {
    const path = '/corporate-structure'
    const diagram = sectionNamed(path, 'The structure of the group')
    expect(wordsIn(diagram)).toContain(group.name)
    const drawings = elementsIn(diagram, 'svg', 'img').flatMap((each) => [
      attribute(each, 'aria-label') ?? attribute(each, 'alt') ?? wordsIn(each),
    ])
    expect(drawings.join('\n')).toMatch(/energy value chain/)
    expect(hrefs(diagram)).toEqual(companies.map(({ id }) => companyPath(id)))
    const cards = elementsIn(sectionNamed(path, 'Our Business Units'), 'article')
    for (const [index, { id, name, description }] of companies.entries()) {
      const card = cards[index] ?? main(path)
      expect(linkNamed(card, name)).toBe(companyPath(id))
      expect(wordsIn(card)).toContain(description)
    }
    const visits = elementsIn(main(path), 'a', 'button').filter((each) =>
      wordsIn(each).includes('Visit Website'),
    )
    expect(visits.map((visit) => attribute(visit, 'href') ?? '#')).toEqual(
      companies.map(({ website }) => website?.href ?? '#'),
    )
    for (const visit of visits)
      expect(attribute(visit, 'href') ? attribute(visit, 'target') : visit.tagName).toMatch(
        /^(_blank|button)$/,
      )
  })

  it('Management has the profiles of each team, and none of their addresses elsewhere', () => {
    for (const [team, heading] of [
      ['executive', 'Executive'],
      ['management', 'Management'],
      ['operations', 'Operations Team'],
    ] as const) {
      const leaders = people.filter((person) => person.team === team)
      expect(leaders.length).toBeGreaterThan(0)
      const section = sectionNamed('/management', heading)
      expect(headings(section, 'h3')).toEqual(leaders.map(({ name }) => name))
      for (const profile of elementsIn(section, 'li').slice(0, leaders.length))
        expect(elementsIn(profile, 'svg', 'img')).not.toEqual([])
    }
    expect(hrefs(main('/management')).filter((href) => /linkedin|twitter/.test(href))).toEqual([])
  })

  it('QHSSE draws its shares, and names its certificates', () => {
    const drawings = elementsIn(sectionNamed('/qhsse', 'Indicators'), 'svg')
    const names = drawings.flatMap((each) => [wordsIn(each), attribute(each, 'aria-label')])
    // The first is set large, without a drawing.
    const shares = indicators.slice(1).map(({ figure }) => figureOf(figure))
    for (const figure of shares.filter(({ suffix }) => suffix === '%'))
      expect(names).toContain(`${figure.label}: ${formatFigure(figure)}`)
    expect(elementsIn(sectionNamed('/qhsse', 'Certification'), 'li').map(wordsIn)).toEqual(
      certificates.map(({ number, edition }) =>
        expect.stringMatching(new RegExp(`^ISO ${number} ?: ?${edition}`)),
      ),
    )
  })

  it('Careers lists the openings with team, place and type, and leads to HR', () => {
    // A long list has choices above it.
    const openings = elementsIn(partWithId('/careers', 'positions'), 'li').filter(
      (each) => headings(each, 'h3').length > 0,
    )
    expect(openings.map((each) => headings(each, 'h3')[0])).toEqual(
      openVacancies().map(({ title }) => title),
    )
    expect(openings.map((each) => elementsIn(each, 'dd').map(wordsIn))).toEqual(
      openVacancies().map(({ department, location, type }) => [department, location, type]),
    )
    const mails = hrefs(main('/careers')).filter((href) => href.startsWith('mailto:'))
    expect(mails).toEqual([`mailto:${emails.careers.address}`])
  })

  describe('News', () => {
    it('holds all items with date and author; those with an id lead to their page', () => {
      const times = elementsIn(main('/news'), 'time').map(wordsIn)
      expect(times).toEqual(news.map(() => expect.stringMatching(longDate)))
      const linked = hrefs(main('/news')).filter((href) => /^\/news\/\d/.test(href))
      expect(linked.toSorted()).toEqual(
        articles()
          .map(({ id }) => `/news/${id}`)
          .toSorted(),
      )
      const brief = sectionNamed('/news', 'In brief')
      expect(headings(brief, 'h3')).toHaveLength(briefs().length)
      expect(hrefs(brief)).toEqual([])
    })

    it.each(articles())('article $id is complete', ({ id }) => {
      const path = `/news/${id}`
      const mail = linkNamed(main(path), 'Share Article by e-mail')
      expect(mail).toMatch(/^mailto:\?subject=[^&]+&body=/)
      expect(mail).toContain(encodeURIComponent(siteUrl + path))
      expect(linkNamed(main(path), 'Back to News')).toBe('/news')
      expect(wordsIn(elementsIn(main(path), 'time')[0] ?? main(path))).toMatch(longDate)
      const article = partOf(path, 'article')
      expect(elementsIn(article, 'img').map((each) => attribute(each, 'alt'))).not.toContain('')
      expect(headings(article, 'h2')).not.toEqual([])
      const related = sectionNamed(path, 'Related News')
      expect(headings(related, 'h3')).toHaveLength(Math.min(2, articles().length - 1))
      expect(hrefs(related)).not.toContain(path)
    })
  })

  describe('Services', () => {
    const ways = (of: readonly string[] = []) =>
      of.length > 0 ? of.map(companyPath) : ['/contact']

    it('has its areas in order, with figures and the companies that do them', () => {
      const sections = elementsIn(main('/services'), 'section').filter((each) =>
        attribute(each, 'id'),
      )
      expect(sections.map((each) => attribute(each, 'id'))).toEqual(
        serviceAreas.map(({ id }) => id),
      )
      for (const [
        index,
        { id, title, companies, within, figures = [] },
      ] of serviceAreas.entries()) {
        const section = sections[index] ?? main('/services')
        expect(headings(section, 'h2'), id).toEqual([title])
        const expected = [...ways(companies), ...(within ? ways(within.companies) : [])]
        expect(hrefs(section).toSorted(), id).toEqual(expected.toSorted())
        if (figures.length > 0)
          expect(elementsIn(section, 'dd').map(wordsIn), id).toEqual(
            figuresOf(figures).map(formatFigure),
          )
      }
    })

    it('has an index of its areas', () => {
      const index = navNamed('/services', 'Sections of this page')
      expect(hrefs(index)).toEqual(serviceAreas.map(({ id }) => `/services#${id}`))
    })

    it.each(
      [...serviceAreas.flatMap(({ within }) => within ?? []), ...furtherServices].filter(
        (service) => service.id,
      ),
    )('#$id names who does it', ({ id = '', companies }) => {
      const place = partWithId('/services', id)
      expect(headings(place, 'h3')).toHaveLength(1)
      expect(hrefs(place)).toEqual(ways(companies))
    })

    it('closes with further services', () => {
      const further = sectionNamed('/services', pageText('/services').further.heading)
      expect(hrefs(further)).toEqual(furtherServices.flatMap(({ companies }) => ways(companies)))
    })
  })

  it('Sustainability draws a bar as long as each figure, and the dashed path to its targets', () => {
    const path = '/sustainability'
    const drawings = elementsIn(main(path), 'svg').filter((each) => attribute(each, 'aria-label'))
    const named = (name: string | RegExp) =>
      drawings.filter((each) => attribute(each, 'aria-label')?.match(name))
    const { environment, community, risk } = sustainability.metrics
    const measures = [...environment, ...community, ...risk].map(figureOf)
    const bars = named(/^\d+ of 100/).map((bar) => elementsIn(bar, 'rect')[1])
    expect(bars.map((bar) => bar && attribute(bar, 'width'))).toEqual(
      measures.map(({ value }) => `${value}%`),
    )
    const paths = named(pageText(path).environment.path.alt)
    expect(paths).toHaveLength(1)
    const lines = paths.flatMap((each) =>
      elementsIn(each, 'g').flatMap((group) =>
        attribute(group, 'fill') === 'none' ? elementsIn(group, 'path') : [],
      ),
    )
    expect(lines.map((line) => attribute(line, 'stroke-dasharray') !== undefined)).toEqual([
      true,
      true,
    ])
  })

  it('Case Studies counts them by type, and tells each in full', () => {
    const path = '/case-studies'
    const tiles = elementsIn(main(path), 'dt').map(wordsIn)
    expect(tiles).toEqual(['Total Projects', 'Employment', 'Supervision', 'Support'])
    expect(elementsIn(main(path), 'dd').map(wordsIn)[0]).toBe(String(caseStudies.length))
    expect(elementsIn(main(path), 'article')).toHaveLength(caseStudies.length)
    for (const { id, keyTakeaway = '–' } of caseStudies) {
      const card = partWithId(path, id)
      expect(headings(card, 'h4')).toEqual([
        'Main Challenge',
        'Value Added / Solution Provided',
        'Key Client',
        'Key Take away / Lesson Learnt',
      ])
      expect(elementsIn(card, 'p').map(wordsIn)).toContain(keyTakeaway)
    }
  })

  it('Projects has its figures, and what companies feature, with the way to each', () => {
    const path = '/projects'
    expect(wordsIn(main(path))).toContain('Coming Soon')
    expect(hrefs(main(path))).toEqual(
      expect.arrayContaining(['/case-studies', '/historical', '/notable-projects']),
    )
    for (const { href, title, place, figure = '' } of featuredProjects()) {
      expect(hrefs(main(path))).toContain(href)
      expect(headings(main(path), 'h3')).toContain(title)
      expect(wordsIn(main(path))).toContain(place)
      expect(wordsIn(main(path))).toContain(figure)
    }
  })

  it('Notable Projects shows the measured projects, and says what is coming', () => {
    const path = '/notable-projects'
    const measured = featuredProjects().filter(({ figure }) => figure)
    expect(hrefs(main(path))).toEqual(expect.arrayContaining(measured.map(({ href }) => href)))
    expect(headings(main(path), 'h3')).toEqual(measured.map(({ title }) => title))
    expect(wordsIn(main(path))).toContain('Coming Soon')
  })

  it('Historical has an entry for each year, in order, and the future', () => {
    const path = '/historical'
    const entries = elementsIn(main(path), 'li').filter((each) =>
      /^y\d/.test(attribute(each, 'id') ?? ''),
    )
    expect(entries.map((each) => attribute(each, 'id'))).toEqual(
      timeline.map(({ year }) => `y${year}`),
    )
    for (const [index, { category }] of timeline.entries())
      expect(wordsIn(entries[index] ?? main(path))).toContain(category)
    expect(hrefs(navNamed(path, 'Years'))).toEqual([
      ...timeline.map(({ year }) => `${path}#y${year}`),
      `${path}#future`,
    ])
    const future = partWithId(path, 'future')
    expect(headings(future, 'h2')).toEqual(['The Future Ahead'])
    expect(wordsIn(future)).toContain('2028+')
  })

  describe.each(companies)('$name', (company) => {
    const { id, fullName, closing, chain, place } = company
    const path = companyPath(id)

    it('has its title and picture', () => {
      expect(headings(main(path), 'h1')).toEqual([fullName])
      const pictures = elementsIn(main(path), 'img').map((each) => attribute(each, 'src'))
      expect(pictures).toContainEqual(expect.stringContaining(`/${company.picture}.`))
    })

    it('stands in the chain between its neighbours, said once, without a link to itself', () => {
      const section = sectionNamed(path, companyPages.chain.name)
      for (const each of [...chain.before, ...chain.after]) {
        const [neighbour] = companiesOf([each.company])
        const link = elementsIn(section, 'a').find(
          (link) => attribute(link, 'href') === companyPath(each.company),
        )
        for (const words of [neighbour?.name, each.text])
          expect(link && wordsIn(link)).toContain(words)
      }
      expect(wordsIn(section)).toContain(companyPages.chain.here)
      expect(hrefs(section)).not.toContain(path)
      const labels = [
        chain.before.length > 0 && companyPages.chain.before,
        chain.after.length > 0 && companyPages.chain[place === 'bracket' ? 'builds' : 'after'],
      ]
      expect(labels.filter((label) => label && !wordsIn(section).includes(label))).toEqual([])
      expect(elementsIn(section, 'svg', 'img').filter((each) => attribute(each, 'role'))).toEqual(
        [],
      )
    })

    it('closes with a call to action', () => {
      const last = sectionNamed(path, closing.heading)
      expect(hrefs(last)).toContain('/contact')
      if (closing.text?.includes(emails.general.address))
        expect(hrefs(last)).toContain(`mailto:${emails.general.address}`)
      const { website } = company
      if (!website || website.href === '#') return
      const visit = elementsIn(main(path), 'a').find((each) =>
        wordsIn(each).startsWith('Visit Website'),
      )
      expect(visit && attribute(visit, 'href')).toBe(website.href)
      expect(visit && attribute(visit, 'target')).toBe('_blank')
    })
  })

  it('Contact has telephone numbers, e-mail, address, hours, one office and a way to it', () => {
    const path = '/contact'
    const [head = main(path)] = elementsIn(main(path), 'section')
    expect(headings(head, 'h2')).toHaveLength(4)
    for (const { display, dial } of phones) expect(linkNamed(head, display)).toBe(`tel:${dial}`)
    expect(hrefs(head).filter((href) => href.startsWith('mailto:'))).toHaveLength(1)
    const [address = head] = elementsIn(head, 'address')
    expect(elementsIn(address, 'p').map(wordsIn)).toEqual(offices[0].address)
    for (const { days, opens, closes } of hours)
      expect(wordsIn(head)).toContain(`${days} ${clockTime(opens)}-${clockTime(closes)}`)
    const named = headings(main(path), 'h2').filter((each) => each.endsWith(offices[0].name))
    expect(named).toHaveLength(1)
    const [sketch] = elementsIn(sectionNamed(path, pageText(path).map.office), 'svg')
    expect(sketch && attribute(sketch, 'aria-label')).toBe(pageText(path).map.sketch)
    expect(linkNamed(main(path), 'Open in Maps')).toBe(mapLink)
  })

  it('the frame has the menu, the links, the offices and the networks', () => {
    const footer = partOf('/qhsse', 'footer')
    const linked = elementsIn(footer, 'a').map((each) => [wordsIn(each), attribute(each, 'href')])
    expect(hrefs(footer).filter((href) => href.startsWith('/subsidiaries/'))).toEqual(
      companies.map(({ id }) => companyPath(id)),
    )
    for (const { label, href } of [...quickLinks, ...moreLinks, ...legalLinks])
      expect(linked).toContainEqual([label, href])
    expect(legalLinks.map(({ href }) => href)).toEqual([
      '/privacy-policy',
      '/terms-of-service',
      '/cookies',
    ])
    const names = elementsIn(footer, 'a').map(
      (each) => attribute(each, 'aria-label') ?? wordsIn(each),
    )
    for (const { network } of group.social) expect(names).toContain(network)
    for (const line of offices[0].address) expect(wordsIn(footer)).toContain(line)
    expect(hrefs(footer)).toContain(`tel:${phones[0].dial}`)
    expect(hrefs(footer)).toContain(`mailto:${emails.general.address}`)
    expect(wordsIn(footer)).toContain(`Designed by ${group.designer?.name}`)
    const header = partOf('/', 'header')
    expect(linkNamed(header, 'Get In Touch')).toBe('/contact')
    expect(linkNamed(header, phones[0].display)).toBe(`tel:${phones[0].dial}`)
    expect(linkNamed(header, emails.general.address)).toBe(`mailto:${emails.general.address}`)
    for (const { label, href } of topLinks) expect(linkNamed(header, label)).toBe(href)
    const menu = elementsIn(header, 'nav').find((each) => attribute(each, 'aria-label') === 'Main')
    const entries = menu ? elementsIn(menu, 'a', 'button') : []
    for (const item of mainMenu) {
      const kind = 'href' in item ? 'a' : 'button'
      const found = entries.some(
        (each) => each.tagName === kind && wordsIn(each).startsWith(item.label),
      )
      expect(found, item.label).toBe(true)
      if ('href' in item) continue
      const section =
        menu && elementsIn(menu, 'li').find((each) => wordsIn(each).startsWith(item.label))
      const listed = item.companies ? menuCompanies.map(({ id }) => companyPath(id)) : []
      expect(section && hrefs(section), item.label).toEqual([
        ...listed,
        ...item.links.map(({ href }) => href),
      ])
    }
  })
})

it('the legal pages have the sections that the specification names, reached from the contents', () => {
  for (const [path, sections] of Object.entries(legalSections)) {
    const found = elementsIn(main(path), 'h2').filter((each) => attribute(each, 'id'))
    expect(found.map(wordsIn)).toEqual(sections.map((name) => expect.stringMatching(name)))
    const contents = navNamed(path, 'On this page')
    expect(hrefs(contents)).toEqual(found.map((each) => `#${attribute(each, 'id')}`))
    const linked = hrefs(main(path))
    for (const start of ['mailto:', 'tel:'])
      expect(linked).toContainEqual(expect.stringContaining(start))
    expect(wordsIn(main(path))).toContain('Victoria Island, Lagos')
    expect(wordsIn(main(path))).not.toMatch(/[{}]/)
    // Its script sets today's date (tests/browser/visitors-clock.spec.ts).
    const dated = elementsIn(main(path), 'p').find((each) =>
      wordsIn(each).startsWith('Last Updated:'),
    )
    const [date] = dated ? elementsIn(dated, 'current-date') : []
    expect(date && wordsIn(date)).toMatch(longDate)
    const tabs = elementsIn(navNamed(path, 'Legal pages'), 'a')
    expect(tabs).toHaveLength(3)
    const current = tabs.filter((tab) => attribute(tab, 'aria-current') === 'page')
    expect(current.map((tab) => attribute(tab, 'href'))).toEqual([path])
  }
  const kinds = elementsIn(main('/cookies'), 'h3').filter((each) => attribute(each, 'id'))
  expect(kinds.map(wordsIn)).toEqual(cookieKinds.map((kind) => expect.stringMatching(kind)))
  expect(wordsIn(main('/terms-of-service'))).toContain('Nigeria')
})

function navNamed(path: string, name: string) {
  const found = pageAt(path).elements.find(
    (each) => each.tagName === 'nav' && attribute(each, 'aria-label') === name,
  )
  if (!found) throw new Error(`${path} has no navigation "${name}"`)
  return found
}

const names = (list: string) => list.split(', ').map((name) => new RegExp(name, 'i'))

/** The sections that the specification names, in its order (spec 2.13). */
const legalSections = {
  '/privacy-policy': names(
    'information collected, usage, sharing, security, rights, cookies, contact, updates',
  ),
  '/terms-of-service': names(
    'acceptance, use license, disclaimer, limitations, accuracy, links, modifications, governing law, contact',
  ),
  '/cookies': names('what cookies are, used, types, managing, third-party, updates, contact'),
}
const cookieKinds = names(
  'essential, analytics, functional, performance, chrome, firefox, safari, edge',
)
