import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pagePaths, unlistedPaths } from '#content/model/paths.ts'
import { answerPageFile } from '#contract/answer-page.ts'
import { readBuildRecord } from '#server/build-record.ts'
import { answerHtml } from '#server/http/answer-page.ts'
import { type PageElement, pageElements } from '#tools/postprocess/page-elements.ts'

/** The build under test: the draft, or the one that `content-kinds.ts` made. */
export const siteFolder = fileURLToPath(
  new URL(`../../${process.env.BUILT ?? 'build'}/client/`, import.meta.url),
)

const record = readBuildRecord(join(siteFolder, '..'))
if (!record) {
  throw new Error('there is no build: run npm test, or npm run build before these checks')
}

/** The settings that it was built with, and the address that it was built for. */
export const { settings } = record
export const siteUrl = settings.SITE_URL
/** Whether its forms go anywhere. */
export const hasInbox = settings.INBOX_URL !== 'none'

/** Every page of the route table; `allPaths` adds those in no list, such as the 404 pages. */
export const listedPaths = pagePaths()
export const allPaths = [...listedPaths, ...unlistedPaths()]

/** Has no file: the server fills in a template. */
const answerPage = 'form-answer.html'

export type BuiltPage = { file: string; html: string; elements: readonly PageElement[] }

const pages = new Map<string, BuiltPage>()

/** The page of an address, read and parsed once. */
export function pageAt(path: string): BuiltPage {
  const known = pages.get(path)
  if (known) return known
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
  const html = file === answerPage ? filledAnswerPage() : readFileSync(siteFolder + file, 'utf8')
  const page = { file, html, elements: pageElements(html) }
  pages.set(path, page)
  return page
}

/** Filled with every part that an answer can have. */
function filledAnswerPage(): string {
  return answerHtml(readFileSync(join(siteFolder, '..', answerPageFile), 'utf8'), {
    title: 'Your form was not sent',
    text: 'Please correct this field.',
    items: [{ label: 'Email', text: 'Email is not an address.' }],
    back: { href: '/contact', label: 'Back to the form' },
    action: { href: '/api/contact', label: 'Send', field: { name: 'token', value: 'a1' } },
  })
}

/** The source of an element's start tag, for the messages of failed checks. */
export function shown({ html }: BuiltPage, { sourceCodeLocation, tagName }: PageElement): string {
  const place = sourceCodeLocation?.startTag ?? sourceCodeLocation
  return place ? html.slice(place.startOffset, place.endOffset) : `<${tagName}>`
}
