import { z } from 'zod'
import { claim, internalHref, line, lines, link, nonEmpty, standing } from './fields.ts'

/** What stands around every page (spec 2.3), and on the page for unknown addresses (spec 2.14). */
export const siteSchema = z.strictObject({
  newsletter: lines('heading', 'text'),
  /** After the copyright line: whose pictures these are. */
  legalLine: line,
  /** What the drawing of the value chain shows, and the words in it. */
  drawing: lines('alt', 'gas', 'oil', 'seaLevel', 'seaBed'),
  notFound: z.strictObject({
    description: line,
    text: line,
    /** Over the links to other pages. */
    ways: line,
    links: z.array(lines('label', 'href', 'note')),
  }),
})

export type SiteText = z.infer<typeof siteSchema>

/** A link as menus and lists show it. */
const menuLinkSchema = z.strictObject({
  label: line,
  href: internalHref,
  /** One line on what is there. */
  note: line.optional(),
})

/** One top-level entry of the main menu: a plain link, or a menu of links (spec 2.2). */
const menuItemSchema = z
  .strictObject({
    label: line,
    href: internalHref.optional(),
    /** The entry is current on these addresses and below them. */
    current: z.array(internalHref.meta({ link: false })).default([]),
    links: z.array(menuLinkSchema).default([]),
    /** The entry lists the companies that ask for a place in the menu. */
    companies: z.boolean().default(false),
  })
  .refine(({ href, links }) => (href === undefined) === links.length > 0, {
    error: 'a menu entry needs either href (a plain link) or links (a menu), one of the two',
  })

/** The menus and lists of links of header and footer (spec 2.2, 2.3). */
export const navigationSchema = z.strictObject({
  menu: z.array(menuItemSchema),
  /** Links of the top bar, and the end of the phone menu. */
  topLinks: z.array(menuLinkSchema),
  /** The footer's Quick Links. */
  quickLinks: z.array(menuLinkSchema),
  /** The footer's second row: what a visitor looks for less often. */
  moreLinks: z.array(menuLinkSchema),
  legalLinks: z.array(menuLinkSchema),
})

export type MenuLink = z.infer<typeof menuLinkSchema>
export type MenuItem = z.infer<typeof menuItemSchema>

/** Words in small letters by which people look for something. */
export const keywords = z
  .array(
    z.string().regex(/^[a-z0-9]+([ -][a-z0-9]+)*$/, {
      error: 'keywords are written in small letters: cooking gas',
    }),
  )
  .default([])
  .meta({ hint: 'Other words by which people look for it: cooking gas.' })

/** What the search says by itself. What somebody looked for stands behind it, in quotation marks. */
const wordsSchema = z.strictObject({
  /** The field's name, and what stands in it while it is empty. */
  field: line,
  placeholder: line,
  find: line,
  close: line,
  /** Over the suggestions. */
  oftenLookedFor: line,
  companies: line,
  /** What the keys do. */
  keys: lines('choose', 'open', 'close'),
  /** The ways to its page, without a question and with one. */
  index: line,
  all: line,
  searching: line,
  unavailable: line,
  /** Over the pages that answer best. */
  best: line,
  /** Behind a number. */
  result: line,
  results: line,
  /** Over what a long group holds besides; its number follows. */
  more: line,
  none: line,
  resultsFor: line,
  nothing: line,
  advice: line,
  /** When only another spelling is found; the spelling follows as a link. */
  noMatch: line,
  didYouMean: line,
  /** Over pages that come near a question without answer. */
  nearest: line,
  /** When the index cannot be loaded; the link ends the sentence. */
  failed: line,
  failedLink: line,
  /** On the development server. */
  development: line,
})

/** What the search offers and says. */
export const searchSchema = z.strictObject({
  /** Before a word is typed. */
  oftenLookedFor: z.array(menuLinkSchema),
  /** When nothing was found. */
  waysOn: z.array(menuLinkSchema),
  words: wordsSchema,
})

