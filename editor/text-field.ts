import { fields } from '@keystatic/core'
import { z } from 'zod'
import { textProblems } from '../content/model/text-problems.ts'
import { filled } from '../content/model/tokens.ts'
import { type Bare, labelOf, sentence } from './field-meta.ts'

/** Keys whose texts are sentences: they get a box of several lines. */
const sentences =
  /^(text|description|lead|paragraphs?|bio|introduction|statement|excerpt|blurb|subtitle|sentence|searchDescription|alt|mainChallenge|valueAdded|keyTakeaway|here|greeting)$/

/** Keystatic's validation of a text: not empty if required, and valid by our schema, in the words of the build. */
export function textRules({ schema, optional, meta }: Bare, key: string) {
  const pattern = { regex: /(?:)/, message: '' }
  // Keystatic calls `regex.test(value)`, then shows `message`.
  pattern.regex.test = (text) => {
    const problem =
      text === '' && optional
        ? undefined
        : (z.safeParse(schema, filled(text)).error?.issues[0] ?? textProblems(text, meta)[0])
    pattern.message = problem ? sentence(problem.message, key, labelOf(key, meta)) : ''
    return problem === undefined
  }
  return { isRequired: !optional, pattern }
}

/** A text that our own schema checks while it is written. */
export function textField(key: string, field: Bare) {
  return fields.text({
    label: labelOf(key, field.meta),
    description: field.meta.hint,
    multiline: field.meta.long ?? sentences.test(key),
    validation: textRules(field, key),
  })
}
