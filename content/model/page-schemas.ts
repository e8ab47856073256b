import { z } from 'zod'
import { claim, internalHref, line, searchDescription, standing } from './fields.ts'
import { statementSchema } from './home-schemas.ts'
import { figureId, pictureName } from './references.ts'

/** What search engines and the page's banner say of one page. */
export const pageSchema = z.strictObject({
  /** The page's `h1`. */
  heading: line('heading'),
  /** The browser title, without the group's name; the heading when left out. */
  title: line('title').optional(),
  /** For search results. */
  description: searchDescription,
  /** The sentence beside the heading. */
  introduction: line('introduction'),
  /** What a link to the page is shown with; the group's mark when left out. */
  preview: pictureName.optional().meta({
    label: 'Picture of its preview',
    hint: 'Shown where somebody shares a link to the page. Empty: the mark of the group.',
  }),
  /** What its address answers in a build that holds nothing of what the page is about. */
  short: z
    .strictObject({
      introduction: line('introduction'),
      text: line('text'),
      buttons: z.array(z.strictObject({ label: line('label'), href: internalHref })).min(1),
    })
    .optional()
    .meta({
      label: 'Short page',
      hint: 'What the address answers until something of the page is confirmed.',
    }),
})

export type ShortPage = NonNullable<z.infer<typeof pageSchema>['short']>

export type Page = z.infer<typeof pageSchema>

/** A page with a picture on its first screen. */
const picturedPageSchema = pageSchema.extend({
  picture: pictureName.meta({ label: 'Picture of the first screen' }),
})

/** A section's headline. */
export const headed = { heading: line('heading') }

/** A headline with the sentence beside it. */
const headedWithLead = { ...headed, lead: line('lead') }

/** A headline with a picture. */
const picturedSection = { ...headed, picture: pictureName }

/** Paragraphs in order. */
const paragraphs = z.array(line('paragraph')).min(1, {
  error: 'paragraphs needs at least one paragraph',
})

/** A link as a button: the first of a list is the one that stands out. */
const button = z.strictObject({ label: line('label'), href: internalHref })

/** The call to action that closes a page. */
const closing = z.strictObject({
  ...headed,
  buttons: z.array(button).min(1, { error: 'buttons needs at least one link' }),
})

export type Closing = z.infer<typeof closing>

/** A link at the end of a text. */
const textLink = z.strictObject({ label: line('label'), href: internalHref })

/** Home (spec 2.4): its sections in order. What they list has files of its own. */
const homePageSchema = pageSchema.extend({
  about: z.strictObject({
    /** The figure of the badge: whole years. */
    figure: figureId,
    statement: line('statement'),
    paragraphs,
  }),
  /** The value chain with all companies. */
  chain: z.strictObject({ name: line('name'), ...headedWithLead }),
  units: z.strictObject({
    ...headed,
    button: line('button'),
    /** Under the tiles: the way to all companies. */
    all: line('link'),
  }),
  services: z.strictObject(picturedSection),
  why: z.strictObject(headed),
  /** The headline figures (spec 2.4.6), counted up. */
  figures: z.strictObject({
    ...headed,
    shown: z
      .array(figureId)
      .min(1, { error: 'shown needs at least one figure' })
      .meta({ label: 'Figures', hint: 'The page counts up to them.' }),
  }),
  expertise: z.strictObject(picturedSection),
  news: z.strictObject({ ...headed, link: line('link') }),
  /** Beside the kinds of partners. */
  partners: z.strictObject({ lead: line('lead').optional(), picture: pictureName }),
  callToAction: z.strictObject(picturedSection),
})

const way = z.strictObject({ text: line('text'), link: line('link') })

/** About (spec 2.5). Milestones, values, vision and mission have files of their own. */
const aboutPageSchema = picturedPageSchema.extend({
  /** The group's history in short. */
  evolution: z.strictObject({
    /** The figure of the badge: whole years. */
    figure: figureId,
    name: line('name'),
    statement: line('statement'),
    paragraphs,
    ...standing({ confirm: 'Approve or correct the text' }),
  }),
  milestones: z.strictObject({ ...headed, link: line('link') }),
  vision: z.strictObject(headed),
  values: z.strictObject(headed),
  /** The ways on to structure, management, places and governance. */
  ways: z.strictObject({
    ...headed,
    structure: way,
    management: way,
    places: way.extend({ title: line('title') }),
    governance: way.extend({ title: line('title') }),
  }),
  downloads: z.strictObject({ ...headed, press: line('link') }),
})

