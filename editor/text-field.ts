import { fields } from '@keystatic/core'
import { z } from 'zod'
import { textProblems } from '../content/model/text-problems.ts'
import { filled } from '../content/model/tokens.ts'
import { type Bare, hintOf, labelOf, sentence } from './field-meta.ts'

/** Keys whose texts are sentences: they get a box of several lines. */
const sentences =
  /^(text|description|lead|paragraphs?|bio|introduction|statement|excerpt|blurb|subtitle|sentence|searchDescription|alt|mainChallenge|valueAdded|keyTakeaway|here|greeting)$/

/**
 * Our schema as the `pattern` of a field. Keystatic calls `regex.test(value)` and shows `message`; it has
 * no other option for a check of our own. The words are those of the build, with the field's label.
 */
class SchemaPattern extends RegExp {
  message = ''
  readonly #schema: z.core.$ZodType
  readonly #optional: boolean
  readonly #meta: z.GlobalMeta
  readonly #key: string

  constructor({ schema, optional, meta }: Bare, key: string) {
    super('')
    this.#schema = schema
    this.#optional = optional
    this.#meta = meta
    this.#key = key
  }

  override test(value: string): boolean {
    if (value === '' && this.#optional) return true
    const problem =
      z.safeParse(this.#schema, filled(value)).error?.issues[0] ??
      textProblems(value, this.#meta)[0]
    this.message = problem
      ? sentence(problem.message, this.#key, labelOf(this.#key, this.#meta))
      : ''
    return this.message === ''
  }
}

/** Keystatic's validation of a text: not empty if required, and valid by our schema. */
export function textRules(field: Bare, key: string) {
  const regex = new SchemaPattern(field, key)
  return {
    isRequired: !field.optional,
    pattern: {
      regex,
      get message() {
        return regex.message
      },
    },
  }
}

/** A text that our own schema checks while it is written. */
export function textField(key: string, label: string, field: Bare) {
  return fields.text({
    label,
    ...hintOf(field.meta),
    multiline: field.meta.long ?? sentences.test(key),
    validation: textRules(field, key),
  })
}
