import { describe, expect, it } from 'vitest'
import { contentFiles, contentText } from './content-files.ts'
import { figureSchema } from './figure-schemas.ts'
import { slidesSchema } from './home-schemas.ts'
import { newsFrontMatterSchema } from './news-schemas.ts'
import { pageSchema } from './page-schemas.ts'
import { parseMarkdown, parseYaml } from './parse.ts'
import { checkFile as check, writtenFile } from './source.ts'
import { lettersSchema, vacancySchema } from './vacancy-schemas.ts'

/** What is wrong with a file, in lines for engineers. */
const checkFile = (...file: Parameters<typeof check>) =>
  check(...file).mistakes.map(({ text }) => text)

const slides = contentText('slides.yaml')
const slideProblems = (text: string) => checkFile('slides.yaml', parseYaml(text), slidesSchema)
/** The file with one of its fields written differently. */
const changed = (text: string, field: string, value: string) =>
  text.replace(new RegExp(`( ${field}:) .*(\\n {6,}.*)*`), `$1 ${value}`)

describe('a file that a program writes', () => {
  it('may be missing', () => {
    const source = writtenFile('no-such-file.yaml', slidesSchema)
    expect([source.read(), source.mistakes()]).toEqual([undefined, []])
  })

  it('is checked like any other where it is there', () => {
    expect(writtenFile('slides.yaml', slidesSchema).read()).toBeDefined()
    const [problem] = writtenFile('slides.yaml', pageSchema).mistakes()
    expect(problem?.text).toMatch(/^content\/slides\.yaml: line 1: heading: heading is missing/)
  })
})

describe('what is wrong with a file', () => {
  it('is nothing when it is well', () => {
    expect(slideProblems(slides)).toEqual([])
  })

  it('names file, line, field and what to write: a text that is empty', () => {
    const text = changed(slides, 'title', "''")
    const line = text.split('\n').findIndex((one) => one.includes("title: ''")) + 1
    expect(slideProblems(text)).toEqual([
      `content/slides.yaml: line ${line}: slides 1: title: title is empty: write at least one word`,
    ])
  })

  it('names what holds the field when the field is missing', () => {
    const [problem] = slideProblems(slides.replace(/^.* title:.*\n/m, ''))
    expect(problem).toMatch(
      /^content\/slides\.yaml: line 2: slides 1: title: title is missing: write/,
    )
  })

  it('names each bad field on a line of its own', () => {
    const parsed = parseYaml("heading: ''\ndescription: short\nintroduction: text\n")
    const problems = checkFile('pages/x.yaml', parsed, pageSchema)
    expect(problems).toHaveLength(2)
    expect(problems[0]).toContain('content/pages/x.yaml: line 1: heading: ')
    expect(problems[1]).toMatch(/line 2: description: .*50 to 160 characters/)
  })

  it.each(['1e3', '010', 'true', '~'])(
    'names a text that YAML reads as another type: %s',
    (value) => {
      expect(slideProblems(changed(slides, 'title', value))).toEqual([
        expect.stringMatching(
          /^content\/slides\.yaml: line \d+: slides 1: title: .*quotation marks/,
        ),
      ])
      expect(slideProblems(changed(slides, 'title', `'${value}'`))).toEqual([])
    },
  )

  it.each(['Ada: Obi', '@ada', '*ada', '&ada obi', '!ada obi', 'Gas #1 in Lagos', '"ada\\q"'])(
    'names a value that YAML would read otherwise: %s',
    (value) => {
      const [problem, ...others] = slideProblems(changed(slides, 'title', value))
      expect(problem).toMatch(/^content\/slides\.yaml: line \d+: .*quotation marks/)
      expect(others).toEqual([])
    },
  )

  it.each([
    [`${slides.replace(/^( +)subtitle:/m, '\t$1subtitle:')}`, /use blanks/],
    [`${slides}${slides}`, /stands twice/],
    [changed(slides, 'title', "'Ada"), /quotation mark.* is missing/],
  ])('says what to do about a file that is no YAML', (text, advice) => {
    expect(slideProblems(text)[0]).toMatch(/^content\/slides\.yaml: line \d+: /)
    expect(slideProblems(text)[0]).toMatch(advice)
  })

  it('takes a comment on a line of its own', () => {
    expect(slideProblems(`# One\n${slides.replace('\n', '\n# Two\n')}# Three\n`)).toEqual([])
  })

  it.each([
    ['buttonLink', '/no-such-page', /there is no page \/no-such-page on this site: choose/],
    ['buttonLink', 'https://elsewhere.example', /start with a slash/],
    ['picture', 'no-such-picture', /there is no picture “no-such-picture”/],
    ['subtitle', 'We serve {homes-served} homes.', /\{homes-served\} is not known: add a figure/],
  ])('names in %s what does not exist: %s', (field, value, message) => {
    expect(slideProblems(changed(slides, field, value))).toEqual([
      expect.stringMatching(new RegExp(`line \\d+: slides 1: ${field}: .*${message.source}`)),
    ])
  })

  it('is a name in braces that a letter cannot fill in, though a page can', () => {
    const letters = contentText('letters.yaml').replace('Dear {name}', 'Dear {group}')
    const [problem, ...others] = checkFile('letters.yaml', parseYaml(letters), lettersSchema)
    expect(problem).toContain('{group} cannot stand here: write {name}, {position}, {reference} or')
    expect(others).toEqual([])
  })

  it('names a field that is not known, such as a misspelt one', () => {
    expect(slideProblems(slides.replace(' subtitle:', ' subtitel:')).join()).toMatch(
      /slides 1: .*subtitel/,
    )
  })

  it('counts the length of a text with its figures filled in', () => {
    const title = `${'x'.repeat(50)} {emissions-target}`
    expect(title.length).toBeGreaterThan(60)
    expect(slideProblems(changed(slides, 'title', `'${title}'`))).toEqual([])
  })
})

