import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { contentFiles, contentText, idOf } from '#content/model/content-files.ts'
import { openVacancies } from '#content/model/vacancies.ts'
import { filtersFrom } from '#content/model/vacancy-filters.ts'
import { ChangedContent } from './changed-content.ts'
import { serveBuild } from './serve-build.ts'
import { test as base } from './window.ts'

/*
 * A static build, whose forms only simulate, of content that an editor has changed: entries of every list
 * can be added and removed by changes to content/ alone. `changed-site.setup.ts` builds it once a run.
 */

/** The build's folder, relative to the repository. */
const changedBuild = 'build/changed'
export const changedSiteFolder = fileURLToPath(
  new URL(`../../${changedBuild}/client/`, import.meta.url),
)

/** The company to add. */
export const company = {
  name: 'Windrich',
  fullName: 'Windrich Power Limited',
  order: 55,
  accent: 'indigo',
  place: 'chain',
  // Unset: it shares its neighbour's stretch of the drawing.
  drawn: undefined,
  inMenu: true,
  onHome: true,
  stretch: 'Wind power',
  trade: 'Wind farms',
  description: 'We plan, build and run wind farms along the coast.',
  searchDescription: 'Windrich Power Limited plans, builds and runs wind farms along the coast.',
} as const
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n' +
  '<path fill="none" stroke="currentColor" stroke-width="2.5" d="M12 22V10M12 10L4 4M12 10L20 4"/>\n' +
  '</svg>\n'

/** An opening that closes at the end of `lastDay`. */
export const welder = { title: 'Welder', location: 'Warri', department: 'Operations' }
export const lastDay = '2099-06-30'
/** An opening without dates of its own. */
const windEngineer = { title: 'Wind Engineer', order: 50 }
/** How many openings are listed: enough for the filters to be shown. */
export const openingsListed = Math.max(filtersFrom, openVacancies().length + 1)

/** Paths of the added files, relative to `content/`. */
export const added = {
  company: 'companies/windrich.yaml',
  mark: 'companies/windrich/mark.svg',
  article: 'news/2025-01-08-first-turbine.md',
  vacancy: 'vacancies/wind-engineer.yaml',
  person: 'people/ngozi-eze.yaml',
  caseStudy: 'case-studies/wind-survey.yaml',
}

/** The first article that has a page, which takes an `id`. */
function articleFile(): string {
  const found = contentFiles('news', '.md').find((file) => /^id: /m.test(contentText(file)))
  if (!found) throw new Error('there is no article to write another one after')
  return found
}

/** Adds one of each kind. */
export async function addOneOfEach(content: ChangedContent): Promise<void> {
  await content.add(added.company, 'companies/wattrich.yaml', company)
  await content.write(added.mark, mark)
  await content.write(
    added.article,
    (await content.read(articleFile()))
      .replace(/^id: .*/m, 'id: 7')
      .replace(/^title: .*/m, 'title: The first turbine turns')
      .replace(/^date: .*/m, 'date: 2025-01-08'),
  )
  await content.add(added.vacancy, 'vacancies/operations-manager.yaml', windEngineer)
  await content.add(added.person, 'people/folasade-adeyemi.yaml', {
    name: 'Ngozi Eze',
    position: 'Head of Wind Power',
    team: 'operations',
    company: 'windrich',
    order: 60,
  })
  await content.add(added.caseStudy, 'case-studies/fabrication-yard.yaml', {
    projectName: 'Wind survey',
  })
  await content.append('timeline.yaml', 'entries', { year: 2026, title: 'Wind power' })
  await content.append('slides.yaml', 'slides', { id: 'wind', name: 'Wind', title: 'Wind.' })
}

/** Paths of the removed files: a record that others refer to, and two that only appear in lists. */
export const removed = {
  company: 'companies/gasrich.yaml',
  article: articleFile(),
  vacancy: 'vacancies/operations-manager.yaml',
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

/** Builds the site; `tools/build.ts` skips a build that is up to date. */
export async function buildChangedSite(): Promise<void> {
  const content = await ChangedContent.copied()
  await addOneOfEach(content)
  await addOpenings(content)
  await addSuccessor(content)
  await removeSome(content)
  await content.forgetCompany(idOf(removed.company))
  await content.build(changedBuild)
  await content.remove('.')
}

/** Runs tests against that build, served once per worker. */
export const test = base.extend<object, { changedSite: string }>({
  changedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is asked for here
    async ({}, use) => {
      if (!existsSync(changedSiteFolder)) throw new Error('changed-site.setup.ts did not build it')
      const { origin, close } = await serveBuild(changedSiteFolder)
      await use(origin)
      await close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ changedSite }, use) => use(changedSite),
})
