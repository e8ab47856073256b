import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as chat from '#content/model/chat.ts'
import { companies, homeCompanies, menuCompanies } from '#content/model/companies.ts'
import { contentFolder } from '#content/model/content-files.ts'
import { headlineFigures } from '#content/model/figure-register.ts'
import { formatFigure } from '#content/model/figures.ts'
import { timelineCategories } from '#content/model/group-schemas.ts'
import { mainMenu } from '#content/model/navigation.ts'
import { textsIn } from '#content/model/nested.ts'
import { articles, briefs, news } from '#content/model/news.ts'
import {
  caseStudies,
  certificates,
  expertise,
  habits,
  milestones,
  people,
  serviceAreas,
  services,
  slides,
  timeline,
  values,
} from '#content/model/records.ts'
import { numberWord } from '#content/model/tokens.ts'
import { vacancies } from '#content/model/vacancies.ts'
import { filesIn } from '#tools/lib/files-in.ts'
import { typedFigures } from './typed-figures.ts'

/*
 * The specification's counts and names on today's content, for `npm run spec`: a failure shows an owner who
 * adds an article or a company that the group has outgrown the specification.
 */

const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id).toSorted()

/** Fields that are not body text. */
const names =
  /^(kind|id|name|heading|title|term|place|verb|status|picture|label|href|company|figures?|layout|ground|as|full|rest)$/

/** The words of body text in a record of content. */
function wordsOf(value: unknown, field = ''): number {
  if (names.test(field)) return 0
  if (typeof value === 'string') return value.split(/\s+/).length
  if (typeof value !== 'object' || value === null) return 0
  const fields = Array.isArray(value) ? value.map((one) => [field, one]) : Object.entries(value)
  return fields.reduce((sum, [key, one]) => sum + wordsOf(one, String(key)), 0)
}

const seven = [
  'electrich',
  'exprich-energy',
  'fatgas',
  'gasrich',
  'techrich',
  'wattrich',
  'wellrich',
]

it('names seven companies (spec 1)', () => expect(ids(companies)).toEqual(seven))

it.each(seven)('tells of %s in 250 to 500 words', (id) => {
  const company = companies.find((one) => one.id === id)
  const { introduction, sections, chain, closing } = company ?? {}
  const words = wordsOf({ introduction, sections, chain, closing })
  expect(words).toBeGreaterThanOrEqual(250)
  expect(words).toBeLessThanOrEqual(500)
})

it('composes no two companies alike', () => {
  const compositions = companies.map(({ head, sections }) =>
    [head, ...sections.map(({ kind }) => kind)].join(' '),
  )
  expect(new Set(compositions).size).toBe(companies.length)
})

/** What the specification lists for each company. */
const listed = {
  techrich: [
    'Engineering & Design',
    'Supply Chain Management',
    'Construction Services',
    'Telecommunications',
    'Utilities & IT',
    'Drilling Solutions',
    '/contact',
    '#',
  ],
  wattrich: [
    'Power Generation',
    'Renewable Energy',
    'Energy Management',
    'Gas plant',
    'Solar farm',
    'Hybrid system',
    'lagos-gas-plant',
    'kano-solar-farm',
    '/services',
  ],
  wellrich: [
    'Niger Delta Basin',
    'Deep Water Block 125',
    'Lake Albert Development',
    'niger-delta-output',
  ],
  'exprich-energy': [
    'Pipelines',
    'Storage',
    'Processing',
    'Road logistics',
    'Marine logistics',
    'pipeline-length',
    'storage-capacity',
    'gas-processing',
    '/contact',
    '/services',
  ],
  fatgas: [
    'Automotive fuels',
    'Lubricants',
    'LPG',
    'retail-stations',
    'terminals',
    'trucks',
    'fatgas-countries',
    '/qhsse',
  ],
  electrich: [
    'homes-powered',
    'businesses-powered',
    'mini-grids',
    'reliability',
    'communities',
    '/sustainability',
  ],
  gasrich: ['gas-assets', 'gas-facilities', 'gas-production', 'flare-reduction'],
}

it.each(Object.entries(listed))('says of %s what is listed for it (spec 2.11)', (id, entries) => {
  const texts = textsIn(companies.find((one) => one.id === id)).map(([, text]) => text)
  expect(entries.filter((entry) => !texts.includes(entry))).toEqual([])
})

it('has six of them in the header menu: all but Exprich Energy (spec 2.2)', () =>
  expect(ids(menuCompanies)).toEqual(seven.filter((id) => id !== 'exprich-energy')))

it("has six tiles among Home's business units: all but Fatgas (spec 2.4.3)", () =>
  expect(ids(homeCompanies)).toEqual(seven.filter((id) => id !== 'fatgas')))

it('counts six gas solutions of Gasrich (spec 2.11)', () => {
  const gasrich = companies.find(({ id }) => id === 'gasrich')
  const solutions = gasrich?.sections.find(
    (section) => 'name' in section && section.name === 'Gas solutions',
  )
  expect(solutions && 'items' in solutions ? solutions.items : []).toHaveLength(6)
})

it('links five companies under industry expertise (spec 2.4.7)', () =>
  expect(expertise.flatMap((area) => area.companies).toSorted()).toEqual(
    seven.filter((id) => id !== 'exprich-energy' && id !== 'wattrich'),
  ))

it('has four slides, four service cards, four reasons (spec 2.4)', () =>
  expect([slides.length, services.length, habits.length]).toEqual([4, 4, 4]))

