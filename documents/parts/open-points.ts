import { emails, offices, phones } from '#content/model/contact.ts'
import { documentWords } from '#content/model/documents.ts'
import { fact, isConfirmed } from '#content/model/figures.ts'

/**
 * What of the records that a document shows is still to be confirmed: of its figures, then of the
 * contact details on its last pages. A document without any has no rows.
 */
export function openPoints(figures: readonly string[]): { title: string; text: string }[] {
  const { values, scopes, contacts, office, telephone, email } = documentWords.open
  const open = [...new Set(figures)].map(fact).filter((figure) => !isConfirmed(figure))
  const labels = (status: 'stated' | 'placeholder') =>
    open.filter((figure) => figure.status === status).map(({ label }) => label)
  const kinds = [
    { name: office, records: offices },
    { name: telephone, records: phones },
    { name: email, records: Object.values(emails) },
  ]
  const details = kinds
    .filter(({ records }) => records.some(({ status }) => status === 'placeholder'))
    .map(({ name }) => name)
  return [
    { title: values, text: labels('placeholder').join('; ') },
    { title: scopes, text: labels('stated').join('; ') },
    { title: contacts, text: sentence(details.join('; ')) },
  ].filter(({ text }) => text !== '')
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
