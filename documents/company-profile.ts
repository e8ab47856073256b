import { emails, hours, offices, phones } from '#content/model/contact.ts'
import { documentWords, sectionsOf } from '#content/model/documents.ts'
import { headlineFigures } from '#content/model/figure-register.ts'
import { habits, values } from '#content/model/records.ts'
import { clockTime } from '#content/model/times.ts'
import { chain, companyList } from './company-data.ts'
import { keyFigures } from './figures.ts'
import { headquarters } from './linked-text.ts'
import { rowOf, ruledRows, type Sections, section } from './section.ts'

/** The company profile (spec 2.5). */
export function companyProfile(): Sections {
  const text = sectionsOf('company-profile')
  return [
    section(text('who'), { picture: 'tall' }),
    section(text('companies'), { tone: 'night', blocks: [chain(), companyList()] }),
    section(text('services'), { picture: 'slim', blocks: [ruledRows(text('services').rows)] }),
    section(text('figures'), { tone: 'night', blocks: [keyFigures(headlineFigures())] }),
    section(text('targets'), { picture: 'band', figures: 'large' }),
    values.length > 0 &&
      section(text('values'), { picture: 'slim', blocks: [ruledRows(values, 'large')] }),
    section(text('habits'), { picture: 'band', blocks: [ruledRows(habits, 'large')] }),
    section(text('contact'), { blocks: [{ kind: 'rows', rows: contactRows(), size: 'large' }] }),
  ]
}

/** Offices, telephones, e-mail addresses and business hours. */
function contactRows() {
  return [
    // The first office is the headquarters; the map knows no other.
    ...offices.map(({ name, address }, index) =>
      index > 0 ? rowOf(name, address.join('\n')) : { ...rowOf(name), lines: [[headquarters]] },
    ),
    ...phones.map(({ label, display }) => rowOf(label, display)),
    ...Object.values(emails).map(({ label, address }) => rowOf(label, address)),
    ...hours.map(({ days, opens, closes }) =>
      rowOf(days, `${clockTime(opens)}-${clockTime(closes)} ${documentWords.timeZone}`),
    ),
  ]
}
