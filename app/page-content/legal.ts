import type { LegalPage } from '#content/legal.ts'
import { pages } from '#content/pages.ts'
import { legalDocument } from './legal-document.ts'

/** A legal page (spec 2.13); its text is the file of that name in `content/legal/`. */
export async function legalContent(page: LegalPage) {
  return { page: pages[`/${page}`], document: await legalDocument(page) }
}
