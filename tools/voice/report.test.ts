import { describe, expect, it } from 'vitest'
import { leftOutBecause, pageText } from './built-pages.ts'
import { isProse, measure, reportText, sentencesOf, voiceReport, wordsOf } from './report.ts'

describe('sentences', () => {
  it.each([
    ['We drill wells. We lay pipelines.', ['We drill wells.', 'We lay pipelines.']],
    ['Why gas? It burns cleanly!', ['Why gas?', 'It burns cleanly!']],
    ['The line is 3.5 km long.', ['The line is 3.5 km long.']],
    ['Dr. Bello and Engr. Eze lead it.', ['Dr. Bello and Engr. Eze lead it.']],
    ['Liquids, e.g. LPG, go by road.', ['Liquids, e.g. LPG, go by road.']],
    ['Gases, i.e. LPG. Oil too.', ['Gases, i.e. LPG.', 'Oil too.']],
    ['Ask for Mr. ', ['Ask for Mr.']],
    [' ', []],
  ])('of %j', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences))
})

it('words are what is spoken, in small letters', () => {
  expect(wordsOf('We don’t flare: 500 MW, on-site – Abuja.')).toEqual([
    'we',
    'don’t',
    'flare',
    '500',
    'mw',
    'on',
    'site',
    'abuja',
  ])
})

it.each([
  ['We drill wells.', true],
  ['Who is it for?', true],
  ['It says “to whom it may concern.”', true],
  ['Our companies', false],
  ['Lagos, Nigeria', false],
])('%j is prose: %s', (block, expected) => expect(isProse(block)).toBe(expected))

describe('measures', () => {
  it('count words, sentences and short ones', () => {
    const eight = 'We drill wells and lay pipelines in Nigeria.'
    const nine = 'We drill wells and lay pipelines in southern Nigeria.'
    expect(measure([`${eight} ${nine}`, 'We build.'])).toMatchObject({
      words: 19,
      sentences: 3,
      wordsPerSentence: 6.3,
      shortSentences: 0.67,
    })
  })

  it('count negations to sixty words', () => {
    const thirty = 'We build and run plants. '.repeat(6)
    expect(measure([thirty]).negations).toBe(0)
    expect(measure([thirty.replace('run', 'never')]).negations).toBe(2)
    expect(measure([thirty.replace('run', "don't"), thirty]).negations).toBe(1)
    // A word that begins like one.
    expect(measure([thirty.replaceAll('run', 'note')]).negations).toBe(0)
  })

  it('rate plain words as easier than learned ones', () => {
    const plain = measure(['We sell gas. It is clean and cheap.']).readingEase
    const learned = measure([
      'Commercialisation necessitates comprehensive organisational alignment.',
    ])
    expect(plain).toBeGreaterThan(80)
    expect(learned.readingEase).toBeLessThan(0)
  })

  it('say nothing of a text that there is not', () => {
    expect(measure([])).toEqual({
      words: 0,
      sentences: 0,
      wordsPerSentence: null,
      shortSentences: null,
      readingEase: null,
      negations: null,
    })
  })
})

const page = (path: string, blocks: string[], headings: string[] = []) => ({
  path,
  blocks,
  headings,
})
const only = (...blocks: string[]) => voiceReport([page('/', blocks)]).pages[0]

