import { z } from 'zod'
import {
  claim,
  internalHref,
  line,
  lines,
  link,
  nonEmpty,
  searchDescription,
  standing,
  statement,
} from './fields.ts'
import { degrees } from './place-schemas.ts'
import { figureId, pictureName } from './references.ts'

/** What search engines and the page's banner say of one page. */
export const pageSchema = z.strictObject({
  /** The page's `h1`. */
  heading: line,
  /** The browser title, without the group's name; the heading when left out. */
  title: line.optional(),
  /** For search results. */
  description: searchDescription,
  /** The sentence beside the heading. */
  introduction: line,
  /** What a link to the page is shown with; the group's mark when left out. */
  preview: pictureName.optional().meta({
    label: 'Picture of its preview',
    hint: 'Shown where somebody shares a link to the page. Empty: the mark of the group.',
  }),
  /** What its address answers in a build that holds nothing of what the page is about. */
  short: z
    .strictObject({ introduction: line, text: line, buttons: nonEmpty(link) })
    .optional()
    .meta({
      label: 'Short page',
      hint: 'What the address answers until something of the page is confirmed.',
    }),
  ...claim({ confirm: 'Read the page, and approve or correct what it says of the group' }),
})

export type ShortPage = NonNullable<z.infer<typeof pageSchema>['short']>

export type Page = z.infer<typeof pageSchema>

/** A page with a picture on its first screen. */
const picturedPageSchema = pageSchema.extend({
  picture: pictureName.meta({ label: 'Picture of the first screen' }),
})

/** A headline with the sentence beside it. */
const headedWithLead = lines('heading', 'lead')

/** A headline with a picture. */
const picturedSection = z.strictObject({ heading: line, picture: pictureName })

/** Paragraphs in order. */
const paragraphs = nonEmpty(line)

/** The call to action that closes a page; the first of its buttons stands out. */
const closing = z.strictObject({ heading: line, buttons: nonEmpty(link) })

export type Closing = z.infer<typeof closing>

const way = lines('text', 'link')

/** A level of the group's structure; who belongs to it comes from the people and companies. */
const level = lines('title', 'text', 'link')

const words = { short: 35, medium: 70, long: 130 } as const

/** The group in a text of at most so many words, with figures in braces as one word each. */
const boilerplate = (length: keyof typeof words) =>
  line.refine((text) => text.split(/\s+/).length <= words[length], {
    error: `the ${length} text is too long: at most ${words[length]} words`,
  })

/** A kind of what is at a place, of one and of several. */
const kind = lines('one', 'many')

/** A paper that a buyer may ask for. */
const paperSchema = z.strictObject({
  name: line,
  /** Who writes or issues it. */
  issuer: line,
  /** What a buyer reads in it. */
  text: line,
})

export type SupplierPaper = z.infer<typeof paperSchema>

/** What is checked: an e-mail address, a web address, and so on. */
const byKind = lines('mail', 'web', 'phone', 'reference', 'profile')

