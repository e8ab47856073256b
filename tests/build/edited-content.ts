import sharp from 'sharp'
import { contentFiles, contentText, idOf } from '#content/model/content-files.ts'
import { articles } from '#content/model/news.ts'
import { openVacancies } from '#content/model/vacancies.ts'
import { filtersFrom } from '#content/model/vacancy-filters.ts'
import type { ChangedContent } from './changed-content.ts'

/*
 * What an editor may do with the forms of `docs/editing.md`, all at once: entries of every list are added
 * and removed, and the group, its figures, telephone and menu are renamed, by changes to content/ alone.
 * The tests of the build must all pass on the result.
 */

/** The group's new name. */
export const groupName = 'Exprich Holdings'

/** The new numbers, by the ids of their figures. */
const figures = new Map([
  ['professionals', 620],
  ['projects-completed', 260],
  ['trees-planted', 612_345],
  ['waste-recycled', 66],
  ['trir', 0.12],
])

/** The company to add. */
export const company = {
  name: 'Windrich',
  fullName: 'Windrich Ɗan Ƙofar Limited',
  order: 55,
  accent: 'indigo',
  place: 'chain',
  // Unset: it shares its neighbour's stretch of the drawing.
  drawn: undefined,
  inMenu: true,
  onHome: true,
  trade: 'Wind farms in Côte d’Ivoire',
  description: 'We plan, build and run wind farms along the coast.',
  searchDescription:
    'Windrich Ɗan Ƙofar Limited plans, builds and runs wind farms along the coast.',
} as const
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n' +
  '<path fill="none" stroke="currentColor" stroke-width="2.5" d="M12 22V10M12 10L4 4M12 10L20 4"/>\n' +
  '</svg>\n'

/** The article to add. */
export const article = {
  id: Math.max(0, ...articles().map(({ id }) => id)) + 1,
  title: 'The first turbine of {group} turns: 氢能 ✅ and النفط',
}

/** The picture to add, shown by that article. */
export const pictureText = 'A quay at noon'

/** An opening that closes at the end of `lastDay`. */
export const welder = { title: 'Welder', location: 'Warri', department: 'Operations' }
export const lastDay = '2099-06-30'
/** An opening without dates or a reference of its own. */
export const windEngineer = { title: 'Wind Engineer', order: 50, reference: undefined }
/** How many openings are listed: enough for the filters to be shown. */
export const openingsListed = Math.max(filtersFrom, openVacancies().length + 1)

/** The person to add. */
export const person = {
  name: 'Ngọzi Ẹ̀zẹ́ Ɔ̀kɛ́',
  position: 'Head of Wind Power',
  team: 'operations',
  company: 'windrich',
  photograph: 'photograph.png',
  order: 60,
}

export const caseStudyName = 'Wind survey 𞤀𞤣𞤤𞤢𞤥'
export const timelineTitle = 'First wind farm'

/** The sentences to write into records that were there before. */
export const sentences = {
  slide: 'Stations on gas and on wind, near the load.',
  careers: 'Work beside the {professionals} people of the group.',
  cookies: 'Write to {email} about cookies.',
  report: 'The year of the new quay of Bjørn Østby and النفط',
}

/** The first telephone number. */
export const phone = { display: '+234 000 765 4321', dial: '+2340007654321' }

/** Paths of the added files, relative to `content/`. */
export const added = {
  company: 'companies/windrich.yaml',
  mark: 'companies/windrich/mark.svg',
  picture: 'pictures/quay.yaml',
  pictureFile: 'pictures/quay/file.jpg',
  article: 'news/2026-11-20-first-turbine.md',
  vacancy: 'vacancies/wind-engineer.yaml',
  person: 'people/ngozi-eze.yaml',
  photograph: 'people/ngozi-eze/photograph.png',
  caseStudy: 'case-studies/wind-survey.yaml',
}

/** Adds one of each kind. */
export async function addOneOfEach(content: ChangedContent): Promise<void> {
  await content.add(added.company, 'companies/wattrich.yaml', company)
  await content.write(added.mark, mark)
  await content.write(added.picture, `file: file.jpg\nalt: ${pictureText}\nfocus: {}\n`)
  await content.write(added.pictureFile, await photograph(1600, 900).jpeg().toBuffer())
  await content.write(added.article, newArticle())
  await content.add(added.vacancy, 'vacancies/operations-manager.yaml', windEngineer)
  await content.add(added.person, 'people/folasade-adeyemi.yaml', person)
  await content.write(added.photograph, await photograph(960, 1200).png().toBuffer())
  await content.add(added.caseStudy, 'case-studies/fabrication-yard.yaml', {
    projectName: caseStudyName,
  })
  await content.append('timeline.yaml', 'entries', { year: 2026, title: timelineTitle })
  await content.append('slides.yaml', 'slides', { id: 'wind', name: 'Wind', title: 'Wind.' })
  await content.append('values.yaml', 'values', { title: 'Patience', text: 'We take the time.' })
  await content.append('milestones.yaml', 'milestones', { year: 2026, title: 'Quay' })
}

