import { z } from 'zod'
import { featuredTitles, officeIds } from '../model/known.ts'
import { companyId, figureId } from './references.ts'
import { id, internalHref, line } from './text.ts'

const degrees = (what: string, most: number) => {
  const error = `${what} must be a number of degrees from -${most} to ${most}, without quotes: 6.45`
  return z.number({ error }).min(-most, { error }).max(most, { error })
}

/** A country in which something is, and what is said of it as a whole. */
const countrySchema = z.strictObject({
  name: line('name'),
  /** Finds its shape for the map. */
  code: z
    .string()
    .regex(/^\d{3}$/, { error: "code must be the country's three digits of ISO 3166-1: '566'" })
    .meta({ hint: 'Its three digits in ISO 3166-1: 566 for Nigeria.' }),
  /** Figures that name the country, each with the page on which it is. */
  figures: z.array(z.strictObject({ figure: figureId, href: internalHref })),
})

/** Where the map draws a place. */
const positionSchema = z.strictObject({
  latitude: degrees('latitude', 90).meta({ hint: 'Degrees north; south with a minus.' }),
  longitude: degrees('longitude', 180).meta({ hint: 'Degrees east; west with a minus.' }),
  /** A town is drawn as a point, a region as a ring whose position is approximate. */
  precision: z
    .enum(['town', 'region'], { error: "precision must be 'town' or 'region'" })
    .meta({ hint: 'Town: the middle of the town. Region: somewhere in it, approximate.' }),
})

/** What a company features there: an entry of its page, by the title that it has there. */
const holdingSchema = z
  .strictObject({
    kind: z.enum(['asset', 'project'], { error: "kind must be 'asset' or 'project'" }),
    company: companyId,
    title: line('title').meta({ hint: "As on the company's page: Gas plant" }),
  })
  .refine(
    // That there is no such company is said of the company.
    ({ company, title }) => featuredTitles(company)?.includes(title) ?? true,
    {
      error: ({ input }) => {
        const { company } = z.object({ company: z.string() }).parse(input)
        const titles = featuredTitles(company)?.join(', ') || 'none'
        return `title must be one that content/companies/${company}.yaml features; it has: ${titles}`
      },
      path: ['title'],
    },
  )

/** A place that the site names. Openings are found by its name, so they need no entry here. */
const placeSchema = z.strictObject({
  id,
  name: line('name').meta({ hint: 'As openings write it under Location.' }),
  country: line('country').meta({ hint: 'One of the countries above.' }),
  /** Left out where it is not known: such a place is listed, and not drawn. */
  position: positionSchema
    .optional()
    .meta({ hint: 'Without a position the place is listed, and not drawn.' }),
  /** The office that is there. */
  office: z
    .string()
    .refine((office) => officeIds().includes(office), {
      error: () =>
        `office must be the id of one in content/contact.yaml: ${officeIds().join(', ')}`,
    })
    .meta({ choices: officeIds, hint: 'The office that is there, from Contact.' })
    .optional(),
  /** Assets and projects there. */
  holds: z.array(holdingSchema),
})

/** Where the group works, by what the rest of content says (spec 2.17). */
export const placesSchema = z
  .strictObject({
    countries: z
      .array(countrySchema)
      .min(1, { error: 'countries needs at least one' })
      .refine((all) => isUnique(all.map(({ code }) => code)), {
        error: 'two countries have the same code: each stands here once',
      }),
    places: z.array(placeSchema).refine((all) => isUnique(all.map(({ id }) => id)), {
      error: 'two places have the same id: each stands here once',
    }),
  })
  .superRefine(({ countries, places }, context) => {
    const names = countries.map(({ name }) => name)
    for (const [index, { country }] of places.entries()) {
      if (names.includes(country)) continue
      context.addIssue({
        code: 'custom',
        path: ['places', index, 'country'],
        message: `country must be one of those under countries: ${names.join(', ')}`,
      })
    }
  })

function isUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}

export type Country = z.infer<typeof countrySchema>
export type Position = z.infer<typeof positionSchema>
export type PlaceRecord = z.infer<typeof placeSchema>
export type Places = z.infer<typeof placesSchema>
