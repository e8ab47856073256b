import { describe, expect, it } from 'vitest'
import { isProse, measure, sentencesOf, wordsOf } from './prose.ts'

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
