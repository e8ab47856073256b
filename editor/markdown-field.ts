import { fields } from '@keystatic/core'
import { textProblems } from '../content/model/text-problems.ts'
import { sentence } from './field-meta.ts'

type Field = ReturnType<typeof fields.mdx>

const decoder = new TextDecoder()
const encoder = new TextEncoder()

/**
 * An article's Markdown in a rich-text editor. Keystatic's reads MDX, in which braces and angle brackets are program
 * code: ours are text.
 */
export function markdownField(label: string, description: string): Field {
  const field = fields.mdx({
    label,
    description,
    extension: 'md',
    options: { image: false, heading: [2, 3], codeBlock: false, code: false, divider: false },
  })
  return {
    ...field,
    parse: (value, args) => field.parse(value, { ...args, content: asMdx(args.content) }),
    serialize: (value, args) => {
      const { content, ...rest } = field.serialize(value, args)
      return { ...rest, content: encoder.encode(asMarkdown(content)) }
    },
    validate(state) {
      const { content } = field.serialize(state, { slug: undefined })
      const [problem] = textProblems(asMarkdown(content))
      if (problem) throw new Error(sentence(problem.message, '', label))
      return field.validate(state)
    },
  }
}

/** A file's text without the empty line under the front matter, its braces and brackets escaped. */
function asMdx(content: Uint8Array | undefined): Uint8Array {
  const text = decoder.decode(content).replace(/^\n+/, '')
  return encoder.encode(text.replace(/\\?([{<])/g, '\\$1'))
}

/**
 * MDX escapes braces; our Markdown does not. Lists keep their hyphens, and an empty line follows the
 * front matter.
 */
function asMarkdown(content: Uint8Array | undefined): string {
  const text = decoder
    .decode(content)
    .replace(/\\([{}])/g, '$1')
    .replace(/^((?:> |\s)*)\* /gm, '$1- ')
  return text === '' ? '' : `\n${text}`
}