it('has the four headline figures (spec 2.4.6, 9)', () =>
  expect(headlineFigures().map(formatFigure)).toEqual(['15+', '500+', '250+', '10+']))

it('has six values and the six milestone years (spec 2.5, 9)', () => {
  expect(values).toHaveLength(6)
  expect(milestones.map(({ year }) => year)).toEqual([2003, 2007, 2015, 2018, 2019, 2021])
})

it('has the five areas of Services (spec 2.1)', () =>
  expect(serviceAreas.map(({ id }) => id)).toEqual([
    'exploration',
    'epc',
    'midstream',
    'acquisition',
    'analytics',
  ]))

it.each(serviceAreas.flatMap(({ within, ...area }) => [area, ...(within ? [within] : [])]))(
  'tells of the service $title in 60 to 120 words',
  ({ companies: _, ...service }) => {
    expect(wordsOf(service)).toBeGreaterThanOrEqual(60)
    expect(wordsOf(service)).toBeLessThanOrEqual(120)
  },
)

it('has four certificates (spec 2.6)', () => expect(certificates).toHaveLength(4))

it('has four executives, three managers, five leaders of operations (spec 2.7)', () =>
  expect(
    (['executive', 'management', 'operations'] as const).map(
      (team) => people.filter((person) => person.team === team).length,
    ),
  ).toEqual([4, 3, 5]))

it('has the four openings, all Full-time (spec 3)', () =>
  expect(
    vacancies.map(({ title, department, location, type }) => [title, department, location, type]),
  ).toEqual([
    ['Senior Project Engineer', 'Engineering', 'Lagos', 'Full-time'],
    ['Operations Manager', 'Operations', 'Abuja', 'Full-time'],
    ['Business Development Executive', 'Business Development', 'Port Harcourt', 'Full-time'],
    ['Environmental Compliance Specialist', 'QHSSE', 'Lagos', 'Full-time'],
  ]))

it('has six news items, three of them with a page: 1, 2 and 3 (spec 2.9)', () => {
  expect(news).toHaveLength(6)
  expect(
    articles()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([1, 2, 3])
  expect(briefs()).toHaveLength(3)
})

it('has the fifteen years of the timeline (spec 3)', () =>
  expect(timeline.map(({ year }) => year)).toEqual([
    2003, 2004, 2005, 2006, 2011, 2012, 2015, 2016, 2017, 2018, 2020, 2021, 2022, 2024, 2025,
  ]))

it('has all fifteen categories in it (spec 3)', () => {
  expect(timelineCategories).toHaveLength(15)
  expect(new Set(timeline.map(({ category }) => category))).toEqual(new Set(timelineCategories))
})

it('has twelve case studies of all three types (spec 3)', () => {
  expect(caseStudies).toHaveLength(12)
  expect(new Set(caseStudies.map(({ type }) => type))).toEqual(
    new Set(['full time employment', 'Project Supervision', 'Business Support.']),
  )
})

it("writes the menu's labels to the letter (spec 2.1, 2.2)", () => {
  const links = mainMenu.flatMap((item) => ('href' in item ? [item] : item.links))
  const labels = new Map(links.map(({ href, label }) => [href, label]))
  expect([labels.get('/projects'), labels.get('/notable-projects'), labels.get('/qhsse')]).toEqual([
    'All Projects',
    'Notable Projects & Events',
    'QHSSE Policy',
  ])
})

it('has no member of the board among the executives (spec 2.7)', () =>
  expect(people.filter(({ position }) => /\b(chair|board|non-executive)/i.test(position))).toEqual(
    [],
  ))

const chatText = (keyword: string) =>
  chat.quickRules.find(({ keywords }) => keywords[0] === keyword)?.answer.text ?? ''

it.each([
  ...[...chat.quickRules, ...chat.aiRules].map(({ answer }) => answer.text),
  chat.quickFallback.text,
  ...chat.aiPrompts.map(({ text }) => text),
])('the assistant answers in two to four sentences: %s', (text) => {
  const sentences = text.split(/(?<=[.?!])\s+(?=[A-Z])/)
  expect(sentences.length).toBeGreaterThanOrEqual(2)
  expect(sentences.length).toBeLessThanOrEqual(4)
})

it('quotes the figures that the specification gives the chat (spec 9)', () => {
  expect(chatText('subsidiaries')).toContain(
    `Our ${numberWord(menuCompanies.length)} subsidiaries are `,
  )
  expect(chatText('projects')).toMatch(/50\+ active projects.*\$2B\+.*15 countries/)
  expect(chatText('sustainability')).toMatch(/2050.*over 500,000 trees in Nigeria and Ghana/)
})

it('has three prompts for "Ask AI" without a key (spec 5)', () => {
  expect(chat.aiPrompts).toHaveLength(3)
  expect(chat.aiRules.map(({ keywords }) => keywords)).toEqual([
    ['company'],
    ['services'],
    ['subsidiaries'],
    ['contact'],
    ['vision', 'mission'],
  ])
})

it('names every figure of a text by its id, and types none (spec 3)', async () => {
  const files = (await filesIn(contentFolder, ['**/*.{md,yaml}'])).filter(
    (file) => !/figures\.yaml|README/.test(file),
  )
  const typed = files.flatMap((file) =>
    typedFigures(readFileSync(`${contentFolder}/${file}`, 'utf8')).map(
      (figure) => `content/${file}: ${figure} is typed: name it from content/figures.yaml`,
    ),
  )
  expect(typed).toEqual([])
})