/** Of one flat colour, which is quickly encoded. */
function photograph(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#2f6f5f' } })
}

function newArticle(): string {
  const [newest] = articles()
  return `---
id: ${article.id}
title: '${article.title}'
excerpt: The quay at Onne takes its first ship this week, after two years of work.
category: ${newest?.category ?? 'Projects'}
date: 2026-11-20
author: '{group}'
image: quay
status: placeholder
---
The quay is 180 metres long and serves {companies:word} companies. Ships berth by day and by night.

## What changes

Ships wait **two days less** than they did. See [our services](/services), or write to {email}.
`
}

/** Paths of the removed files: a record that others refer to, and two that only appear in lists. */
export const removed = {
  company: 'companies/gasrich.yaml',
  article: articleFile(),
  vacancy: 'vacancies/operations-manager.yaml',
}

/** The first article that has a page. */
function articleFile(): string {
  const found = contentFiles('news', '.md').find((file) => /^id: /m.test(contentText(file)))
  if (!found) throw new Error('there is no article to remove')
  return found
}

/** Removes them, but not what refers to the company, which the content check must report. */
export async function removeSome(content: ChangedContent): Promise<void> {
  for (const file of Object.values(removed)) await content.remove(file)
}

/** Replaces the removed company and its leader, so that no list gets shorter. */
async function addSuccessor(content: ChangedContent): Promise<void> {
  const names = { name: 'Hydrich', fullName: 'Hydrich Gas Limited' }
  await content.add('companies/hydrich.yaml', removed.company, names)
  await content.write('companies/hydrich/mark.svg', mark)
  const leader = { name: 'Amara Bello', company: 'hydrich' }
  await content.add('people/amara-bello.yaml', 'people/halima-yusuf.yaml', leader)
}

/** Adds openings with stated dates, one of them closed, and enough others for the filters. */
async function addOpenings(content: ChangedContent): Promise<void> {
  const [first] = openVacancies()
  if (!first) throw new Error('there is no opening to write others after')
  const stated = { status: 'stated', posted: '2020-01-01' }
  const add = (id: string, fields: object) =>
    content.add(`vacancies/${id}.yaml`, `vacancies/${first.id}.yaml`, fields)
  await add('diver', { ...stated, title: 'Diver', closes: '2020-02-29' })
  await add('welder', { ...stated, ...welder, reference: 'W-7', closes: lastDay })
  for (let n = openVacancies().length + 1; n < openingsListed; n += 1) {
    await add(`rigger-${n}`, { title: `Rigger ${n}`, location: 'Warri', department: 'Yard' })
  }
}

/** Changes fields of records that were there before. */
async function changeFields(content: ChangedContent): Promise<void> {
  await content.edit('group.yaml', (record) => {
    record.set('name', groupName)
    record.setIn(['registered', 'name'], `${groupName} Limited`)
  })
  await content.edit('figures.yaml', (record) => {
    for (let n = 0; record.hasIn(['figures', n]); n += 1) {
      const value = figures.get(String(record.getIn(['figures', n, 'id'])))
      if (value !== undefined) record.setIn(['figures', n, 'value'], value)
    }
  })
  await content.edit('contact.yaml', (record) => {
    record.setIn(['phones', 0, 'display'], phone.display)
    record.setIn(['phones', 0, 'dial'], phone.dial)
    record.setIn(['hours', 1, 'opens'], '10:00')
    record.setIn(['hours', 1, 'closes'], '15:30')
  })
  await content.edit('navigation.yaml', (record) => {
    for (let n = 0; record.hasIn(['menu', n]); n += 1) {
      const label = ['menu', n, 'links', 0, 'label']
      if (record.hasIn(label)) return record.setIn(label, 'Read this first')
    }
  })
  await content.edit('slides.yaml', (record) =>
    record.setIn(['slides', 0, 'subtitle'], sentences.slide),
  )
  await content.edit('pages/careers.yaml', (record) =>
    record.set('introduction', sentences.careers),
  )
  await content.edit('documents/annual-report.yaml', (record) =>
    record.set('subtitle', sentences.report),
  )
  const cookies = 'legal/cookies.md'
  await content.write(cookies, `${await content.read(cookies)}\n${sentences.cookies}\n`)
}

/** All of it. */
export async function editContent(content: ChangedContent): Promise<void> {
  await addOneOfEach(content)
  await addOpenings(content)
  await addSuccessor(content)
  await removeSome(content)
  await content.forgetCompany(idOf(removed.company))
  await changeFields(content)
}