describe('a figure', () => {
  const problemsOf = (...lines: string[]) => {
    const rest = ['id: homes', 'label: Homes', 'scope: here', 'period: to date']
    const fields = ['definition: The number of homes.', 'unit: homes']
    const text = [...rest, ...fields, 'status: stated', 'scopeStatus: stated', ...lines].join('\n')
    return checkFile('figures.yaml', parseYaml(text), figureSchema)
  }

  it.each([
    [['value: 500'], []],
    [['counted: companies'], []],
    [[], [/value must be a plain number, or name in counted/]],
    [['value: 7', 'counted: companies'], [/one of the two/]],
    [["value: '500'"], [/value: .*plain number without quotes/]],
  ])('with %j has the problems %j', (lines, problems) => {
    expect(problemsOf(...lines)).toEqual(problems.map((one) => expect.stringMatching(one)))
  })
})

describe('a Markdown file', () => {
  const front =
    'title: One\nexcerpt: Short\ncategory: Group\nauthor: Us\nimage: hero-power\nstatus: stated'
  const problemsOf = (text: string) =>
    checkFile('news/one.md', parseMarkdown(text), newsFrontMatterSchema)

  it('counts its lines from the first dashes', () => {
    expect(problemsOf(`---\n${front}\ndate: 18.12.2024\n---\n`)).toEqual([
      'content/news/one.md: line 8: date: date must be written year-month-day: 2026-12-01',
    ])
  })

  it('needs a front matter', () => {
    expect(problemsOf('Only text.\n')).toEqual([
      'content/news/one.md: line 1: must begin with a front matter between two lines of ---',
    ])
  })

  it.each([
    ['a mark of UTF-8', `\uFEFF---\n${front}\n---\nText.\n`],
    ['blanks after the dashes', `--- \n${front}\n---\t\nText.\n`],
    ['line ends of Windows', `---\r\n${front.replaceAll('\n', '\r\n')}\r\n---\r\nText.\r\n`],
  ])('is read with %s', (_what, text) => {
    expect(problemsOf(text)).toEqual(problemsOf(`---\n${front}\n---\nText.\n`))
    expect(parseMarkdown(text).data).toEqual(parseMarkdown(`---\n${front}\n---\nText.\n`).data)
  })

  it('keeps dashes in the text, and a date as it is written', () => {
    const { data, body } = parseMarkdown('---\ndate: 2024-12-18\n---\nText.\n\n---\n\nMore.\n')
    expect(data).toEqual({ date: '2024-12-18' })
    expect(body).toBe('Text.\n\n---\n\nMore.\n')
  })
})

describe('an opening', () => {
  const [first = ''] = contentFiles('vacancies', '.yaml')
  const text = contentText(first)
  const problemsOf = (posted: string, closes: string) =>
    checkFile(
      'vacancies/one.yaml',
      parseYaml(
        text.replace(/posted: .*/, `posted: ${posted}`).replace(/closes: .*/, `closes: ${closes}`),
      ),
      vacancySchema,
    )

  it.each([
    ['2026-11-02', '2026-11-02', []],
    ['2026-11-02', '2026-11-01', [/closing date is before its posting date/]],
    ['2 November', '2026-11-02', [/posted must be written year-month-day: 2026-12-01/]],
  ])('posted on %s may close on %s: %j', (posted, closes, problems) => {
    expect(problemsOf(posted, closes)).toEqual(problems.map((one) => expect.stringMatching(one)))
  })
})
