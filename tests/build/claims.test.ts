import { readFileSync } from 'node:fs'
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { describe, expect, it } from 'vitest'
import { contentKind } from '#content/model/content-kind.ts'
import { documentEntries } from '#content/model/documents.ts'
import { shortPages } from '#content/model/pages.ts'
import { duties } from '#content/model/records.ts'
import { isHeld } from '#content/model/substance.ts'
import { filesIn } from '#tools/lib/files-in.ts'
import { attribute, type PageElement, pageElements } from '#tools/postprocess/page-elements.ts'
import { siteFolder } from './built-site.ts'
import { expectNone } from './expect-none.ts'
import { readPdf } from './pdf-file.ts'

/* Phrases that no text of the site may contain, because they speak of a gap or are not true. */

/**
 * Phrases about what the site lacks: pages leave out what is still open. "Coming Soon" is allowed, as a label
 * of the specification (spec 2.12).
 */
const gap = new RegExp(
  [
    'to be confirmed',
    // Plants are handed over with a certificate of provisional acceptance.
    'provisional(?! acceptance)',
    'draft edition',
    'will follow (?:once|here)',
    'proposed responsibilities',
    'left to a person',
    'in preparation(?! (?:for|of))',
    'hatched bars',
    '(?:still|yet) to be (?:decided|announced|confirmed)',
  ]
    .map((words) => String.raw`\b${words}\b`)
    .join('|'),
  'gi',
)

/**
 * Claims that a third party has approved the group. Approvals by clients, and of suppliers, are allowed.
 */
const approval = new RegExp(
  [
    String.raw`(?<!\b(?:your|suppliers?|contractors?)\b[^.:;!?]{0,40})\b(?:approved|audited|accredited|certified|verified) by (?!(?:the |your )?(?:clients?|customers?|you)\b)`,
    String.raw`\baccredited (?:to|for|under|with)\b`,
    String.raw`\b(?:we|group|companies|is|are|was|were|been) (?:fully )?accredited\b`,
    String.raw`\bindependently (?:approved|audited|certified|verified)\b`,
  ].join('|'),
  'gi',
)

const attributes = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder', 'content']

/** All texts of a page: its words, the attributes for names and descriptions, and the props of islands. */
function wordsOfPage(html: string): string {
  const elements = pageElements(html)
  const [document] = elements
  return inOneLine(
    [
      document ? wordsIn(document) : '',
      ...elements.flatMap((element) => attributes.map((name) => attribute(element, name) ?? '')),
      ...elements
        .filter(({ tagName }) => tagName === 'astro-island')
        .map((island) => attribute(island, 'props') ?? ''),
    ].join('\n'),
  )
}

/** The words below an element, including structured data and templates, without scripts and styles. */
function wordsIn(parent: Tree.ParentNode): string {
  return parent.childNodes
    .map((node) => {
      if (node.nodeName === '#text' && 'value' in node) return node.value
      if (!('tagName' in node) || isCode(node)) return ''
      return ` ${wordsIn('content' in node ? node.content : node)} `
    })
    .join('')
}

function isCode(element: PageElement): boolean {
  if (element.tagName === 'script') return attribute(element, 'type') !== 'application/ld+json'
  return element.tagName === 'style'
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

/** Characters of context on each side. */
const around = 40

/** The matches of a pattern, each with its context. */
function findings(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) =>
    text.slice(Math.max(0, index - around), index + found.length + around).trim(),
  )
}

const read = (file: string) => readFileSync(siteFolder + file, 'utf8')
const pages = (await filesIn(siteFolder, '**/*.html')).map((file) => ({
  file,
  text: wordsOfPage(read(file)),
}))
/** Files for programs: feeds, lists, data, the words of the search. */
const files = (await filesIn(siteFolder, '**/*.{csv,ics,json,txt,webmanifest,xml}')).map(
  (file) => ({ file, text: inOneLine(read(file)) }),
)

describe.each([
  { of: 'pages', texts: pages },
  { of: 'files for programs', texts: files },
])('the $of', ({ of, texts }) => {
  it('are there', () => {
    expect(texts.length).toBeGreaterThan(5)
  })

  it.each([
    { rule: 'say nothing of what the site lacks', pattern: gap },
    { rule: 'claim no approval that somebody else would have given', pattern: approval },
  ])('$rule', ({ pattern }) => {
    expectNone(
      texts.flatMap(({ file, text }) =>
        findings(pattern, text).map((found) => `${file}: ${found}`),
      ),
      `${of} in which this is said`,
    )
  })
})

/** Words for what not every build holds (spec 2.24), and whether this one does. */
const promises = [
  { words: /\b(?:core values|our values|vision)\b/gi, held: isHeld('/about#vision') },
  { words: /\b(?:leaders|meet the team|management team)\b/gi, held: isHeld('/management') },
  { words: /\bboard of directors\b/gi, held: isHeld('/governance') },
  { words: /\bcase stud(?:y|ies)\b/gi, held: isHeld('/case-studies') },
  { words: /\btimeline\b/gi, held: isHeld('/historical') },
  { words: /\b(?:latest news|news & events|our articles)\b/gi, held: isHeld('/news') },
  { words: /\b(?:QHSSE Policy|Safety guidelines)\b/g, held: duties.length > 0 },
]
/** What answers at an address of the specification names what is not there (spec 2.9, 2.24). */
const answers = ['news/404.html', ...shortPages().map(([path]) => `${path.slice(1)}.html`)]

it.each(promises.filter(({ held }) => !held))('nothing promises $words', async ({ words }) => {
  const documents = await Promise.all(
    documentEntries.map(async ({ id }) => {
      const { pages: sheets } = await readPdf(id)
      return { file: `${id}.pdf`, text: sheets.join(' ') }
    }),
  )
  const found = [...pages, ...files, ...documents]
    .filter(({ file }) => !answers.includes(file))
    .flatMap(({ file, text }) => findings(words, text).map((each) => `${file}: ${each}`))
  expectNone(found, 'promises that this build does not keep')
})

it('a draft keeps every promise', () => {
  const broken = promises.filter(({ held }) => !held)
  if (contentKind() === 'draft') expect(broken.map(({ words }) => words)).toEqual([])
  else expect(broken).not.toEqual([])
})

/** Texts with what is wrong about them, if anything. */
const samples = {
  'speaks of a gap': [
    'Website address to be confirmed',
    'Hatched bars are provisional: what they measure is open.',
    'A list of them will follow here.',
    'A page for major projects, in preparation.',
    'The date is yet to be announced.',
  ],
  'claims an approval': [
    'ISO 9001, certified by an international body',
    'Wellrich is accredited for work in deep water.',
    'Independently audited figures',
  ],
  'says nothing wrong': [
    'Coming Soon',
    'The tank is cleaned in preparation for inspection.',
    'Tests up to the certificate of provisional acceptance.',
    'Accounts of your company, audited by a chartered accountant',
    'Drawings are approved by the client before work begins.',
    'Samples go to an accredited laboratory.',
  ],
}

it.each(Object.entries(samples).flatMap(([what, texts]) => texts.map((text) => [what, text])))(
  'a text %s: %j',
  (what, text = '') => {
    expect(findings(gap, text).length > 0).toBe(what === 'speaks of a gap')
    expect(findings(approval, text).length > 0).toBe(what === 'claims an approval')
  },
)
