import { z } from 'zod'
import { id, line, status } from './text.ts'

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

/** One company of the group (spec 1, 2.11, 3 "Business unit card"). */
export const subsidiarySchema = z.strictObject({
  id: z.enum(companyIds, { error: `id must be one of ${companyIds.join(', ')}` }),
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

export type Subsidiary = z.infer<typeof subsidiarySchema>
