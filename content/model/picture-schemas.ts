import { z } from 'zod'
import { line, upload } from './fields.ts'

/** The middle, unless somebody says where. */
const percent = z.number({ error: 'must be a number from 0 to 100' }).min(0).max(100)
const middle = percent.default(50)

/** A picture, what it shows, and where its subject stands. Its name is the name of its file. */
export const pictureSchema = z.strictObject({
  /** The picture itself, beside this record; the drawn ones are in `app/pictures/` instead. */
  file: upload(
    'file',
    'A JPEG, PNG or WebP, 2,560 pixels wide or more. Sizes are made from it.',
  ).meta({ label: 'Picture' }),
  alt: line.meta({
    label: 'Alternative text',
    hint: 'What the picture shows, in one sentence, for people who do not see it.',
  }),
  /** The subject's place; crops keep it in view. */
  focus: z
    .strictObject({
      left: middle.meta({ label: 'Percent from the left' }),
      top: middle.meta({ label: 'Percent from the top' }),
      wide: percent.optional().meta({
        label: 'Percent from the top on wide screens',
        hint: 'In a low, wide box the top or the foot of the picture is cut off: 0 keeps the top, 100 the foot. Left empty, it is the percent from the top.',
      }),
    })
    .meta({
      point: true,
      label: 'Focal point',
      hint: 'Press on the picture: phones and documents show a part of it, and this point stays in it.',
    }),
})

/** A path of a mark: drawn with a line of 2.5 units, or filled; in the colour of the text around it. */
export type MarkPath = { kind: 'line' | 'fill'; d: string }

const document = /^\s*<svg\b([^<>]*)>(.*)<\/svg>\s*$/s
const path = /<path\b([^<>]*)>/g
const attribute = /\s([\w:-]+)="([^"]*)"/g
/** Commands and numbers: nothing that could end the attribute it stands in. */
const drawing = /^M[\d\s,.+\-a-z]*$/i

/** How a path says what it is; a miter limit may stand with a line. */
const kinds = {
  line: { fill: 'none', stroke: 'currentColor', 'stroke-width': '2.5' },
  fill: { fill: 'currentColor' },
} as const satisfies Record<MarkPath['kind'], Record<string, string>>

/**
 * The text of a mark's SVG file: paths alone, on a grid of 24, in one colour. So site, documents and
 * icons can all draw it, and nothing else can come with it.
 */
export const markSchema = z.string().transform((text, { addIssue }): MarkPath[] => {
  const [, head = '', inside = ''] = document.exec(text) ?? []
  const wrong = (message: string) => addIssue({ code: 'custom', message })
  const { viewBox, xmlns: _, ...more } = attributesOf(head)
  if (viewBox !== '0 0 24 24' || Object.keys(more).length > 0)
    wrong('write <svg viewBox="0 0 24 24">')
  if (inside.replaceAll(path, '').trim()) wrong('draw with <path …/> elements alone')
  const paths = [...inside.matchAll(path)].map(([, found = '']) => markPath(attributesOf(found)))
  const known = paths.filter((each) => each !== undefined)
  if (known.length === 0 || known.length < paths.length) {
    wrong(
      'each path needs fill="none" stroke="currentColor" stroke-width="2.5", or fill="currentColor" alone, and a d that begins with M',
    )
  }
  return known
})

function markPath({
  d = '',
  'stroke-miterlimit': _,
  ...attributes
}: Attributes): MarkPath | undefined {
  const kind = (['line', 'fill'] as const).find((name) => sameEntries(kinds[name], attributes))
  return kind && drawing.test(d) ? { kind, d } : undefined
}

type Attributes = Partial<Record<string, string>>

/** Anything not written as `name="value"` becomes a key of its own, which no mark allows. */
function attributesOf(text: string): Attributes {
  const rest = text.replaceAll(attribute, '').trim().replace(/\/$/, '')
  const known = [...text.matchAll(attribute)].map(([, name, value]) => [name, value])
  return Object.fromEntries(rest ? [...known, [rest, '']] : known)
}

function sameEntries(one: Attributes, other: Attributes): boolean {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  )
}
