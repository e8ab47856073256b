import { z } from 'zod'
import { sectionSchema } from './company-section.ts'
import { id, internalHref, line, searchDescription, status } from './text.ts'

/** The seven company ids, in the order of the chain. */
export const companyIds = [
  'wellrich',
  'gasrich',
  'fatgas',
  'exprich-energy',
  'wattrich',
  'electrich',
  'techrich',
] as const

export type CompanyId = (typeof companyIds)[number]

const companyId = z.enum(companyIds, { error: `id must be one of ${companyIds.join(', ')}` })

/** A neighbour in the chain and what it does there. */
const neighbour = z.strictObject({ company: companyId, text: line('text') })

/** A link as a button. `website` stands for the company's own website. */
const action = z.union([
  z.literal('website'),
  z.strictObject({ label: line('label'), href: internalHref.or(z.literal('#chain')) }),
])
const actions = z.array(action).min(1, { error: 'write at least one button' }).readonly()

/** One company of the group (spec 1, 2.11, 3 "Business unit card"). */
export const subsidiarySchema = z.strictObject({
  id: companyId,
  /** Short name, as in menus. */
  name: line('name'),
  /** Full name, as in the company page's title. */
  fullName: line('full name'),
  /** The stretch of the chain that it owns. */
  stretch: line('stretch'),
  /** What it does, in three or four words. */
  trade: line('trade'),
  /** What it does, in one sentence; figures as `{figure-id}`. */
  description: line('description'),
  /** The introduction under the title of its page; figures as `{figure-id}`. */
  introduction: line('introduction'),
  /** File name, without ending, of its hero picture. */
  picture: id,
  /** What search results say of its page. */
  searchDescription,
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
    before: z.array(neighbour).readonly(),
    /** What it does itself. */
    here: line('here'),
    after: z.array(neighbour).readonly(),
  }),
  /** The call to action that closes its page. */
  closing: z.strictObject({ heading: line('heading'), actions }),
  /** Its own logo file, once there is one; until then the drawn mark stands. */
  logo: z.string().optional(),
  /** Its own website. `#` until there is one (spec 2.11). */
  website: z
    .strictObject({
      href: z.union([z.literal('#'), z.url()], {
        error: "website must be '#' or a full https address",
      }),
      status,
    })
    .optional(),
})

export type Action = z.infer<typeof action>
export type Subsidiary = z.infer<typeof subsidiarySchema>