/** Corporate structure (spec 2.7). */
const structurePageSchema = pageSchema.extend({
  diagram: z.strictObject({
    ...headed,
    /** Under the group's name, and beside the company that builds. */
    group: line('group'),
    /** What the diagram's kinds of line say. */
    key: z.strictObject({
      belongs: line('belongs'),
      energy: line('energy'),
      builds: line('builds'),
    }),
  }),
  units: z.strictObject({
    ...headedWithLead,
    /** Under a link to a company's own website. */
    newTab: line('new tab'),
  }),
  closing,
})

/** Management (spec 2.7): the sentence beside each team's name. The people have a file each. */
const managementPageSchema = pageSchema.extend({
  management: z.strictObject({ lead: line('lead') }),
  operations: z.strictObject({ lead: line('lead') }),
  closing,
})

/** A level of the group's structure; who belongs to it comes from the people and companies. */
const level = { title: line('title'), text: line('text') }
const linked = z.strictObject({ ...level, link: line('link') })

/** Documents (spec 2.23): what is published. The PDFs have a file each in `content/documents/`. */
const documentsPageSchema = pageSchema.extend({
  library: z.strictObject({
    name: line('name'),
    /** The heads of the register's columns. */
    columns: z.strictObject({
      document: line('document'),
      edition: line('edition'),
      date: line('date'),
      format: line('format'),
    }),
    pdf: line('pdf').meta({ label: 'PDF' }),
    /** What a legal page is, and its edition. */
    page: line('page'),
    current: line('current'),
  }),
})

/** Glossary: words of the trade. */
const glossaryPageSchema = pageSchema.extend({
  terms: z
    .array(
      z.strictObject({
        term: line('term'),
        text: line('text'),
        /** Where the site says more. */
        href: internalHref.optional(),
      }),
    )
    .min(1),
})

/** Governance (spec 2.23): who leads, how the group is registered, whom to ask. */
const governancePageSchema = picturedPageSchema.extend({
  structure: z.strictObject({
    name: line('name'),
    ...headed,
    /** Who belongs to it. Without a board a confirmed build has no such page. */
    board: z
      .strictObject({ ...level, ...standing({ confirm: 'Name the members of the board' }) })
      .optional()
      .meta({ always: true }),
    executive: linked,
    management: linked,
    operations: linked,
    companies: linked,
  }),
  privacy: z.strictObject({
    ...headed,
    paragraphs,
    form: line('form'),
    policy: line('policy'),
  }),
  particulars: z.strictObject({
    ...headedWithLead,
    entries: z.array(
      z.strictObject({
        label: line('label'),
        text: line('text'),
        ...claim({ confirm: 'Write it as the register of companies has it' }),
      }),
    ),
  }),
})

/** Careers (spec 2.8). The openings have a file each. */
const careersPageSchema = picturedPageSchema.extend({
  /** The button of the first screen. */
  button: line('button'),
  positions: z.strictObject({
    name: line('name'),
    ...headedWithLead,
    link: line('link'),
    /** The names of an opening's terms. */
    team: line('team'),
    place: line('place'),
    type: line('type'),
    /** The link to the form, and what stands between it and the title for those who only hear it. */
    apply: line('apply'),
    applyAs: line('apply as'),
    /** Where no opening takes applications. */
    none: line('none'),
  }),
  /** What happens to an application; the steps are `careers.yaml`'s (spec 8). */
  afterYouApply: z.strictObject({ name: line('name'), ...headed }),
  /** Against job scams. */
  noFees: z.strictObject({
    ...headed,
    points: z.array(line('point')).min(1),
    link: textLink.optional(),
  }),
  askFirst: z.strictObject(picturedSection),
  /** The button under the notice that an application has arrived. */
  backToOpenings: line('button'),
})

/** Apply (spec 2.8). */
const applyPageSchema = pageSchema.extend({
  /** What stands over the position, and the names of its terms. */
  position: z.strictObject({
    lead: line('lead'),
    team: line('team'),
    place: line('place'),
    type: line('type'),
    answer: line('answer'),
    /** Instead of the asked position, when it has closed (spec 2.16). */
    closed: line('closed'),
  }),
  form: z.strictObject({
    groups: z.strictObject({ person: line('person'), work: line('work'), papers: line('papers') }),
    coverLetterHint: line('cover letter hint'),
    privacy: line('privacy'),
    /** Under the position where no script can fill it in: how to choose one of the openings. */
    choosePosition: line('choose position'),
  }),
  moreDocuments: z.strictObject({ ...headedWithLead, yourName: line('your name') }),
  noFees: z.strictObject({ ...headed, text: line('text'), link: textLink.optional() }),
})