/** What each page's file holds, by address (spec 2.1). */
export const pageSchemas = {
  /** Home (spec 2.4): its sections in order. What they list has files of its own. */
  '/': pageSchema.extend({
    about: z.strictObject({
      /** The figure of the badge: whole years. */
      figure: figureId,
      statement: line,
      paragraphs,
    }),
    /** The value chain with all companies. */
    chain: lines('name', 'heading', 'lead'),
    units: z.strictObject({
      heading: line,
      button: line,
      /** Under the tiles: the way to all companies. */
      all: line,
    }),
    services: picturedSection,
    why: lines('heading'),
    /** The headline figures (spec 2.4.6), counted up. */
    figures: z.strictObject({
      heading: line,
      shown: nonEmpty(figureId).meta({ label: 'Figures', hint: 'The page counts up to them.' }),
    }),
    expertise: picturedSection,
    news: lines('heading', 'link'),
    /** Beside the kinds of partners. */
    partners: z.strictObject({ lead: line.optional(), picture: pictureName }),
    callToAction: picturedSection,
  }),

  /** About (spec 2.5). Milestones, values, vision and mission have files of their own. */
  '/about': picturedPageSchema.extend({
    /** The group's history in short. */
    evolution: z.strictObject({
      /** The figure of the badge: whole years. */
      figure: figureId,
      name: line,
      statement: line,
      paragraphs,
      ...standing({ confirm: 'Approve or correct the text' }),
    }),
    milestones: lines('heading', 'link'),
    vision: lines('heading'),
    values: lines('heading'),
    /** The ways on to structure, management, places and governance. */
    ways: z.strictObject({
      heading: line,
      structure: way,
      management: way,
      places: way.extend({ title: line }),
      governance: way.extend({ title: line }),
    }),
    downloads: lines('heading', 'press'),
  }),

  /** Corporate structure (spec 2.7). */
  '/corporate-structure': pageSchema.extend({
    diagram: z.strictObject({
      heading: line,
      /** Under the group's name, and beside the company that builds. */
      group: line,
      /** What the diagram's kinds of line say. */
      key: lines('belongs', 'energy', 'builds'),
    }),
    units: headedWithLead.extend({
      /** Under a link to a company's own website. */
      newTab: line,
    }),
    closing,
  }),

  /** Management (spec 2.7): the sentence beside each team's name. The people have a file each. */
  '/management': pageSchema.extend({
    management: lines('lead'),
    operations: lines('lead'),
    closing,
  }),

  /** Careers (spec 2.8). The openings have a file each. */
  '/careers': picturedPageSchema.extend({
    /** The button of the first screen. */
    button: line,
    positions: lines('name', 'heading', 'lead', 'link').extend({
      /** The names of an opening's terms. */
      team: line,
      place: line,
      type: line,
      /** The link to the form, and what stands between it and the title for those who only hear it. */
      apply: line,
      applyAs: line,
      /** Where no opening takes applications. */
      none: line,
      /** For those who look for a placement. */
      placements: line.optional().meta({ long: true }),
    }),
    /** What happens to an application; the steps are `careers.yaml`'s (spec 8). */
    afterYouApply: lines('name', 'heading').extend({
      /** For those who have applied. */
      questions: line.optional().meta({ long: true }),
    }),
    /** Against job scams. */
    noFees: z.strictObject({ heading: line, points: nonEmpty(line), link: link.optional() }),
    askFirst: picturedSection,
    /** The button under the notice that an application has arrived. */
    backToOpenings: line,
  }),

  /** Apply (spec 2.8). */
  '/careers/apply': pageSchema.extend({
    /** What stands over the position, and the names of its terms. */
    position: lines('lead', 'team', 'place', 'type', 'answer').extend({
      /** Instead of the asked position, when it has closed (spec 2.16). */
      closed: line,
    }),
    form: z.strictObject({
      groups: lines('person', 'work', 'papers'),
      coverLetterHint: line,
      privacy: line,
      /** Under the position where no script can fill it in: how to choose one of the openings. */
      choosePosition: line,
    }),
    moreDocuments: lines('heading', 'lead', 'yourName'),
    noFees: z.strictObject({ heading: line, text: line, link: link.optional() }),
  }),

  /** News (spec 2.9): the list's own words. Every item has a file of its own. */
  '/news': pageSchema.extend({
    readArticle: line,
    inBrief: headedWithLead,
    /** What the link to the list says on an article's page. */
    allNews: line,
    /** The last line of the table beside an article. */
    questions: lines('label', 'link'),
    /** Under the list: the ways to follow the news, and to material for journalists. */
    follow: lines('heading', 'feedsLabel', 'press'),
    /** What search engines would read of an unknown article. */
    notFoundDescription: line,
  }),

  /** Press (spec 2.20): what journalists need, and whom to ask. */
  '/press': pageSchema.extend({
    /** The link of the first screen to the marks. */
    toMarks: line,
    contact: z.strictObject({
      heading: line,
      /** On the button that leads to the form. */
      write: line,
      email: line,
      phone: line,
    }),
    /** The group in three lengths, to be printed as they are. */
    about: headedWithLead.extend({
      short: z.strictObject({ label: line, text: boilerplate('short') }),
      medium: z.strictObject({ label: line, text: boilerplate('medium') }),
      long: z.strictObject({ label: line, text: boilerplate('long') }),
      ...standing({ confirm: 'Approve or correct the three texts' }),
    }),
    figures: headedWithLead.extend({ list: nonEmpty(figureId) }),
    leaders: lines('heading', 'lead', 'link'),
    marks: headedWithLead.extend({
      /** Beside the drawing. */
      clearSpace: line,
      rules: nonEmpty(line),
      /** On the button to the file with all marks. */
      download: line,
      contents: line,
    }),
    family: headedWithLead,
    pictures: headedWithLead.extend({
      /** To be printed with each picture. */
      credit: line,
      download: line,
      list: nonEmpty(pictureName),
    }),
    feeds: headedWithLead,
  }),

  /** Services (spec 2.6): what stands around the areas of `service-areas.yaml`. */
  '/services': pageSchema.extend({
    /** Above the list of the page's areas. */
    index: line,
    /** Before the names of the companies that do a piece of work. */
    companies: line,
    /** The closing list. */
    further: lines('heading'),
    /** The words in the sketch of a forecast. */
    forecast: z.strictObject({
      /** For readers who do not see it. */
      alt: line,
      measured: line,
      range: line,
      forecast: line,
      today: line,
      /** Below it. */
      caption: line,
    }),
  }),

  /** Sustainability's texts (spec 2.6); its figures stand in `content/sustainability.yaml`. */
  '/sustainability': picturedPageSchema.extend({
    environment: z.strictObject({
      heading: line,
      /** What the large figure is: the first target with its year. */
      cut: line,
      /** The second target with its year. */
      neutral: line,
      paragraphs,
      /** The words in and under the drawing of the targets. */
      path: z.strictObject({
        /** The beginning: at the top, behind the number 100, and under the axis. */
        start: line,
        axis: line,
        /** Beside the first target, behind its percentage. */
        cut: line,
        /** Beside the second target. */
        neutral: line,
        caption: line,
        /** The drawing in words. */
        alt: line,
      }),
    }),
    /** `mark` and `unit` stand before and behind the number that one mark of the drawing stands for. */
    trees: lines('text', 'mark', 'unit'),
    measures: headedWithLead,
    community: lines('heading', 'text', 'mark', 'unit').extend({
      /** The way to write to us about it. */
      contact: line,
      picture: pictureName,
    }),
    risk: headedWithLead,
    /** With the way on to Governance. */
    reports: lines('heading', 'text', 'governance'),
  }),

  /** QHSSE's texts (spec 2.6); its lists stand in `content/qhsse.yaml`. */
  '/qhsse': pageSchema.extend({
    indicators: headedWithLead,
    certification: headedWithLead.extend({
      /** Before the number of a certificate. */
      certificate: line,
    }),
    downloads: lines('heading'),
  }),

  /** Contact (spec 2.10). Numbers, addresses and hours are `contact.yaml`'s. */
  '/contact': pageSchema.extend({
    /** The names of the info cards. */
    cards: lines('phone', 'email', 'address', 'hours'),
    form: lines('name', 'heading', 'privacy'),
    /** Over the topics of `contact.yaml`, and the names of the ways to write about each. */
    topics: lines('heading', 'email', 'phone').extend({
      /** The link that fills in the form's subject. */
      form: line,
    }),
    /** Against requests for money. */
    payments: z.strictObject({ heading: line, text: line, link: link.optional() }),
    map: z.strictObject({
      /** The name over the office's. */
      office: line,
      /** What the street map is. */
      title: line,
      /** The sketch in words. */
      sketch: line,
    }),
  }),

  /** The texts of Projects (spec 2.12). */
  '/projects': picturedPageSchema.extend({
    /** The figures under "Coming Soon", by their ids. */
    figures: nonEmpty(figureId),
    /** Over what the companies feature. */
    featured: line,
    /** What can be read until the list of projects is there. */
    reading: z.strictObject({
      heading: line,
      pages: z.array(z.strictObject({ title: line, text: line, href: internalHref })),
    }),
  }),

  /** The texts of the Historical Timeline (spec 2.12); its entries stand in `content/timeline.yaml`. */
  '/historical': picturedPageSchema.extend({
    /** Above the scale of years: how it is drawn, where there is room to draw it. */
    scale: line,
    /** Above the years, drawn to scale or listed. */
    choose: line,
    /** Beside the years between the last entry and the future. */
    ahead: line,
    /** In the years between two entries that tell nothing. */
    gap: z.strictObject({ picture: pictureName }),
    future: z.strictObject({
      lead: line,
      picture: pictureName,
      /** What has a year already: each with the page that says more. */
      targets: nonEmpty(lines('year', 'text', 'label').extend({ href: internalHref })),
    }),
  }),

  /** The texts of Case Studies (spec 2.12); each record has a file in `content/case-studies/`. */
  '/case-studies': picturedPageSchema.extend({
    /** Under the tiles: how to read the records. */
    note: line,
    closing,
  }),

  /** The texts of Notable Projects & Events (spec 2.12). */
  '/notable-projects': picturedPageSchema.extend({
    /** Under "Coming Soon". */
    line,
    /** Where to read on until then. */
    links: z.array(link),
  }),

  /** Suppliers (spec 2.22): the way in, the sheet of papers, the industry's registers. */
  '/suppliers': picturedPageSchema.extend({
    steps: z.strictObject({
      name: line,
      heading: line,
      steps: nonEmpty(statement.extend({ link: link.optional() })),
    }),
    papers: lines('name', 'heading', 'lead').extend({
      /** The heads of the sheet's columns. */
      columns: lines('number', 'paper', 'issuer', 'shows', 'ready'),
      groups: nonEmpty(z.strictObject({ title: line, papers: nonEmpty(paperSchema) })),
      /** Under the sheet. */
      note: line,
    }),
    industry: lines('name', 'heading', 'lead').extend({
      bodies: nonEmpty(
        z.strictObject({ term: line.meta({ label: 'Letters' }), name: line, text: line }),
      ),
    }),
    /** What to report; the sentence about payments is Contact's. */
    requests: z.strictObject({
      heading: line,
      items: nonEmpty(line),
      link: line,
      /** Where a message in the group's name can be checked. */
      verify: link.optional(),
    }),
    closing: lines('heading', 'form', 'services'),
  }),

  /** Governance (spec 2.23): who leads, how the group is registered, whom to ask. */
  '/governance': picturedPageSchema.extend({
    structure: z.strictObject({
      name: line,
      heading: line,
      /** Who belongs to it. Without a board a confirmed build has no such page. */
      board: statement
        .extend(standing({ confirm: 'Name the members of the board' }))
        .optional()
        .meta({ always: true }),
      executive: level,
      management: level,
      operations: level,
      companies: level,
    }),
    privacy: z.strictObject({ heading: line, paragraphs, form: line, policy: line }),
    particulars: headedWithLead.extend({
      entries: z.array(
        z.strictObject({
          label: line,
          text: line,
          ...claim({ confirm: 'Write it as the register of companies has it' }),
        }),
      ),
    }),
  }),

  /** Documents (spec 2.23): what is published. The PDFs have a file each in `content/documents/`. */
  '/documents': pageSchema.extend({
    library: z.strictObject({
      name: line,
      /** The heads of the register's columns. */
      columns: lines('document', 'edition', 'date', 'format'),
      pdf: line.meta({ label: 'PDF' }),
      /** What a legal page is, and its edition. */
      page: line,
      current: line,
    }),
  }),

  /** Glossary: words of the trade. */
  '/glossary': pageSchema.extend({
    terms: nonEmpty(
      z.strictObject({
        term: line,
        text: line,
        /** Where the site says more. */
        href: internalHref.optional(),
      }),
    ),
  }),

  /** Accessibility (spec 2.25): the statement; the figures in it are those of the recorded run. */
  '/accessibility': pageSchema.extend({
    standard: z.strictObject({ heading: line, paragraphs }),
    run: headedWithLead.extend({
      /** The names of the figures that a run records. */
      figures: lines('rules', 'violations', 'undecided'),
      /** The names of what else it records. */
      terms: lines('date', 'run', 'tool', 'widths'),
      /** What was run. */
      runs: lines('whole', 'accessibility'),
      /** Behind the widths. */
      pixels: line,
      /** Where no run is recorded. */
      none: line,
      /** What the figures do and do not say. */
      note: line,
    }),
    works: z.strictObject({ heading: line, statements: nonEmpty(statement) }),
    gaps: headedWithLead.extend({ statements: nonEmpty(statement) }),
    report: lines('heading', 'email', 'form'),
  }),
  '/privacy-policy': pageSchema,
  '/terms-of-service': pageSchema,
  '/cookies': pageSchema,

  /** Search: its page. What the dialog offers is `search.yaml`'s. */
  '/search': pageSchema.extend({ index: lines('heading') }),

  /** Where we work (spec 2.17). The places are `places.yaml`'s. */
  '/where-we-work': pageSchema.extend({
    map: z.strictObject({
      /** What each of the drawings shows, for people who do not see it. */
      whole: line.meta({ hint: 'The map of large windows, in words.' }),
      near: line.meta({ hint: 'The first map of small windows, in words.' }),
      far: line.meta({ hint: 'The second map of small windows, in words.' }),
      /** A name written on the sea. */
      water: z.strictObject({ name: line, latitude: degrees(90), longitude: degrees(180) }),
      /** The name of the equator on it. */
      equator: line,
      /** How to read it, and whose shapes it draws. */
      note: line,
    }),
    list: headedWithLead.extend({
      kinds: z.strictObject({ office: kind, asset: kind, project: kind, opening: kind }),
      /** Said of a region, whose position is approximate. */
      approximate: line,
      /** Said of a place that is not drawn. */
      undrawn: line,
      /** Over the figures that name the country. */
      figures: line,
      /** Over the places whose country is not recorded. */
      elsewhere: line,
    }),
    /** Figures that count countries without naming them, each with the page that shows it. */
    counted: headedWithLead.extend({
      figures: z.array(z.strictObject({ figure: figureId, href: internalHref, link: line })),
    }),
    closing,
  }),

  /** Verify (spec 2.18). The list itself comes from contact, group, companies and openings. */
  '/verify': pageSchema.extend({
    form: z.strictObject({
      label: line,
      button: line,
      /** What happens to what is typed. */
      hint: line,
      /** The way to the list on the page, always there beside the check. */
      compare: line,
      /** In place of the form, where there is no script. */
      noScript: line,
    }),
    answers: z.strictObject({
      listed: z.strictObject({ title: line, texts: byKind }),
      lookalike: lines('title', 'typed', 'official').extend({
        /** Before the letters that differ. */
        differs: line,
        /** After letters that ours has not, and that are missing; between those of both, where each has some. */
        added: line,
        missing: line,
        replaced: line,
        /** Before the names of other alphabets. */
        alphabets: line,
        text: line,
      }),
      /** Under one of our hosts, and not on the list. */
      ours: statement,
      freeMail: statement,
      unknown: z.strictObject({ title: line, texts: byKind }),
      unreadable: statement,
      /** The code of the check could not be fetched. */
      failed: statement,
      /** Before the entry of the list. */
      entry: line,
      /** Before the last day of an opening. */
      closes: line,
      /** Before the hosts of our mailboxes. */
      endings: line,
      /** Under each warning. */
      ask: link,
    }),
    list: headedWithLead.extend({ kinds: byKind }),
    tricks: headedWithLead.extend({
      kinds: z.strictObject({
        letters: statement,
        alphabet: statement,
        ending: statement,
        extra: statement,
        inside: statement,
        'before-at': statement,
        path: statement,
        hidden: statement,
        digits: statement,
      }),
    }),
    steps: z.strictObject({
      heading: line,
      items: z.array(statement).min(2, { error: 'steps needs at least two entries' }),
      link,
    }),
  }),

  /** Data (spec 2.19): the words around the figures, which are `figures.yaml`'s. */
  '/data': pageSchema.extend({
    /** On other pages: from their figures to these. */
    link: line,
    files: headedWithLead.extend({
      csv: statement,
      json: statement,
      schema: statement,
      /** The word on each of the links. */
      download: line,
    }),
    /** The names of what is said of each figure. */
    terms: lines('unit', 'scope', 'base', 'period', 'page'),
    /** The name of the list of those whose figures these are. */
    sources: line,
  }),
}

export type PagePath = keyof typeof pageSchemas

export type PageTexts = { [Path in PagePath]: z.infer<(typeof pageSchemas)[Path]> }
