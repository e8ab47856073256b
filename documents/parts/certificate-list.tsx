import { certificates } from '#content/model/certificates.ts'
import { RuledList } from './ruled-list.tsx'

/** The standards that the group is certified to (spec 2.6), each with its subject. */
export function CertificateList() {
  return (
    <RuledList
      rows={certificates.map(({ number, edition, subject, text }) => ({
        title: `ISO ${number}:${edition}`,
        text: `${subject}. ${text}`,
      }))}
    />
  )
}
