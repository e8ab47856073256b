import { fields } from '@keystatic/core'

type Field = ReturnType<typeof fields.mdx>
type State = ReturnType<Field['defaultValue']>

/**
 * Keystatic's text editor reads MDX, in which braces and angle brackets are program code. Ours are
 * text: these characters of the private use area stand for them while it reads.
 */
const disguises: readonly (readonly [string, string])[] = [
  ['{', '\u{e001}'],
  ['}', '\u{e002}'],
  ['<', '\u{e003}'],
]
const decoder = new TextDecoder()
const encoder = new TextEncoder()

/** An article's text in Markdown, written with buttons; what is said in braces stays as it is. */
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
      return { ...rest, content: asWeWrite(content) }
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
    (done, [plain, other]) => done.replaceAll(other, plain),
    JSON.stringify(state.doc.toJSON()),
  )
  const { content } = state.schema.nodeFromJSON(JSON.parse(text))
  const change = state.tr.setMeta('addToHistory', false)
  return state.apply(change.replaceWith(0, state.doc.content.size, content))
}

/**
 * MDX escapes the characters; our Markdown does not. Lists keep their hyphens, and an empty line
 * follows the front matter.
 */
function asWeWrite(content: Uint8Array | undefined): Uint8Array {
  const text = decoder
    .decode(content)
    .replace(/\\([{}<])/g, '$1')
    .replace(/^((?:> |\s)*)\* /gm, '$1- ')
  return encoder.encode(text === '' ? '' : `\n${text}`)
}
