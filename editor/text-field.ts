import { fields } from '@keystatic/core'
import { z } from 'zod'
import { textProblems } from '../content/model/text-problems.ts'
import { filled } from '../content/model/tokens.ts'
import { type Bare, labelOf, sentence } from './field-meta.ts'

/** Keys whose texts are sentences: they get a box of several lines. */
const sentences =
  /^(text|description|lead|paragraphs?|bio|introduction|statement|excerpt|blurb|subtitle|sentence|searchDescription|alt|mainChallenge|valueAdded|keyTakeaway|here|greeting)$/

/** A check of our own as the `pattern` of a field: Keystatic calls `regex.test(value)`, then shows `message`. */
class CheckAsPattern extends RegExp {
  message = ''
  readonly #problemIn: (text: string) => string | undefined

  constructor(problemIn: (text: string) => string | undefined) {
    super('')
    this.#problemIn = problemIn
  }

  override test(text: string): boolean {
    this.message = this.#problemIn(text) ?? ''
    return this.message === ''
  }
}

/** Keystatic's validation of a text: not empty if required, and valid by our schema, in the words of the build. */
export function textRules({ schema, optional, meta }: Bare, key: string) {
  const regex = new CheckAsPattern((text) => {
    if (text === '' && optional) return undefined
    const problem =
      z.safeParse(schema, filled(text)).error?.issues[0] ?? textProblems(text, meta)[0]
    return problem && sentence(problem.message, key, labelOf(key, meta))
  })
  return {
    isRequired: !optional,
    pattern: {
      regex,
      get message() {
        return regex.message
      },
    },
  }
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
