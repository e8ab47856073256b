import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { companies } from '#content/model/companies.ts'
import { articles } from '#content/model/news.ts'
import { jsonLd } from './graph.ts'
import { jobPosting } from './job-posting.ts'
import { newsArticleData } from './news-article.ts'
import { companyData, groupData } from './organizations.ts'
import { websiteData } from './website.ts'

const site = 'https://group.example'
beforeEach(() => vi.stubEnv('VITE_SITE_URL', site))
afterEach(() => vi.unstubAllEnvs())

const vacancy = {
  id: 'rig-geologist',
  title: 'Rig Geologist',
  department: 'Subsurface',
  location: 'Port Harcourt',
  type: 'Full-time' as const,
  description: 'Describes cuttings & cores at the well site.',
  posted: '2026-11-02',
  closes: '2027-02-26',
  status: 'stated' as const,
  order: 10,
}
const path = '/careers/rig-geologist'

it('tells of an opening what lists of jobs ask for', () => {
  expect(jobPosting(vacancy, path, '2026-12-01')).toEqual({
    '@type': 'JobPosting',
    title: 'Rig Geologist',
    description: '<p>Describes cuttings &amp; cores at the well site.</p>',
    url: `${site}${path}`,
    datePosted: '2026-11-02',
    validThrough: '2027-02-26T23:59:59+01:00',
    employmentType: 'FULL_TIME',
    hiringOrganization: expect.objectContaining({ '@id': `${site}/#organization` }),
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Port Harcourt',
        addressCountry: 'NG',
      },
    },
    directApply: true,
  })
})

it('tells of an opening abroad, with its reference, duties and requirements', () => {
  const more = { reference: 'EX-7', duties: ['Log wells <safely>'], requirements: ['A degree'] }
  const posting = jobPosting({ ...vacancy, ...more, location: 'Accra, Ghana' }, path, '2026-12-01')
  expect(posting).toMatchObject({
    description: `<p>Describes cuttings &amp; cores at the well site.</p><ul><li>Log wells &lt;safely&gt;</li></ul><ul><li>A degree</li></ul>`,
    identifier: { value: 'EX-7' },
    jobLocation: { address: { addressLocality: 'Accra', addressCountry: 'Ghana' } },
    responsibilities: 'Log wells <safely>',
    qualifications: 'A degree',
  })
})

it.each([
  ['its dates are placeholders', { ...vacancy, status: 'placeholder' as const }, '2026-12-01'],
  ['it has closed', vacancy, '2027-02-27'],
])('tells nothing of an opening when %s', (_, opening, today) => {
  expect(jobPosting(opening, path, today)).toBeUndefined()
})

it('tells of an opening on its last day', () =>
  expect(jobPosting(vacancy, path, '2027-02-26')).toBeDefined())

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
