import { idOf } from './content-files.ts'
import { sources } from './sources.ts'

/** The three legal pages, by the name of their file (spec 2.13). */
export type LegalPage = 'privacy-policy' | 'terms-of-service' | 'cookies'

/** A legal page's summary and its Markdown. @throws when there is no such file */
export function legalText(page: LegalPage) {
  const found = sources.legal.read().find(({ file }) => idOf(file) === page)
  if (!found) throw new Error(`content/legal/${page}.md is missing`)
  return { inShort: found.inShort, markdown: found.body }
}
