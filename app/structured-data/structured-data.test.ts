import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { companies } from '#content/model/companies.ts'
import { articles } from '#content/model/news.ts'
import { places } from '#content/model/places.ts'
import type { Vacancy } from '#content/model/vacancy-schemas.ts'
import { jsonLd } from './graph.ts'
import { jobPosting } from './job-posting.ts'
import { newsArticleData } from './news-article.ts'
import { companyData, groupData } from './organizations.ts'
import { websiteData } from './website.ts'

const site = 'https://group.example'
beforeEach(() => vi.stubEnv('VITE_SITE_URL', site))
afterEach(() => vi.unstubAllEnvs())

const vacancy: Vacancy = {
  id: 'rig-geologist',
  title: 'Rig Geologist',
  department: 'Subsurface',
  location: 'Port Harcourt',
  type: 'Full-time',
  description: 'Describes cuttings & cores at the well site.',
  picture: 'control-room',
  profile: { duties: [], requirements: [], status: 'placeholder' },
  posted: '2026-11-02',
  closes: '2027-02-26',
  status: 'stated',
  order: 10,
}
const december = new Date('2026-12-01T12:00:00Z')
const [known] = places

it.runIf(known)('tells of an opening what lists of jobs ask for', () => {
  expect(jobPosting({ ...vacancy, location: known?.name ?? '' }, december)).toEqual({
    '@type': 'JobPosting',
    title: 'Rig Geologist',
    description: '<p>Describes cuttings &amp; cores at the well site.</p>',
    url: `${site}/careers/rig-geologist`,
    datePosted: '2026-11-02',
    validThrough: '2027-02-26T23:00:00.000Z',
    employmentType: 'FULL_TIME',
    hiringOrganization: expect.objectContaining({ '@id': `${site}/#organization` }),
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: known?.name,
        addressCountry: known?.country,
      },
    },
    directApply: true,
  })
})

it.runIf(known)('tells its reference, and duties and requirements once they are confirmed', () => {
  const duties = [{ title: 'Logging', text: 'Log wells <safely>.' }]
  const confirmed: Vacancy = {
    ...vacancy,
    location: known?.name ?? '',
    reference: 'EX-7',
    profile: { duties, requirements: ['A degree'], status: 'stated' },
  }
  expect(jobPosting(confirmed, december)).toMatchObject({
    description: `<p>Describes cuttings &amp; cores at the well site.</p><ul><li>Logging: Log wells &lt;safely&gt;.</li></ul><ul><li>A degree</li></ul>`,
    identifier: { value: 'EX-7' },
    responsibilities: 'Logging: Log wells <safely>.',
    qualifications: 'A degree',
  })
  const open: Vacancy = {
    ...confirmed,
    profile: { duties, requirements: ['A degree'], status: 'placeholder' },
  }
  expect(jobPosting(open, december)).not.toHaveProperty('responsibilities')
})

it.each<[string, Partial<Vacancy>, string]>([
  ['its dates are placeholders', { status: 'placeholder' }, '2026-12-01T12:00:00Z'],
  ['it has closed', {}, '2027-02-26T23:00:00Z'],
  ['its country is not known', { location: 'Nowhere' }, '2026-12-01T12:00:00Z'],
])('tells nothing of an opening when %s', (_, fields, now) => {
  const opening = { ...vacancy, location: known?.name ?? '', ...fields }
  expect(jobPosting(opening, new Date(now))).toBeUndefined()
})

it.runIf(known)('tells of an opening to the end of its last day', () => {
  const opening = { ...vacancy, location: known?.name ?? '' }
  expect(jobPosting(opening, new Date('2027-02-26T22:59:59Z'))).toBeDefined()
})

const [article] = articles()

it.runIf(article)('dates an article once the owner has approved it', () => {
  if (!article) return
  const approved = newsArticleData({ ...article, status: 'stated' }, '/a.webp')
  expect(approved).toMatchObject({
    datePublished: article.date,
    author: { name: article.author },
    image: `${site}/a.webp`,
  })
  const draft = newsArticleData({ ...article, status: 'placeholder' }, '/a.webp')
  expect(draft).not.toHaveProperty('datePublished')
  expect(draft).not.toHaveProperty('dateModified')
  expect(draft).not.toHaveProperty('author')
})

it('names the parent of every company, and every company of the parent', () => {
  expect(groupData().subOrganization).toEqual(
    companies.map((company) => ({ '@id': companyData(company)['@id'] })),
  )
  for (const company of companies) {
    expect(companyData(company).parentOrganization['@id']).toBe(groupData()['@id'])
  }
})

it('says where the site is searched', () => {
  expect(websiteData().potentialAction).toMatchObject({
    target: { urlTemplate: `${site}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  })
})

it('cannot be ended by what it says', () => {
  const text = jsonLd([{ '@type': 'Organization', name: '</script><script>alert(1)' }])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: '</script><script>alert(1)' }] })
})