/** News (spec 2.9): the list's own words. Every item has a file of its own. */
const newsPageSchema = pageSchema.extend({
  readArticle: line('link'),
  inBrief: z.strictObject(headedWithLead),
  /** What the link to the list says on an article's page. */
  allNews: line('link'),
  /** The last line of the table beside an article. */
  questions: z.strictObject({ label: line('label'), link: line('link') }),
  /** Under the list: the ways to follow the news, and to material for journalists. */
  follow: z.strictObject({ ...headed, feedsLabel: line('feeds'), press: line('link') }),
  /** What search engines would read of an unknown article. */
  notFoundDescription: line('description'),
})

const words = { short: 35, medium: 70, long: 130 } as const

/** The group in a text of at most so many words, with figures in braces as one word each. */
const boilerplate = (length: keyof typeof words) =>
  line('text').refine((text) => text.split(/\s+/).length <= words[length], {
    error: `the ${length} text is too long: at most ${words[length]} words`,
  })

/** Press (spec 2.20): what journalists need, and whom to ask. */
const pressPageSchema = pageSchema.extend({
  /** The link of the first screen to the marks. */
  toMarks: line('link'),
  contact: z.strictObject({
    ...headed,
    /** On the button that leads to the form. */
    write: line('button'),
    email: line('label'),
    phone: line('label'),
  }),
  /** The group in three lengths, to be printed as they are. */
  about: z.strictObject({
    ...headedWithLead,
    short: z.strictObject({ label: line('label'), text: boilerplate('short') }),
    medium: z.strictObject({ label: line('label'), text: boilerplate('medium') }),
    long: z.strictObject({ label: line('label'), text: boilerplate('long') }),
    ...standing({ confirm: 'Approve or correct the three texts' }),
  }),
  figures: z.strictObject({
    ...headedWithLead,
    list: z.array(figureId).min(1, { error: 'list needs at least one figure' }),
  }),
  leaders: z.strictObject({ ...headed, lead: line('lead'), link: line('link') }),
  marks: z.strictObject({
    ...headedWithLead,
    /** Beside the drawing. */
    clearSpace: line('clear space'),
    rules: z.array(line('rule')).min(1, { error: 'rules needs at least one rule' }),
    /** On the button to the file with all marks. */
    download: line('button'),
    contents: line('contents'),
  }),
  family: z.strictObject(headedWithLead),
  pictures: z.strictObject({
    ...headedWithLead,
    /** To be printed with each picture. */
    credit: line('credit'),
    download: line('link'),
    list: z.array(pictureName).min(1, { error: 'list needs at least one picture' }),
  }),
  feeds: z.strictObject(headedWithLead),
})

/** Services (spec 2.6): what stands around the areas of `service-areas.yaml`. */
const servicesPageSchema = pageSchema.extend({
  /** Above the list of the page's areas. */
  index: line('index'),
  /** Before the names of the companies that do a piece of work. */
  companies: line('companies'),
  /** The closing list. */
  further: z.strictObject({ heading: line('heading') }),
  /** The words in the sketch of a forecast. */
  forecast: z.strictObject({
    /** For readers who do not see it. */
    alt: line('alternative text'),
    measured: line('word'),
    range: line('word'),
    forecast: line('word'),
    today: line('word'),
    /** Below it. */
    caption: line('caption'),
  }),
})

export type ServicesPage = z.infer<typeof servicesPageSchema>

/** Sustainability's texts (spec 2.6); its figures stand in `content/sustainability.yaml`. */
const sustainabilityPageSchema = picturedPageSchema.extend({
  environment: z.strictObject({
    heading: line('heading'),
    /** What the large figure is: the first target with its year. */
    cut: line('cut'),
    /** The second target with its year. */
    neutral: line('neutral'),
    paragraphs,
    /** The words in and under the drawing of the targets. */
    path: z.strictObject({
      /** The beginning: at the top, behind the number 100, and under the axis. */
      start: line('start'),
      axis: line('axis'),
      /** Beside the first target, behind its percentage. */
      cut: line('cut'),
      /** Beside the second target. */
      neutral: line('neutral'),
      caption: line('caption'),
      /** The drawing in words. */
      alt: line('alternative text'),
    }),
  }),
  /** `mark` and `unit` stand before and behind the number that one mark of the drawing stands for. */
  trees: z.strictObject({ text: line('text'), mark: line('mark'), unit: line('unit') }),
  measures: z.strictObject({ heading: line('heading'), lead: line('lead') }),
  community: z.strictObject({
    heading: line('heading'),
    text: line('text'),
    mark: line('mark'),
    unit: line('unit'),
    /** The way to write to us about it. */
    contact: line('contact'),
    picture: pictureName,
  }),
  risk: z.strictObject({ heading: line('heading'), lead: line('lead') }),
  /** With the way on to Governance. */
  reports: z.strictObject({
    heading: line('heading'),
    text: line('text'),
    governance: line('governance'),
  }),
})

