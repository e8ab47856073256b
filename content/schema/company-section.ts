import { z } from 'zod'
import { type FactId, isFactId } from '../figures.ts'
import { id, internalHref, line } from './text.ts'

/** A figure by its id in the facts file. */
const figure = z.custom<FactId>((value) => typeof value === 'string' && isFactId(value), {
  error: 'figure must be the id of a record in content/facts.ts',
})

/** What every section begins with: its name, a headline, at times a sentence beside it. */
const head = {
  /** The small line above the headline. */
  name: line('name'),
  heading: line('heading'),
  lead: line('lead').optional(),
}

/** A title and what is to say about it. */
const entry = z.strictObject({ title: line('title'), text: line('text') })
const entries = (least: number) =>
  z
    .array(entry)
    .min(least, { error: `write at least ${least} entries` })
    .readonly()

const link = z.strictObject({ label: line('label'), href: internalHref })

/** "About {company}" (spec 2.11): a statement, then how the company works. */
const about = z.strictObject({
  kind: z.literal('about'),
  statement: line('statement'),
  paragraphs: z.array(line('paragraph')).min(1).readonly(),
  /** Ruled facts beside it, or a picture; alone it stands across the page. */
  aside: z
    .union([
      z.strictObject({ picture: id }),
      z.strictObject({ record: z.array(z.tuple([line('term'), line('value')])).readonly() }),
    ])
    .optional(),
})

/** Service entries as steps: a rule that grows from entry to entry. */
const steps = z.strictObject({
  kind: z.literal('steps'),
  ...head,
  items: z
    .array(entry.extend({ verb: line('verb') }))
    .min(2)
    .readonly(),
})

/** Service entries as very large words, one a row. */
const words = z.strictObject({ kind: z.literal('words'), ...head, items: entries(2) })

/** Service entries as layers of the ground, each darker and deeper than the last. */
const layers = z.strictObject({ kind: z.literal('layers'), ...head, items: entries(2) })

/** Service entries as stairs that narrow towards a lamp. */
const stairs = z.strictObject({ kind: z.literal('stairs'), ...head, items: entries(2) })

/** Service entries as a drawing sheet: numbered cells on the company's field. */
const sheet = z.strictObject({ kind: z.literal('sheet'), ...head, items: entries(2) })

/** Service entries as stations along a line. */
const route = z.strictObject({ kind: z.literal('route'), ...head, items: entries(2) })

/** Service entries on pictures, edge to edge. */
const panels = z.strictObject({
  kind: z.literal('panels'),
  ...head,
  items: z
    .array(entry.extend({ picture: id }))
    .min(2)
    .readonly(),
})

/** Service entries or customers, in ruled columns on paper. */
const columns = z.strictObject({
  kind: z.literal('columns'),
  ...head,
  /** What lies under it. */
  ground: z.enum(['surface', 'paper']),
  items: entries(2),
})

/** A band in the company's colour with its figures. */
const figures = z.strictObject({
  kind: z.literal('figures'),
  ...head,
  /** One figure, very large and drawn: a bar or lamps of a percentage. */
  drawn: z
    .strictObject({
      figure,
      as: z.enum(['bar', 'lamps']),
      /** What the full part and the rest of the drawing are. */
      full: line('full'),
      rest: line('rest'),
    })
    .optional(),
  figures: z.array(figure).min(1).readonly(),
})

/** Figures drawn one mark for one thing. */
const counts = z.strictObject({
  kind: z.literal('counts'),
  ...head,
  figures: z.array(figure).min(1).readonly(),
})

/** Figures one below the other, as large as the page allows. */
const ledger = z.strictObject({
  kind: z.literal('ledger'),
  ...head,
  figures: z.array(figure).min(1).readonly(),
})

/** Featured projects or assets; a measured one stands with its figure, another with a word. */
const projects = z.strictObject({
  kind: z.literal('projects'),
  ...head,
  /** A picture across the window, above the list. */
  above: z.strictObject({ picture: id }).optional(),
  items: z
    .array(
      entry.extend({
        place: line('place'),
        figure: figure.optional(),
        /** Stands where a figure would. */
        word: line('word').optional(),
      }),
    )
    .min(1)
    .readonly(),
})

/** A promise or a method with its points, on night or on sand, at times with a link on. */
const points = z.strictObject({
  kind: z.literal('points'),
  ...head,
  ground: z.enum(['night', 'sunk']),
  /** A picture across the window above it, or one that fills the half beside it. */
  above: z.strictObject({ picture: id }).optional(),
  beside: z.strictObject({ picture: id }).optional(),
  items: entries(2),
  link: link.optional(),
})

/** A picture across the window with one sentence on its foot. */
const picture = z.strictObject({
  kind: z.literal('picture'),
  picture: id,
  sentence: line('sentence'),
})

/** The sections that a company's page is composed of, in its own order. */
export const sectionSchema = z.discriminatedUnion('kind', [
  about,
  steps,
  words,
  layers,
  stairs,
  sheet,
  route,
  panels,
  columns,
  figures,
  counts,
  ledger,
  projects,
  points,
  picture,
])

export type Section = z.infer<typeof sectionSchema>
export type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>
