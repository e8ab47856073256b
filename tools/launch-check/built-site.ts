import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesIn } from '../lib/files-in.ts'
import { attribute, pageElements } from '../postprocess/page-elements.ts'

/** What the launch check wants to know of a built page; the page itself is not kept. */
export type BuiltPage = {
  /** Its address, without trailing slash. */
  path: string
  /** The addresses that it links to, in its head too. */
  links: readonly string[]
  /** Where each of its forms that carry something to somebody goes; undefined goes nowhere. */
  deliveries: readonly (string | undefined)[]
}

/** Reads the pages of a built site, one after another. */
export async function readSite(folder: string): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = []
  for (const file of await filesIn(folder, '**/*.html')) {
    const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`
    pages.push(builtPage(path, await readFile(join(folder, file), 'utf8')))
  }
  return pages
}

/** Takes a page apart. */
export function builtPage(path: string, html: string): BuiltPage {
  const elements = pageElements(html)
  return {
    path,
    links: elements
      .filter(({ tagName }) => /^(a|area|link)$/.test(tagName))
      .flatMap((element) => attribute(element, 'href') ?? []),
    deliveries: elements
      .filter((form) => form.tagName === 'form' && attribute(form, 'method') === 'post')
      .map((form) => attribute(form, 'action')),
  }
}

/** Whether a site was built without an inbox: its forms only simulate sending (spec 7). */
export function simulatesForms(pages: readonly BuiltPage[]): boolean {
  return pages.some(({ deliveries }) => deliveries.includes(undefined))
}
