import { clockTime } from '#content/model/clock-time.ts'
import { emails, hours, offices, phones } from '#content/model/contact.ts'
import { documentWords } from '#content/model/documents.ts'
import { RuledList } from '../parts/ruled-list.tsx'

/** Offices, telephones, e-mail addresses and business hours, ruled. */
export function ContactDetails() {
  return (
    <RuledList
      size="large"
      rows={[
        ...offices.map(({ name, address }) => ({ title: name, text: address.join('\n') })),
        ...phones.map(({ label, display }) => ({ title: label, text: display })),
        ...Object.values(emails).map(({ label, address }) => ({ title: label, text: address })),
        ...hours.map(({ days, opens, closes }) => ({
          title: days,
          text: `${clockTime(opens)}-${clockTime(closes)} ${documentWords.timeZone}`,
        })),
      ]}
    />
  )
}
