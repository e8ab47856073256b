import type { LegalPage } from '#content/model/legal-pages.ts'
import { pageText } from '#content/model/pages.ts'
import { legalDocument } from './legal-document.ts'

/** A legal page (spec 2.13); its text is the file of that name in `content/legal/`. */
export async function legalContent(legal: LegalPage) {
  return { page: pageText(`/${legal}`), document: await legalDocument(legal) }
}
