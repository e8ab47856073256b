import type { DocumentSection, DocumentText } from './document-schemas.ts'
import { sources } from './sources.ts'

const all: readonly DocumentText[] = sources.documents.read().toSorted((a, b) => a.order - b.order)

/** The words that all documents share. */
export const documentWords = sources.documentWords.read()

/** The documents that a page offers (spec 2.5, 2.6, 7). */
export function documentsOn(page: DocumentText['offeredOn']): DocumentText[] {
  return all.filter(({ offeredOn }) => offeredOn === page)
}

/** All documents, as lists show them (spec 2.23). */
export const documentEntries: readonly DocumentText[] = [
  ...documentsOn('about'),
  ...documentsOn('qhsse'),
]

/** What one PDF says. @throws when there is no document of that id */
export function documentText(id: string): DocumentText {
  const found = all.find((document) => document.id === id)
  if (!found) throw new Error(`content/documents/${id}.yaml: there is no such document`)
  return found
}

/** The sections of one document by their id. @throws when there is no document or section of that id */
export function sectionsOf(document: string): (id: string) => DocumentSection {
  const { sections } = documentText(document)
  return (wanted) => {
    const found = sections.find(({ id }) => id === wanted)
    if (!found)
      throw new Error(`content/documents/${document}.yaml: there is no section "${wanted}"`)
    return found
  }
}
