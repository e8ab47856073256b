import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesIn } from '../lib/files-in.ts'
import { attribute, pageElements } from '../postprocess/page-elements.ts'
import { type LaunchItem, reserved } from './launch-list.ts'

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

/** Milliseconds that a foreign site may take to answer. */
const defaultTimeout = 10_000

/**
 * Links to other sites that do not answer, or not with a page. Each address is requested once.
 *
 * @param siteUrl the origin of our own site, which is not requested
 * @param timeout milliseconds that each may take
 */
export async function externalLinks(
  pages: readonly BuiltPage[],
  siteUrl: string,
  timeout = defaultTimeout,
): Promise<LaunchItem[]> {
  // The addresses outside the site, each with the first page that links to it.
  const linked = new Map<string, string>()
  for (const { path, links } of pages.toReversed()) {
    for (const href of links) {
      if (!/^https?:\/\//.test(href) || !URL.canParse(href)) continue
      const { origin, hostname } = new URL(href)
      // The launch list reports the addresses of examples.
      if (origin !== siteUrl && !reserved.test(hostname)) linked.set(href.replace(/#.*/, ''), path)
    }
  }
  const ask = 'Open the address in a browser; correct the link, or take it out'
  const found = [...linked].map(async ([record, page]): Promise<LaunchItem[]> => {
    const now = await failure(record, timeout)
    return now === undefined ? [] : [{ place: page, page, record, field: '', now, ask }]
  })
  return (await Promise.all(found)).flat().toSorted((a, b) => a.record.localeCompare(b.record))
}

/** Why an address gives no page; undefined when it does. */
async function failure(address: string, timeout: number): Promise<string | undefined> {
  try {
    const { body, status } = await fetch(address, { signal: AbortSignal.timeout(timeout) })
    await body?.cancel()
    return status >= 400 ? `answers ${status}` : undefined
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      return `no answer in ${timeout / 1000} s`
    return 'cannot be reached'
  }
}
