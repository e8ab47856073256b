import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { line, standing } from './fields.ts'
import { parseYaml } from './parse.ts'
import { placeholdersIn } from './placeholders.ts'
import { checkFile } from './source.ts'

const person = z.strictObject({
  position: line,
  name: line.optional(),
  ...standing({ confirm: 'Write the name', covers: ['name'] }),
})
const schema = z.strictObject({
  phones: z.tuple([z.strictObject({ display: line, ...standing({ confirm: 'Call' }) })]),
  people: z.array(person),
  motto: z.strictObject({ text: line, ...standing({ confirm: 'Approve' }) }).optional(),
})

const yaml = (phone: string) => `phones:
  - display: '1'
    status: ${phone}
people:
  - position: Pilot
    name: Ada
    status: placeholder
motto:
  text: Onwards
  status: placeholder
`

afterEach(() => vi.unstubAllEnvs())

it('finds each placeholder with what it covers and what is asked', () => {
  expect(placeholdersIn(parseYaml(yaml('stated')).data, schema)).toEqual([
    { record: ['people', 0], field: 'status', covers: ['name'], confirm: 'Write the name' },
    { record: ['motto'], field: 'status', covers: undefined, confirm: 'Approve' },
  ])
})

describe('a file', () => {
  const checked = (text: string) => {
    const { value, mistakes } = checkFile('group.yaml', parseYaml(text), schema)
    return { value, problems: mistakes.map((mistake) => mistake.text) }
  }

  it('is shown whole in a draft, its placeholders marked', () => {
    const { value, problems } = checked(yaml('placeholder'))
    expect(problems).toEqual([])
    expect(value).toMatchObject({
      people: [{ name: 'Ada', placeholderId: 'group.yaml#people.0' }],
      motto: { placeholderId: 'group.yaml#motto' },
    })
  })

  it('is shown without them in a confirmed build', () => {
    vi.stubEnv('CONTENT', 'confirmed')
    const { value, problems } = checked(yaml('stated'))
    expect(problems).toEqual([])
    expect(value).toEqual({
      phones: [{ display: '1', status: 'stated' }],
      people: [{ position: 'Pilot', status: 'placeholder' }],
    })
  })

  it('stops a confirmed build that cannot do without one, in a line that says what to do', () => {
    vi.stubEnv('CONTENT', 'confirmed')
    expect(checked(yaml('placeholder')).problems).toEqual([
      'content/group.yaml: line 2: phones 1: is a placeholder, and a confirmed build cannot do without it: Call; then set its status',
    ])
  })

  it('says of what is confirmed by whom and when', () => {
    expect(checked(yaml('confirmed')).problems).toEqual([
      'content/group.yaml: line 3: phones 1: status: a confirmed record says who and when: write confirmedBy',
      'content/group.yaml: line 3: phones 1: status: a confirmed record says who and when: write confirmedOn',
    ])
    const who = 'confirmed\n    confirmedBy: The secretary\n    confirmedOn: 2026-11-23'
    expect(checked(yaml(who)).problems).toEqual([])
  })
})

it('another answer stands where the first one names what is left out', () => {
  const answer = z.strictObject({ text: line })
  const text = 'text: "Our vision: {vision}"\notherwise:\n  text: Something else\n'
  const of = (words: string) => checkFile('chat.yaml', parseYaml(words), answer).value
  expect(of(text)?.text).toMatch(/^Our vision: \w/)
  expect(of(text.replace('{vision}', '{no-such-thing}'))).toEqual({ text: 'Something else' })
})
