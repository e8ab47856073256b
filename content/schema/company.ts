import { z } from 'zod'
import { accentNames } from '#brand/accents.ts'
import { sectionSchema } from './company-section.ts'
import { companyId, figureId, pictureName } from './references.ts'
import { keywords } from './search.ts'
import { standing } from './standing.ts'
import { internalHref, line, order, searchDescription } from './text.ts'

const drawnError = 'drawn must be a number from 1 to 6: the stretch of the drawing, from the left'

/** A neighbour in the chain and what it does there. */
const neighbour = z.strictObject({ company: companyId, text: line('text') })

/** A link as a button; `website` stands for the company's own website. */
const action = z.discriminatedUnion('discriminant', [
  z.strictObject({ discriminant: z.literal('website') }).transform(() => 'website' as const),
  z
    .strictObject({
      discriminant: z.literal('link'),
      value: z.strictObject({ label: line('label'), href: internalHref.or(z.literal('#chain')) }),
    })
    .transform(({ value }) => value),
])
const actions = z.array(action).min(1, { error: 'write at least one button' }).readonly()

/** One company of the group (spec 1, 2.11, 3 "Business unit card"). */
export const companySchema = z
  .strictObject({
    /** Short name, as in menus. */
    name: line('name'),
    /** Full name, as in the company page's title. */
    fullName: line('full name'),
    /** Its place in the chain: small numbers first. */
    order,
    /** Its colour: a name of the brand's palette. */
    accent: z.enum(accentNames, { error: `accent must be one of: ${accentNames.join(', ')}` }),
    /** Its mark: the file of that name in the folder that is called as this file. */
    mark: z
      .literal('mark.svg', { error: "mark must be 'mark.svg': a file in the company's folder" })
      .meta({
        upload: true,
        hint: 'An SVG file: paths on a grid of 24 by 24, in currentColor.',
      }),
    /** Part of the line, with the stretch that it owns; or the bracket under all of it. */
    place: z.enum(['chain', 'bracket'], { error: "place must be 'chain' or 'bracket'" }),
    /**
     * Which stretch of the chain's drawing shows its work, counted from the left; without one it stands
     * under its neighbour's.
     */
    drawn: z
      .int({ error: drawnError })
      .min(1, { error: drawnError })
      .max(6, { error: drawnError })
      .optional(),
    /** Whether the header menu and the chat's list of subsidiaries name it (spec 2.2). */
    inMenu: z.boolean().meta({ label: 'In the header menu' }),
    /** Whether it has a tile among Home's "Our Business Units" (spec 2.4.3). */
    onHome: z.boolean().meta({ label: 'Among the tiles of Home' }),
    /** The stretch of the chain that it owns. */
    stretch: line('stretch').meta({ hint: 'The part of the energy chain that is its own.' }),
    /** What it does, in three or four words. */
    trade: line('trade').meta({ hint: 'What it does, in three or four words.' }),
    /** What it does, in one sentence; figures as `{figure-id}`. */
    description: line('description').meta({ hint: 'What it does, in one sentence.' }),
    /** Other words by which people look for it. */
    keywords,
    /** The introduction under the title of its page; figures as `{figure-id}`. */
    introduction: line('introduction').meta({ hint: 'The sentences under the title of its page.' }),
    /** The picture of its first screen. */
    picture: pictureName,
    /** What search results say of its page. */
    searchDescription,
    /** The figures that it states, in the documents' order (spec 2.11). */
    figures: z.array(figureId),
    /** What stands in their place while there are none. */
    figuresNote: line('note')
      .optional()
      .meta({ hint: 'What stands in their place while there are none.' }),
    /** How its page begins: picture and title side by side, a picture alone, or a band under one. */
    head: z.enum(['split', 'split-mirrored', 'full', 'band'], {
      error: "head must be 'split', 'split-mirrored', 'full' or 'band'",
    }),
    /** The buttons of its first screen. */
    actions,
    /** What stands between first screen and chain, in the order of the page. */
    sections: z.array(sectionSchema).min(2).readonly(),
    /** Its place in the chain (spec 2.11). */
    chain: z.strictObject({
      heading: line('heading'),
      /** The one of its figures that stands for its stage on Home. */
      figure: figureId.optional().meta({
        hint: 'One of its figures: it stands beside its stage on Home, on small screens.',
      }),
      before: z.array(neighbour).readonly(),
      /** What it does itself. */
      here: line('here'),
      after: z.array(neighbour).readonly(),
    }),
    /** The call to action that closes its page. */
    closing: z.strictObject({
      heading: line('heading'),
      /** Where to write; the group's e-mail address as `{email}`. */
      text: line('text').optional(),
      /** What a first message should say. */
      include: z.array(line('entry')).readonly().optional(),
      actions,
    }),
    /** Its own logo file, once there is one; until then the drawn mark stands. */
    logo: z.string().optional(),
    /** Its own website. `#` until there is one (spec 2.11). */
    website: z
      .strictObject({
        href: z.union([z.literal('#'), z.url()], {
          error: "website must be '#' or a full https address",
        }),
        ...standing({ confirm: 'Write the full address of the website under href' }),
      })
      .optional(),
    /** Of everything that its file says; its website has one of its own. */
    ...standing({ confirm: 'Read what the page of the company says, and correct it' }),
  })
  .refine(({ figures, chain: { figure } }) => !figure || figures.includes(figure), {
    path: ['chain', 'figure'],
    error:
      'figure must be one of the figures that the company states: add it to figures, or name another',
  })

export type Action = z.infer<typeof action>
export type Company = z.infer<typeof companySchema> & { id: string }
