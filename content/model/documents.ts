import type { DocumentSection, DocumentText } from './document-schemas.ts'
import { sources } from './sources.ts'

const all: readonly DocumentText[] = sources.documents.read().toSorted((a, b) => a.order - b.order)

/** The words that all documents share. */
export const documentWords = sources.documentWords.read()

/** The documents that a page offers (spec 2.5, 2.6, 7), as its links need them. */
export function documentsOn(page: DocumentText['offeredOn']) {
  return all
    .filter(({ offeredOn }) => offeredOn === page)
    .map(({ id, title, note, fileName, placeholderId }) => ({
      id,
      title,
      note,
      fileName,
      placeholderId,
    }))
}

export type DocumentEntry = ReturnType<typeof documentsOn>[number]

/** All documents, as a page that lists them needs them. */
export const documentEntries: readonly DocumentEntry[] = [
  ...documentsOn('about'),
  ...documentsOn('qhsse'),
]

/** All documents with edition and day (spec 2.23), as a register lists them. */
export const documentRegister = documentEntries.map((entry) => {
  const { edition, date } = documentText(entry.id)
  return { ...entry, edition, date }
})

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
