import { describe, expect, it } from 'vitest'
import { factSchema } from './schema/fact.ts'
import { slideSchema } from './schema/home.ts'
import { newsFrontMatterSchema } from './schema/news.ts'
import { pageSchema } from './schema/page.ts'
import { slides } from './slides.ts'
import { contentProblems, recordProblems, repeated } from './validate.ts'

const [slide] = slides
const slidePlace = { place: 'content/slides.ts: slide 1', schema: slideSchema }

describe('the content as it is', () => {
  it('has no problem', async () => {
    expect(await contentProblems()).toEqual([])
  })
})

describe('a problem', () => {
  it('is not found in a good record', () => {
    expect(recordProblems({ ...slidePlace, data: slide })).toEqual([])
  })

  it('names file, field and mend: a text that is missing', () => {
    const data = { ...slide, subtitle: undefined }
    expect(recordProblems({ ...slidePlace, data })).toEqual([
      'content/slides.ts: slide 1: subtitle: subtitle is missing: write it in quotes',
    ])
  })

  it('names file, field and mend: a title that is too long', () => {
    const data = { ...slide, title: 'long '.repeat(20) }
    expect(recordProblems({ ...slidePlace, data })).toEqual([
      'content/slides.ts: slide 1: title: title is too long: at most 60 characters fit the slide',
    ])
  })

  it('names file, field and mend: a figure in quotes', () => {
    const data = {
      id: 'homes',
      value: '500',
      label: 'Homes',
      scope: 'here',
      period: 'to date',
      status: 'stated',
    }
    const [problem] = recordProblems({
      place: 'content/facts.ts: fact 8',
      schema: factSchema,
      data,
    })
    expect(problem).toMatch(/^content\/facts\.ts: fact 8: value: .*plain number without quotes/)
  })

  it('names file, field and mend: a date in another form', () => {
    const data = {
      title: 'News',
      excerpt: 'Short',
      category: 'Group',
      date: '18.12.2024',
      author: 'Communications',
      image: 'hero-power',
    }
    const place = 'content/news/one.md'
    expect(recordProblems({ place, schema: newsFrontMatterSchema, data })).toEqual([
      'content/news/one.md: date: date must be written year-month-day: 2024-12-18',
    ])
  })

  it('names a link that leads out of the site', () => {
    const data = { ...slide, buttonLink: 'https://elsewhere.example' }
    const [problem] = recordProblems({ ...slidePlace, data })
    expect(problem).toMatch(/^content\/slides\.ts: slide 1: buttonLink: .*start with a slash/)
  })

  it('names a field that is not known, such as a misspelt one', () => {
    const data = { ...slide, subtitel: 'text' }
    const problems = recordProblems({ ...slidePlace, data })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^content\/slides\.ts: slide 1: .*subtitel/)
  })

  it('names each bad field on a line of its own', () => {
    const data = { heading: '', description: 'short', introduction: 'text' }
    const problems = recordProblems({
      place: 'content/pages.ts: page /x',
      schema: pageSchema,
      data,
    })
    expect(problems).toHaveLength(2)
    expect(problems[0]).toContain('page /x: heading: ')
    expect(problems[1]).toContain('50 to 160 characters')
  })

  it('names a figure that the facts do not hold', () => {
    const data = { ...slide, subtitle: 'We serve {homes-served} homes.' }
    expect(recordProblems({ ...slidePlace, data })).toEqual([
      'content/slides.ts: slide 1: {homes-served} is not a figure: add it to content/facts.ts or mend its name',
    ])
  })

  it('counts the length of a text with its figures filled in', () => {
    const title = `${'x'.repeat(50)} {emissions-target}`
    expect(title.length).toBeGreaterThan(60)
    expect(recordProblems({ ...slidePlace, data: { ...slide, title } })).toEqual([])
  })
})

describe('repeated values', () => {
  it('are found, others are not', () => {
    expect(repeated(['a', 'b', 'a', 'c', 3, 3])).toEqual(['a', 3])
    expect(repeated(['a', 'b'])).toEqual([])
  })
})
