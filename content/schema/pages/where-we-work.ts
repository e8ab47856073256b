import { z } from 'zod'
import { pageSchema } from '../page.ts'
import { figureId } from '../references.ts'
import { internalHref, line } from '../text.ts'
import { closing, headedWithLead } from './parts.ts'

/** A kind of what is at a place, of one and of several. */
const kind = z.strictObject({ one: line('one'), many: line('many') })

const degrees = (what: string) =>
  z.number({ error: `${what} must be a number of degrees without quotes: 2.6` })

/** Where we work (spec 2.17). The places are `places.yaml`'s. */
export const whereWeWorkPageSchema = pageSchema.extend({
  map: z.strictObject({
    /** What each of the drawings shows, for people who do not see it. */
    whole: line('whole').meta({ hint: 'The map of large windows, in words.' }),
    near: line('near').meta({ hint: 'The first map of small windows, in words.' }),
    far: line('far').meta({ hint: 'The second map of small windows, in words.' }),
    /** A name written on the sea. */
    water: z.strictObject({
      name: line('name'),
      latitude: degrees('latitude'),
      longitude: degrees('longitude'),
    }),
    /** The name of the equator on it. */
    equator: line('equator'),
    /** How to read it, and whose shapes it draws. */
    note: line('note'),
  }),
  list: z.strictObject({
    ...headedWithLead,
    kinds: z.strictObject({ office: kind, asset: kind, project: kind, opening: kind }),
    /** Said of a region, whose position is approximate. */
    approximate: line('approximate'),
    /** Said of a place that is not drawn. */
    undrawn: line('undrawn'),
    /** Over the figures that name the country. */
    figures: line('figures'),
    /** Over the places whose country is not recorded. */
    elsewhere: line('elsewhere'),
  }),
  /** Figures that count countries without naming them, each with the page that shows it. */
  counted: z.strictObject({
    ...headedWithLead,
    figures: z.array(z.strictObject({ figure: figureId, href: internalHref, link: line('link') })),
  }),
  closing,
})