/** Words and phrases, with commas between them. */
const phrases = line.transform((text) =>
  text
    .split(/[,\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== ''),
)

/** What people say, and what of the site answers it: for the best answers of search and assistant (spec 2.26). */
export const findSchema = z.strictObject({
  pages: z.array(
    z.strictObject({
      href: z
        .string()
        .regex(/^\/[a-z0-9\-/#.]+$/, {
          error: 'the address must start with a slash, and may end with a section: /contact#safety',
        })
        .meta({
          label: 'Page',
          link: true,
          hint: 'The page, section or document that answers: /contact#safety. Where an edition lacks it, Contact answers.',
        }),
      first: z.boolean().default(false).meta({
        label: 'Before all others',
        hint: 'Only for fraud and danger: it comes first whatever else is found.',
      }),
      asks: phrases.meta({
        label: 'What people say',
        long: true,
        hint: 'Words and phrases with commas between them: pay before, fake job. A phrase is found when all its words stand in the question, in any order; endings and capitals do not matter.',
      }),
    }),
  ),
  synonyms: z.array(
    z.strictObject({
      say: phrases.meta({
        label: 'People say',
        long: true,
        hint: 'Words and phrases with commas between them: nepa, power supply.',
      }),
      mean: line.meta({
        label: 'Words of our pages',
        hint: 'The words that stand on our pages: electricity meter.',
      }),
    }),
  ),
})

export type SearchWords = z.infer<typeof wordsSchema>

/** A question that only the owner can answer, in the order of the draft's questionnaire. */
const questionSchema = z.strictObject({
  question: line,
  /** What an answer holds. */
  ask: line.meta({ long: true }),
  /** The page on which the answer stands. */
  page: internalHref,
  /** The placeholders that it is about, by the beginning of their names: `people/`. */
  about: z
    .array(line)
    .optional()
    .meta({ hint: 'The placeholders that it is about, by the beginning of their names: people/' }),
  ...standing({ confirm: 'Answer the question' }),
})

/** The owner's questionnaire. No page but the draft's own shows it. */
export const questionsSchema = z.strictObject({ questions: z.array(questionSchema) })

export type Question = z.infer<typeof questionSchema>

const answer = {
  text: line.max(420, { error: 'text is too long: two to four sentences, 420 characters' }),
  links: nonEmpty(link),
}

/** An answer of the assistant: a few plain sentences and the pages that they talk about. */
const answerSchema = z.strictObject({
  ...answer,
  /** What stands in its place in a confirmed build, while the answer names a placeholder. */
  otherwise: z.strictObject(answer).optional().meta({
    label: 'Answer instead',
    hint: 'Said on the public site while the answer above names something that is not confirmed.',
  }),
})

/** An answer and the words that call for it; the first rule that matches wins. */
const ruleSchema = z.strictObject({
  keywords: nonEmpty(
    z.string().regex(/^[a-z ]+$/, { error: 'keywords are written in small letters' }),
  ),
  answer: answerSchema,
})

/** What the assistant says (spec 2.15, 5). */
export const chatSchema = z.strictObject({
  ...claim({ confirm: 'Approve or correct what it says of the group' }),
  quick: z
    .strictObject({
      greeting: line,
      /** Under the greeting, each topic a button that sends it. */
      asks: z.strictObject({
        heading: line,
        topics: z.array(line).length(5, { error: 'five topics fit' }),
      }),
      /** In the order of the specification: the first match wins. */
      rules: z.array(ruleSchema),
      /** When no keyword matches (spec 8). */
      fallback: answerSchema,
    })
    .refine(
      ({ asks, rules }) =>
        asks.topics.every((topic) =>
          rules.some(({ keywords }) => keywords.includes(topic.toLowerCase())),
        ),
      { error: 'each topic has to be a keyword of one of the rules', path: ['asks', 'topics'] },
    ),
  /** "Ask AI" without a key. */
  ai: z.strictObject({
    greeting: line,
    rules: z.array(ruleSchema),
    /** One of these at random when no keyword matches. */
    prompts: z.tuple([answerSchema], answerSchema),
    /** Over the visitor's own key, that none is needed; at it, what it is for; then, that it is in use. */
    key: lines('start', 'purpose', 'inUse'),
  }),
})

export type ChatLink = z.infer<typeof link>
export type ChatAnswer = Omit<z.infer<typeof answerSchema>, 'otherwise'>
export type ChatRule = z.infer<typeof ruleSchema>

/** Of one form. */
const deliverySchema = z.strictObject({
  /** Where there is neither script nor inbox; an e-mail address ends it. */
  withoutScript: line,
  /** Read out while it is being sent. */
  sending: line,
  notSent: line,
  /** When nobody can know whether it arrived. */
  unknown: line,
})

/** What the forms say beside the labels that the specification gives (spec 2.3, 4, 5). */
export const formWordsSchema = z.strictObject({
  newsletter: lines('name', 'address', 'sending', 'stored', 'failed', 'kept').extend({
    /** When it breaks while it is in use. */
    stopped: line,
    privacy: line,
  }),
  contact: deliverySchema.extend({
    /** Stands at the form once it is stored; the message's subject follows in quotation marks. */
    received: line,
    /** Behind that; the sender's e-mail address ends it. */
    willAnswer: line,
  }),
  application: deliverySchema,
  /** When a form breaks while it is in use; an e-mail address ends it. */
  stopped: line,
  /** Beside a field that may stay empty. */
  optional: line,
  /** Before the names of fields. */
  toCorrect: line,
  stillHere: line,
  notTwice: line,
  offline: line,
  lost: line,
  resume: lines('choose', 'chooseFile', 'another', 'sending', 'moved'),
})
