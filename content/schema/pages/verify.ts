import { z } from 'zod'
import { pageSchema } from '../page.ts'
import { line } from '../text.ts'
import { headed, headedWithLead, textLink } from './parts.ts'

/** What is checked: an e-mail address, a web address, and so on. */
const byKind = z.strictObject({
  mail: line('e-mail'),
  web: line('web'),
  phone: line('phone'),
  reference: line('reference'),
  profile: line('profile'),
})

/** A way to tell a look-alike: its name, and how it is made. */
const trick = z.strictObject({ title: line('title'), text: line('text') })

const answer = z.strictObject({ title: line('title'), text: line('text') })

/** Verify (spec 2.18). The list itself comes from contact, group, companies and openings. */
export const verifyPageSchema = pageSchema.extend({
  form: z.strictObject({
    label: line('label'),
    button: line('button'),
    /** What happens to what is typed. */
    hint: line('hint'),
    /** In place of the form, where there is no script. */
    /** The way to the list on the page, always there beside the check. */
    compare: line('label'),
    noScript: line('text'),
  }),
  answers: z.strictObject({
    listed: z.strictObject({ title: line('title'), texts: byKind }),
    lookalike: z.strictObject({
      title: line('title'),
      typed: line('label'),
      official: line('label'),
      /** Before the letters that differ. */
      differs: line('label'),
      /** After letters that ours has not, and that are missing; between those of both, where each has some. */
      added: line('words'),
      missing: line('words'),
      replaced: line('words'),
      /** Before the names of other alphabets. */
      alphabets: line('label'),
      text: line('text'),
    }),
    /** Under one of our hosts, and not on the list. */
    ours: answer,
    freeMail: answer,
    unknown: z.strictObject({ title: line('title'), texts: byKind }),
    unreadable: answer,
    /** The code of the check could not be fetched. */
    failed: answer,
    /** Before the entry of the list. */
    entry: line('label'),
    /** Before the last day of an opening. */
    closes: line('label'),
    /** Before the hosts of our mailboxes. */
    endings: line('label'),
    /** Under each warning. */
    ask: textLink,
  }),
  list: z.strictObject({
    ...headedWithLead,
    kinds: byKind,
  }),
  tricks: z.strictObject({
    ...headedWithLead,
    kinds: z.strictObject({
      letters: trick,
      alphabet: trick,
      ending: trick,
      extra: trick,
      inside: trick,
      'before-at': trick,
      path: trick,
      hidden: trick,
      digits: trick,
    }),
  }),
  steps: z.strictObject({
    ...headed,
    items: z
      .array(z.strictObject({ title: line('title'), text: line('text') }))
      .min(2, { error: 'steps needs at least two entries' }),
    link: textLink,
  }),
})

export type VerifyPage = z.infer<typeof verifyPageSchema>