describe('of a page', () => {
  it('measures sentences, and no heading or label', () => {
    expect(only('Our companies', 'We drill wells.', 'Lagos')).toMatchObject({
      words: 3,
      sentences: 1,
    })
  })

  it('names the words that the voice avoids, with their sentences', () => {
    const found = only('A stretch of pipe', 'We build. Nobody hands over like us.')?.avoided
    expect(found).toEqual([
      { word: 'nobody', sentence: 'Nobody hands over like us.' },
      { word: 'stretch', sentence: 'A stretch of pipe' },
      { word: 'hand over', sentence: 'Nobody hands over like us.' },
    ])
    expect(only('A holding.', 'Who answers for it?')?.avoided).toHaveLength(2)
    expect(only('A holding company keeps it.', 'No one', 'Handover')?.avoided).toEqual([
      { word: 'no one', sentence: 'No one' },
    ])
  })

  it('names a refrain from its second time on', () => {
    expect(only('It stands here.', 'A stand-by unit')?.avoided).toEqual([])
    const twice = only('It stands here.', 'The plant stands there.')?.avoided
    expect(twice?.map(({ word }) => word)).toEqual(['stand', 'stand'])
  })

  it('names a heading that stands there twice, however it is written', () => {
    const { pages } = voiceReport([page('/', [], ['Our work', 'Team', 'Our Work', 'Teams'])])
    expect(pages[0]?.headingsTwice).toEqual(['Our Work'])
  })
})

describe('of the site', () => {
  const shared = 'We have worked in Nigeria since 2003.'
  const site = [
    page('/a', [`${shared} We drill.`]),
    page('/b', ['We drill.', shared.toUpperCase()]),
    page('/c', ['We lay pipelines for gas and for oil.']),
  ]

  it('names long sentences on several pages, once each', () => {
    expect(voiceReport(site).onSeveralPages).toEqual([{ sentence: shared, paths: ['/a', '/b'] }])
  })

  it('is limited to the pages that are asked for, and still knows the others', () => {
    const a = voiceReport(site, (path) => path === '/a')
    expect(a.pages.map(({ path }) => path)).toEqual(['/a'])
    expect(a.onSeveralPages).toHaveLength(1)
    expect(a.total).toMatchObject({ words: 9, sentences: 2 })
    expect(voiceReport(site, (path) => path === '/c').onSeveralPages).toEqual([])
  })
})

describe('for people', () => {
  it('is a table in columns, the lists of what was found and one last line', () => {
    const site = [page('/', ['We drill. Nobody else does.']), page('/services', ['Well'])]
    const lines = reportText(voiceReport(site, undefined, ['/x is no page.'])).split('\n')
    expect(lines[0]).toMatch(/^page {7}words {2}sentences {2}/)
    expect(lines[1]).toMatch(/^\/ {14}5 +2 +2\.5 +100 % +\d+ +12\.0 +1$/)
    expect(lines[2]).toMatch(/^\/services +0 +0 +– +– +– +–$/)
    expect(lines).toContain('Words that the voice avoids (1)')
    expect(lines).toContain('  /  nobody: Nobody else does.')
    expect(lines).toContain('/x is no page.')
    expect(lines.at(-1)).toMatch(/^2 pages, 5 words, .*; 1 avoided words, 0 headings twice, 0 /)
  })
})

describe('leaves out', () => {
  const main = (html: string) => pageText('/', `<main>${html}</main>`)

  it.each([
    '<form><h2>Write to us</h2><p>Never send a password.</p></form>',
    '<section class="bg-warn text-warn-ink"><h2>Beware</h2><p>We never ask for money.</p></section>',
    '<ol class="answer-line"><li><h3>You apply</h3><p>Fill in the form.</p></li></ol>',
    '<p role="status">This position has closed.</p>',
  ])('%s', (html) => {
    expect(main(`<h1>Name</h1>${html}<p>We drill wells.</p>`)).toEqual({
      path: '/',
      blocks: ['Name', 'We drill wells.'],
      headings: ['Name'],
    })
  })

  it('nothing else', () => {
    const { blocks } = main('<button class="bg-warn-ink">Send</button><p>We drill wells.</p>')
    expect(blocks).toEqual(['Send', 'We drill wells.'])
  })

  it.each(['/privacy-policy', '/verify', '/news/404', '/search', '/careers/in/lagos'])(
    'the page %s',
    (path) => expect(leftOutBecause(path)).toBeDefined(),
  )

  it.each(['/', '/careers', '/services', '/news/1', '/careers/search-engineer'])(
    'not the page %s',
    (path) => expect(leftOutBecause(path)).toBeUndefined(),
  )
})
