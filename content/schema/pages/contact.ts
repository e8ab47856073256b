import { z } from 'zod'
import { pageSchema } from '../page.ts'
import { line } from '../text.ts'
import { headed, textLink } from './parts.ts'

/** Contact (spec 2.10). Numbers, addresses and hours are `contact.yaml`'s. */
export const contactPageSchema = pageSchema.extend({
  /** The names of the info cards. */
  cards: z.strictObject({
    phone: line('phone'),
    email: line('e-mail'),
    address: line('address'),
    hours: line('hours'),
  }),
  form: z.strictObject({ name: line('name'), ...headed, privacy: line('privacy') }),
  /** Over the topics of `contact.yaml`, and the names of the ways to write about each. */
  topics: z.strictObject({
    ...headed,
    email: line('e-mail'),
    phone: line('phone'),
    /** The link that fills in the form's subject. */
    form: line('form'),
  }),
  /** Against requests for money. */
  payments: z.strictObject({ ...headed, text: line('text'), link: textLink.optional() }),
  map: z.strictObject({
    /** The name over the office's. */
    office: line('office'),
    /** What the street map is. */
    title: line('title'),
    /** The sketch in words. */
    sketch: line('sketch'),
  }),
})
