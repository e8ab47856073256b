import { fields } from '@keystatic/core'
import { textProblems } from '../content/model/text-problems.ts'
import { sentence } from './field-meta.ts'

type Field = ReturnType<typeof fields.mdx>
type State = ReturnType<Field['defaultValue']>

/**
 * Keystatic's text editor reads MDX, in which braces and angle brackets are program code. Ours are
 * text: these characters of the private use area stand for them while it reads.
 */
const disguises: readonly (readonly [string, string])[] = [
  ['{', '\u{e001}'],
  ['}', '\u{e002}'],
  // As Markdown has the bracket where it is text.
  ['\\<', '\u{e003}'],
  ['<', '\u{e003}'],
]
const decoder = new TextDecoder()
const encoder = new TextEncoder()

/** An article's Markdown in a rich-text editor; names in braces stay as they are. */
export function markdownField(label: string, description: string): Field {
  const field = fields.mdx({
    label,
    description,
    extension: 'md',
    options: { image: false, heading: [2, 3], codeBlock: false, code: false, divider: false },
  })
  return {
    ...field,
    parse: (value, args) =>
      undisguised(field.parse(value, { ...args, content: disguised(args.content) })),
    serialize: (value, args) => {
      const { content, ...rest } = field.serialize(value, args)
      return { ...rest, content: encoder.encode(asWeWrite(content)) }
    },
    validate(state) {
      const [problem] = textProblems(asWeWrite(field.serialize(state, { slug: undefined }).content))
      if (problem) throw new Error(sentence(problem.message, '', label))
      return field.validate(state)
    },
  }
}

/** A file's text as the editor can read it, without the empty line under the front matter. */
function disguised(content: Uint8Array | undefined): Uint8Array {
  const text = decoder.decode(content).replace(/^\n+/, '')
  return encoder.encode(
    disguises.reduce((done, [plain, other]) => done.replaceAll(plain, other), text),
  )
}

/** The same with the characters themselves, which the text editor takes for text. */
function undisguised(state: State): State {
  const text = disguises.reduce(
    (done, [plain, other]) => done.replaceAll(other, plain.slice(-1)),
    JSON.stringify(state.doc.toJSON()),
  )
  const { content } = state.schema.nodeFromJSON(JSON.parse(text))
  const change = state.tr.setMeta('addToHistory', false)
  return state.apply(change.replaceWith(0, state.doc.content.size, content))
}

/**
 * MDX escapes braces; our Markdown does not. Lists keep their hyphens, and an empty line follows the
 * front matter.
 */
function asWeWrite(content: Uint8Array | undefined): string {
  const text = decoder
    .decode(content)
    .replace(/\\([{}])/g, '$1')
    .replace(/^((?:> |\s)*)\* /gm, '$1- ')
  return text === '' ? '' : `\n${text}`
}
