import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bare } from './field-meta.ts'
import { textRules } from './text-field.ts'

const rules = (schema: z.core.$ZodType) => textRules(bare(schema), 'title')
const refusal = (schema: z.core.$ZodType, text: string) => {
  const { pattern } = rules(schema)
  return pattern.regex.test(text) ? undefined : pattern.message
}

describe('a text is judged by its schema', () => {
  const title = z.string().max(20, { error: 'title is too long' })

  it('in the words of the schema', () => {
    expect(refusal(title, 'x'.repeat(21))).toBe('Title is too long.')
    expect(refusal(title, 'x'.repeat(20))).toBeUndefined()
  })

  it('with its braces filled in', () => {
    expect(refusal(title, '{professionals} {professionals}')).toBeUndefined()
    expect(refusal(title, 'The {nobody}')).toMatch(/^Title: \{nobody\} is not known/)
  })

  it('with the braces that a program fills in later, and no others', () => {
    const letter = title.meta({ braces: ['name'] })
    expect(refusal(letter, 'Dear {name}')).toBeUndefined()
    expect(refusal(letter, 'Dear {group}')).toContain('{group} cannot stand here')
  })

  it('unless it may be left out', () => {
    const website = z.url({ error: 'not an address' }).optional()
    expect(refusal(website, '')).toBeUndefined()
    expect(refusal(website, 'x')).toBe('Title: Not an address.')
    expect(rules(website).isRequired).toBe(false)
  })
})
