import { readFileSync } from 'node:fs'
import { emails, offices, phones } from './contact.ts'
import { group } from './group.ts'
import { markdownParts } from './markdown-parts.ts'
import type { LegalFrontMatter } from './schema/legal.ts'

/** The three legal pages, by the name of their file (spec 2.13). */
export const legalPages = ['privacy-policy', 'terms-of-service', 'cookies'] as const

export type LegalPage = (typeof legalPages)[number]

/** What a legal text may name in braces, so that a number or an address is changed once. */
const names: Record<string, string> = {
  group: group.name,
  email: emails.general.address,
  'hr-email': emails.careers.address,
  phone: phones[0].display,
  dial: phones[0].dial,
  address: offices[0].address.join(', '),
}

function source(page: LegalPage): { file: string; text: string } {
  const file = `content/legal/${page}.md`
  return { file, text: readFileSync(file, 'utf8') }
}

/** The legal files with their front matter, unchecked; for the content check. */
export function legalFiles(): { file: string; data: unknown }[] {
  return legalPages.map(source).map(({ file, text }) => markdownParts(text, file))
}

/** A line for each name in braces that a legal text may not use. */
export function legalNameProblems(): string[] {
  return legalPages.map(source).flatMap(({ file, text }) =>
    [...text.matchAll(/\{([^}]*)\}/g)]
      .filter(([, name = '']) => !(name in names))
      .map(([whole]) => {
        const known = Object.keys(names).map((name) => `{${name}}`)
        return `${file}: ${whole} is not known: use one of ${known.join(', ')}`
      }),
  )
}

/** A legal page's summary and its Markdown. Checked by `validate.ts` before every build. */
export function legalText(page: LegalPage): LegalFrontMatter & { markdown: string } {
  const { file, text } = source(page)
  const filled = text.replace(/\{([^}]*)\}/g, (whole, name: string) => names[name] ?? whole)
  const { data, body } = markdownParts(filled, file)
  return { ...(data as LegalFrontMatter), markdown: body }
}