const heading = line('heading')

/** QHSSE's texts (spec 2.6); its lists stand in `content/qhsse.yaml`. */
const qhssePageSchema = pageSchema.extend({
  indicators: z.strictObject({
    heading,
    lead: line('lead'),
  }),
  certification: z.strictObject({
    heading,
    lead: line('lead'),
    /** Before the number of a certificate. */
    certificate: line('certificate'),
  }),
  downloads: z.strictObject({ heading }),
})

/** Data (spec 2.19): the words around the figures, which are `figures.yaml`'s. */
const dataPageSchema = pageSchema.extend({
  /** On other pages: from their figures to these. */
  link: line('link'),
  files: z.strictObject({
    ...headedWithLead,
    csv: statementSchema,
    json: statementSchema,
    schema: statementSchema,
    /** The word on each of the links. */
    download: line('label'),
  }),
  /** The names of what is said of each figure. */
  terms: z.strictObject({
    unit: line('unit'),
    scope: line('scope'),
    base: line('base'),
    period: line('period'),
    page: line('page'),
  }),
  /** The name of the list of those whose figures these are. */
  sources: line('name'),
})

/** The texts of Projects (spec 2.12). */
const projectsPageSchema = picturedPageSchema.extend({
  /** The figures under "Coming Soon", by their ids. */
  figures: z.array(figureId).min(1),
  /** Over what the companies feature. */
  featured: line('heading'),
  /** What can be read until the list of projects is there. */
  reading: z.strictObject({
    heading: line('heading'),
    pages: z.array(
      z.strictObject({ title: line('title'), text: line('text'), href: internalHref }),
    ),
  }),
})

/** The texts of Case Studies (spec 2.12); each record has a file in `content/case-studies/`. */
const caseStudiesPageSchema = picturedPageSchema.extend({
  /** Under the tiles: how to read the records. */
  note: line('note'),
  closing,
})

/** The texts of Notable Projects & Events (spec 2.12). */
const notableProjectsPageSchema = picturedPageSchema.extend({
  /** Under "Coming Soon". */
  line: line('line'),
  /** Where to read on until then. */
  links: z.array(z.strictObject({ label: line('label'), href: internalHref })),
})

/** The texts of the Historical Timeline (spec 2.12); its entries stand in `content/timeline.yaml`. */
const historicalPageSchema = picturedPageSchema.extend({
  /** Above the scale of years: how it is drawn, where there is room to draw it. */
  scale: line('scale'),
  /** Above the years, drawn to scale or listed. */
  choose: line('choose'),
  /** Beside the years between the last entry and the future. */
  ahead: line('ahead'),
  /** In the years between two entries that tell nothing. */
  gap: z.strictObject({ picture: pictureName }),
  future: z.strictObject({
    lead: line('lead'),
    picture: pictureName,
    /** What has a year already: each with the page that says more. */
    targets: z
      .array(
        z.strictObject({
          year: line('year'),
          text: line('text'),
          label: line('label'),
          href: internalHref,
        }),
      )
      .min(1),
  }),
})

/** A kind of what is at a place, of one and of several. */
const kind = z.strictObject({ one: line('one'), many: line('many') })

const degrees = (what: string) =>
  z.number({ error: `${what} must be a number of degrees without quotes: 2.6` })

