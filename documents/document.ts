import { colours } from '#brand/colours.ts'
import { emails, phones } from '#content/model/contact.ts'
import { documentText, documentWords } from '#content/model/documents.ts'
import { group } from '#content/model/group.ts'
import { annualReport } from './annual-report.ts'
import { companyProfile } from './company-profile.ts'
import { headquarters, linked } from './linked-text.ts'
import { markSvg } from './marks.ts'
import { picture } from './pictures.ts'
import { qhssePolicy } from './qhsse-policy.ts'
import { safetyGuidelines } from './safety-guidelines.ts'
import type { Sections } from './section.ts'

type Design = {
  sections: () => Sections
  /** The publisher's contacts on the last page. */
  contacts: readonly string[]
}

const email = emails.general.address
const phoneAndEmail = [phones[0].display, email]

/** What each document of `content/documents/` shows, under its id. */
const designs: Partial<Record<string, Design>> = {
  'company-profile': { sections: companyProfile, contacts: phoneAndEmail },
  'annual-report': { sections: annualReport, contacts: phoneAndEmail },
  'qhsse-policy': { sections: qhssePolicy, contacts: phoneAndEmail },
  // No telephone of ours: a reader who looks for a number in these guidelines has an emergency.
  'safety-guidelines': { sections: safetyGuidelines, contacts: [email] },
}

/** The colours of a page's words and rules. */
const tones = {
  paper: {
    field: colours.paper,
    text: colours.ink,
    soft: colours.inkSoft,
    line: colours.line,
    signal: colours.signal,
  },
  night: {
    field: colours.night,
    text: colours.onNight,
    soft: colours.onNightSoft,
    line: colours.lineNightSolid,
    signal: colours.signalNight,
  },
}

/**
 * A document from its cover to its last page, as data that `layout/` draws. Typst reads it as JSON, so no text of the
 * content is ever parsed as markup. Marks are SVGs.
 */
export function documentData(id: string) {
  const design = designs[id]
  if (!design) throw new Error(`documents/document.ts: nothing renders the document "${id}"`)
  const { title, date, subject, subtitle, edition, picture: cover } = documentText(id)
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const [first = '', ...rest] = group.name.split(' ')
  return {
    title,
    // In the PDF's metadata, as author, subject and date.
    fullTitle: `${title} | ${group.name}`,
    subtitle,
    edition,
    author: group.name,
    subject,
    date: { year, month, day },
    cover: picture(cover, 'cover'),
    sections: design.sections().filter((section) => section !== false),
    // The last page: who publishes the document, and how to reach them.
    publisher: {
      blurb: group.blurb,
      columns: [
        [[headquarters]],
        design.contacts.map((contact) => linked(contact)),
        [[title], [edition], [`© ${group.name}`]],
      ],
    },
    // The last words of the name are set light.
    logo: {
      first,
      rest: rest.join(' '),
      marks: {
        paper: markSvg('group', tones.paper.signal),
        night: markSvg('group', tones.night.signal),
      },
    },
    words: documentWords,
    tones,
    // The station at which the chain ends.
    lamp: colours.lamp,
  }
}

export type LayoutData = ReturnType<typeof documentData>
