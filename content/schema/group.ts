import { z } from 'zod'
import { line, status } from './text.ts'

const reach = { label: line('label'), status }

/** A phone number as people read it and as a telephone dials it. */
export const phoneSchema = z.strictObject({
  ...reach,
  display: line('number'),
  dial: z.string().regex(/^\+\d{8,15}$/, {
    error: 'dial must be the number with country code and no spaces: +2348012345678',
  }),
})

export const emailSchema = z.strictObject({
  ...reach,
  address: z.email({ error: 'address must be an e-mail address: info@exprichgroup.example' }),
})

/** Who the group is: name, credit, blurb (spec 2.3). */
export const groupSchema = z.strictObject({
  name: line('name'),
  shortName: line('short name'),
  /** Footer text, one or two sentences. */
  blurb: line('blurb'),
  designer: z.strictObject({ name: line('name'), status }),
  social: z.array(
    z.strictObject({ network: line('network'), href: z.union([z.literal('#'), z.url()]), status }),
  ),
})

/** One line of the week (spec 9). Times in 24 hours, `17:00`. */
export const hoursSchema = z.strictObject({
  days: line('days'),
  opens: z.string().regex(/^\d\d:\d\d$/, { error: 'opens must be a time in 24 hours: 08:00' }),
  closes: z.string().regex(/^\d\d:\d\d$/, { error: 'closes must be a time in 24 hours: 17:00' }),
})

/** An office (spec 3). */
export const officeSchema = z.strictObject({
  id: line('id'),
  name: line('name'),
  /** The lines of the address, top to bottom. */
  address: z
    .array(line('address line'))
    .min(2, { error: 'address needs a street and a city line' }),
  phone: line('phone'),
  email: line('e-mail'),
  status,
})

export type Group = z.infer<typeof groupSchema>
export type Phone = z.infer<typeof phoneSchema>
export type Email = z.infer<typeof emailSchema>
export type Hours = z.infer<typeof hoursSchema>
export type Office = z.infer<typeof officeSchema>
