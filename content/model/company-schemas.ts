import { z } from 'zod'
import { accentNames } from '#brand/accents.ts'
import {
  aliases,
  claim,
  internalHref,
  line,
  lines,
  link,
  nonEmpty,
  oneOf,
  order,
  searchDescription,
  standing,
  websiteHref,
  wholeNumber,
} from './fields.ts'
import { companyId, figureId, pictureName } from './references.ts'
import { keywords } from './site-schemas.ts'

/** What every section begins with: its name, a headline, at times a sentence beside it. */
const head = {
  /** The small line above the headline. */
  name: line,
  heading: line,
  lead: line.optional(),
}

/** A title and what is to say about it. */
const entry = z.strictObject({
  title: line,
  text: line,
  ...claim({ confirm: 'Confirm that the company offers this under this name' }),
})

/** A piece of work that clients order, with what they get for it. */
const service = entry.extend({
  /** What a client usually has in hand afterwards: a report, a plant, a delivery. */
  deliverable: line.optional(),
  /** The standards and rules by which the trade does it. */
  standards: line.optional(),
})

/** What a section lists; a confirmed build leaves the section out when nothing of it is left. */
const entries = nonEmpty(entry)
const services = nonEmpty(service)

/** A picture that a section may have. */
const band = pictureName.optional().transform((picture) => picture && { picture })

/** One of several kinds. */
function block<Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) {
  return z.strictObject({ kind: z.literal(kind), ...shape })
}

const aside = z.discriminatedUnion('kind', [
  block('none', {}),
  block('picture', { picture: pictureName }),
  block('record', { terms: nonEmpty(lines('term', 'value')) }),
])

/** The sections that a company's page is composed of, in its own order. */
const sectionSchema = z.discriminatedUnion('kind', [
  /** "About {company}" (spec 2.11): a statement, then how the company works. */
  block('about', {
    statement: line,
    paragraphs: nonEmpty(line),
    /** Ruled facts beside it, or a picture; alone it stands across the page. */
    aside,
  }),
  /** Service entries as steps: a rule that grows from entry to entry. */
  block('steps', { ...head, items: nonEmpty(service.extend({ verb: line })) }),
  /** Service entries as very large words, one a row. */
  block('words', { ...head, items: services }),
  /** Service entries as layers of the ground, each darker and deeper than the last. */
  block('layers', { ...head, items: services }),
  /** Service entries as bands across the window, from night to a lamp. */
  block('stairs', { ...head, items: services }),
  /** Service entries as a drawing sheet: numbered cells on the company's field. */
  block('sheet', { ...head, items: services }),
  /** Service entries as stations along a line. */
  block('route', { ...head, items: services }),
  /** Service entries on pictures, edge to edge. */
  block('panels', { ...head, items: nonEmpty(service.extend({ picture: pictureName })) }),
  /** Service entries or customers, in ruled columns on paper. */
  block('columns', {
    ...head,
    /** What lies under it. */
    ground: oneOf(['surface', 'paper']),
    items: entries,
  }),
  /** A band in the company's colour with its figures. */
  block('figures', {
    ...head,
    /** One figure, very large and drawn: a bar or lamps of a percentage. */
    drawn: z
      .strictObject({
        figure: figureId,
        as: oneOf(['bar', 'lamps']),
        /** What the full part and the rest of the drawing are. */
        full: line,
        rest: line,
      })
      .optional(),
    figures: nonEmpty(figureId),
  }),
  /** Figures drawn one mark for one thing. */
  block('counts', { ...head, figures: nonEmpty(figureId) }),
  /** Figures one below the other, as large as the page allows. */
  block('ledger', { ...head, figures: nonEmpty(figureId) }),
  /** Featured projects or assets; a measured one stands with its figure. */
  block('projects', {
    ...head,
    /** A picture across the window, above the list. */
    above: band,
    items: nonEmpty(
      entry.extend({
        place: line,
        figure: figureId.optional(),
        /** On Projects. */
        picture: pictureName,
      }),
    ),
  }),
  /** A promise or a method with its points, on night or on sand, at times with a link on. */
  block('points', {
    ...head,
    ground: oneOf(['night', 'sunk']),
    /** A picture across the window above it, or one that fills the half beside it. */
    above: band,
    beside: band,
    items: entries,
    link: link.optional(),
  }),
  /** A picture across the window with one sentence on its foot. */
  block('picture', { picture: pictureName, sentence: line }),
  /** How work with the company runs, numbered: in rows beside its heading, or in columns under it. */
  block('engagement', {
    ...head,
    layout: oneOf(['rows', 'columns']),
    /** What lies under it. */
    ground: oneOf(['paper', 'sunk']),
    items: entries,
  }),
])

export type Service = z.infer<typeof service>
export type Section = z.infer<typeof sectionSchema>

const stretch = wholeNumber(
  1,
  6,
  'drawn must be a number from 1 to 6: the stretch of the drawing, from the left',
)

