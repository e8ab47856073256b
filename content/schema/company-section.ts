import { z } from 'zod'
import { figureId as figure, pictureName } from './references.ts'
import { internalHref, line } from './text.ts'

/** What every section begins with: its name, a headline, at times a sentence beside it. */
const head = {
  /** The small line above the headline. */
  name: line('name'),
  heading: line('heading'),
  lead: line('lead').optional(),
}

/** A title and what is to say about it. */
const entry = z.strictObject({ title: line('title'), text: line('text') })

/** A piece of work that clients order, with what they get for it. */
const service = entry.extend({
  /** What the client has in hand afterwards: a report, a plant, a delivery. */
  deliverable: line('deliverable').optional(),
  /** The standards and rules by which the trade does it. */
  standards: line('standards').optional(),
})

const entries = (least: number) =>
  z
    .array(entry)
    .min(least, { error: `write at least ${least} entries` })
    .readonly()
const services = (least: number) =>
  z
    .array(service)
    .min(least, { error: `write at least ${least} entries` })
    .readonly()

/** A picture that a section may have. */
const band = pictureName.optional().transform((picture) => picture && { picture })

/** A section of one kind, as the editor in the browser writes a choice between kinds. */
function block<Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) {
  return z
    .strictObject({ discriminant: z.literal(kind), value: z.strictObject(shape) })
    .transform(({ value }) => ({ kind, ...value }))
}

const link = z.strictObject({ label: line('label'), href: internalHref })

/** A line of the ruled facts beside a text. */
const term = z.strictObject({ term: line('term'), value: line('value') })

const noAside = z.strictObject({ discriminant: z.literal('none') }).transform(() => undefined)
const pictureAside = z
  .strictObject({ discriminant: z.literal('picture'), value: pictureName })
  .transform(({ value }) => ({ picture: value }))
const recordAside = z
  .strictObject({ discriminant: z.literal('record'), value: z.array(term).min(1) })
  .transform(({ value }) => ({ record: value }))

/** "About {company}" (spec 2.11): a statement, then how the company works. */
const about = block('about', {
  statement: line('statement'),
  paragraphs: z.array(line('paragraph')).min(1).readonly(),
  /** Ruled facts beside it, or a picture; alone it stands across the page. */
  aside: z.discriminatedUnion('discriminant', [noAside, pictureAside, recordAside]),
})

/** Service entries as steps: a rule that grows from entry to entry. */
const steps = block('steps', {
  ...head,
  items: z
    .array(service.extend({ verb: line('verb') }))
    .min(2)
    .readonly(),
})

/** Service entries as very large words, one a row. */
const words = block('words', { ...head, items: services(2) })

/** Service entries as layers of the ground, each darker and deeper than the last. */
const layers = block('layers', { ...head, items: services(2) })

/** Service entries as stairs that narrow towards a lamp. */
const stairs = block('stairs', { ...head, items: services(2) })

/** Service entries as a drawing sheet: numbered cells on the company's field. */
const sheet = block('sheet', { ...head, items: services(2) })

/** Service entries as stations along a line. */
const route = block('route', { ...head, items: services(2) })

/** Service entries on pictures, edge to edge. */
const panels = block('panels', {
  ...head,
  items: z
    .array(service.extend({ picture: pictureName }))
    .min(2)
    .readonly(),
})

/** Service entries or customers, in ruled columns on paper. */
const columns = block('columns', {
  ...head,
  /** What lies under it. */
  ground: z.enum(['surface', 'paper']),
  items: entries(2),
})

/** A band in the company's colour with its figures. */
const figures = block('figures', {
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
const counts = block('counts', {
  ...head,
  figures: z.array(figure).min(1).readonly(),
})

/** Figures one below the other, as large as the page allows. */
const ledger = block('ledger', {
  ...head,
  figures: z.array(figure).min(1).readonly(),
})

/** Featured projects or assets; a measured one stands with its figure, another with a word. */
const projects = block('projects', {
  ...head,
  /** A picture across the window, above the list. */
  above: band,
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
const points = block('points', {
  ...head,
  ground: z.enum(['night', 'sunk']),
  /** A picture across the window above it, or one that fills the half beside it. */
  above: band,
  beside: band,
  items: entries(2),
  link: link.optional(),
})

/** A picture across the window with one sentence on its foot. */
const picture = block('picture', {
  picture: pictureName,
  sentence: line('sentence'),
})

/** How work with the company runs, numbered: in rows beside its heading, or in columns under it. */
const engagement = block('engagement', {
  ...head,
  layout: z.enum(['rows', 'columns'], { error: "layout must be 'rows' or 'columns'" }),
  /** What lies under it. */
  ground: z.enum(['paper', 'sunk']),
  items: entries(3),
})

/** The sections that a company's page is composed of, in its own order. */
export const sectionSchema = z.discriminatedUnion('discriminant', [
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
  engagement,
])

export type Service = z.infer<typeof service>
export type Section = z.infer<typeof sectionSchema>
export type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>