/** Where we work (spec 2.17). The places are `places.yaml`'s. */
const whereWeWorkPageSchema = pageSchema.extend({
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

/** Contact (spec 2.10). Numbers, addresses and hours are `contact.yaml`'s. */
const contactPageSchema = pageSchema.extend({
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

/** A step towards being known to the group as a supplier. */
const stepSchema = z.strictObject({
  title: line('title'),
  text: line('text'),
  link: z.strictObject({ label: line('label'), href: internalHref }).optional(),
})

/** A paper that a buyer may ask for. */
const paperSchema = z.strictObject({
  name: line('name'),
  /** Who writes or issues it. */
  issuer: line('issuer'),
  /** What a buyer reads in it. */
  text: line('text'),
})

/** A body of the industry, known by its letters. */
const bodySchema = z.strictObject({
  term: line('term').meta({ label: 'Letters' }),
  name: line('name'),
  text: line('text'),
})

/** Suppliers (spec 2.22): the way in, the sheet of papers, the industry's registers. */
const suppliersPageSchema = picturedPageSchema.extend({
  steps: z.strictObject({
    name: line('name'),
    ...headed,
    steps: z.array(stepSchema).min(1, { error: 'steps needs at least one step' }),
  }),
  papers: z.strictObject({
    name: line('name'),
    ...headedWithLead,
    /** The heads of the sheet's columns. */
    columns: z.strictObject({
      number: line('number'),
      paper: line('paper'),
      issuer: line('issuer'),
      shows: line('shows'),
      ready: line('ready'),
    }),
    groups: z
      .array(
        z.strictObject({
          title: line('title'),
          papers: z.array(paperSchema).min(1, { error: 'papers needs at least one paper' }),
        }),
      )
      .min(1, { error: 'groups needs at least one group of papers' }),
    /** Under the sheet. */
    note: line('note'),
  }),
  industry: z.strictObject({
    name: line('name'),
    ...headedWithLead,
    bodies: z.array(bodySchema).min(1, { error: 'bodies needs at least one body' }),
  }),
  /** What to report; the sentence about payments is Contact's. */
  requests: z.strictObject({
    ...headed,
    items: z.array(line('item')).min(1, { error: 'items needs at least one request' }),
    link: line('link'),
    /** Where a message in the group's name can be checked. */
    verify: z.strictObject({ label: line('label'), href: internalHref }).optional(),
  }),
  closing: z.strictObject({ ...headed, form: line('form'), services: line('services') }),
})

export type SupplierPaper = z.infer<typeof paperSchema>

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
const verifyPageSchema = pageSchema.extend({
  form: z.strictObject({
    label: line('label'),
    button: line('button'),
    /** What happens to what is typed. */
    hint: line('hint'),
    /** The way to the list on the page, always there beside the check. */
    compare: line('label'),
    /** In place of the form, where there is no script. */
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

/** Accessibility (spec 2.25): the statement; the figures in it are those of the recorded run. */
const accessibilityPageSchema = pageSchema.extend({
  standard: z.strictObject({ ...headed, paragraphs }),
  run: z.strictObject({
    ...headedWithLead,
    /** The names of the figures that a run records. */
    figures: z.strictObject({
      rules: line('rules'),
      violations: line('violations'),
      undecided: line('undecided'),
    }),
    /** The names of what else it records. */
    terms: z.strictObject({
      date: line('date'),
      run: line('run'),
      tool: line('tool'),
      widths: line('widths'),
    }),
    /** What was run. */
    runs: z.strictObject({ whole: line('whole'), accessibility: line('accessibility') }),
    /** Behind the widths. */
    pixels: line('pixels'),
    /** Where no run is recorded. */
    none: line('none'),
    /** What the figures do and do not say. */
    note: line('note'),
  }),
  works: z.strictObject({ ...headed, statements: z.array(statementSchema).min(1) }),
  gaps: z.strictObject({ ...headedWithLead, statements: z.array(statementSchema).min(1) }),
  report: z.strictObject({ ...headed, email: line('e-mail'), form: line('form') }),
})

/** Search: its page. What the dialog offers is `search.yaml`'s. */
const searchPageSchema = pageSchema.extend({
  index: z.strictObject(headed),
})

/** What each page's file holds, by address (spec 2.1). */
export const pageSchemas = {
  '/': homePageSchema,
  '/about': aboutPageSchema,
  '/corporate-structure': structurePageSchema,
  '/management': managementPageSchema,
  '/careers': careersPageSchema,
  '/careers/apply': applyPageSchema,
  '/news': newsPageSchema,
  '/press': pressPageSchema,
  '/services': servicesPageSchema,
  '/sustainability': sustainabilityPageSchema,
  '/qhsse': qhssePageSchema,
  '/contact': contactPageSchema,
  '/projects': projectsPageSchema,
  '/historical': historicalPageSchema,
  '/case-studies': caseStudiesPageSchema,
  '/notable-projects': notableProjectsPageSchema,
  '/suppliers': suppliersPageSchema,
  '/governance': governancePageSchema,
  '/documents': documentsPageSchema,
  '/glossary': glossaryPageSchema,
  '/accessibility': accessibilityPageSchema,
  '/privacy-policy': pageSchema,
  '/terms-of-service': pageSchema,
  '/cookies': pageSchema,
  '/search': searchPageSchema,
  '/where-we-work': whereWeWorkPageSchema,
  '/verify': verifyPageSchema,
  '/data': dataPageSchema,
}

export type PagePath = keyof typeof pageSchemas

export type PageTexts = { [Path in PagePath]: z.infer<(typeof pageSchemas)[Path]> }