/** A neighbour in the chain and what it does there. */
const neighbour = z.strictObject({ company: companyId, text: line })

/** A link as a button; `website` stands for the company's own website. */
const action = z.discriminatedUnion('kind', [
  block('website', {}),
  block('link', { label: line, href: internalHref.or(z.literal('#chain')) }),
])
const actions = nonEmpty(action)

/** One company of the group (spec 1, 2.11, 3 "Business unit card"). */
export const companySchema = z
  .strictObject({
    /** Short name, as in menus. */
    name: line,
    /** Full name, as in the company page's title. */
    fullName: line,
    aliases,
    /** Its place in the chain: small numbers first. */
    order,
    /** Its colour: a name of the brand's palette. */
    accent: oneOf(accentNames),
    /** Its mark: the file of that name in the folder with the same name as this file. */
    mark: z
      .literal('mark.svg', { error: "mark must be 'mark.svg': a file in the company's folder" })
      .meta({ upload: true, hint: 'An SVG file: paths on a grid of 24 by 24, in currentColor.' }),
    /** A company of the line, or the bracket under all of it. */
    place: oneOf(['chain', 'bracket']),
    /**
     * Which stretch of the chain's drawing shows its work, counted from the left; without one it stands
     * under its neighbour's.
     */
    drawn: stretch.optional(),
    /** Whether the header menu and the chat's list of subsidiaries name it (spec 2.2). */
    inMenu: z.boolean().meta({ label: 'In the header menu' }),
    /** Whether it has a tile among Home's "Our Business Units" (spec 2.4.3). */
    onHome: z.boolean().meta({ label: 'Among the tiles of Home' }),
    /** What it does, in three or four words. */
    trade: line.meta({ hint: 'What it does, in three or four words.' }),
    /** What it does, in one sentence; figures as `{figure-id}`. */
    description: line.meta({ hint: 'What it does, in one sentence.' }),
    /** Other words by which people look for it. */
    keywords,
    /** The introduction under the title of its page; figures as `{figure-id}`. */
    introduction: line.meta({ hint: 'The sentences under the title of its page.' }),
    /** The picture of its first screen. */
    picture: pictureName,
    /** What search results say of its page. */
    searchDescription,
    /** The figures that it states, in the documents' order (spec 2.11). */
    figures: z.array(figureId),
    /** What stands in their place while there are none. */
    figuresNote: line.optional().meta({ hint: 'What stands in their place while there are none.' }),
    /** How its page begins: picture and title side by side, a picture alone, or a band under one. */
    head: oneOf(['split', 'split-mirrored', 'full', 'band']),
    /** The buttons of its first screen. */
    actions,
    /** What stands between first screen and chain, in the order of the page. */
    sections: z.array(sectionSchema).min(2),
    /** Its place in the chain (spec 2.11). */
    chain: z.strictObject({
      heading: line,
      /** The one of its figures that stands for its stage on Home. */
      figure: figureId.optional().meta({
        hint: 'One of its figures: it stands beside its stage on Home, on small screens.',
      }),
      before: z.array(neighbour),
      /** What it does itself. */
      here: line,
      after: z.array(neighbour),
    }),
    /** The call to action that closes its page. */
    closing: z.strictObject({
      heading: line,
      /** Where to write; the group's e-mail address as `{email}`. */
      text: line.optional(),
      /** What a first message should say. */
      include: z.array(line).optional(),
      actions,
    }),
    /** Its own logo file, once there is one; until then the drawn mark stands. */
    logo: z.string().optional(),
    /** Its own website. `#` until there is one (spec 2.11). */
    website: z
      .strictObject({
        href: websiteHref,
        ...standing({ confirm: 'Write the full address of the website under href' }),
      })
      .optional(),
    /** The status of everything in the file but the website and what `sections` list. */
    ...standing({ confirm: 'Read what the page of the company says, and correct it' }),
  })
  .refine(({ figures, chain: { figure } }) => !figure || figures.includes(figure), {
    path: ['chain', 'figure'],
    error:
      'figure must be one of the figures that the company states: add it to figures, or name another',
  })

export type Company = z.infer<typeof companySchema> & { id: string }

/** What all company pages say alike (spec 2.11): their labels. */
export const companyPagesSchema = z.strictObject({
  service: z.strictObject({
    /** Before what the client has in hand afterwards. */
    deliverable: line,
    /** Before the standards and rules of the trade. */
    standards: line,
  }),
  /** Before the number of a step. */
  step: line,
  chain: z.strictObject({
    /** The section's name. */
    name: line,
    before: line,
    here: line,
    after: line,
    /** Instead of `after`, where a company works for all the others. */
    builds: line,
  }),
  closing: z.strictObject({
    /** Before what a first message should say. */
    include: line,
  }),
})

export type CompanyPages = z.infer<typeof companyPagesSchema>
