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

/** Questions to foreign sites that are under way at once. */
const atOnce = 4

/** Milliseconds that a foreign site may take to answer. */
const defaultTimeout = 10_000

/**
 * Links to other sites that do not answer, or not with a page. Each address is asked once.
 *
 * @param siteUrl the origin of our own site, which is not asked
 * @param timeout milliseconds that each may take
 */
export async function externalLinks(
  pages: readonly BuiltPage[],
  siteUrl: string,
  timeout = defaultTimeout,
): Promise<LaunchItem[]> {
  const waiting = [...linkedFrom(pages, siteUrl)]
  const found: LaunchItem[] = []
  const ask = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [address, page] = next
      const problem = await failure(address, timeout)
      if (problem === undefined) continue
      found.push({
        place: page,
        page,
        record: address,
        field: '',
        now: problem,
        ask: 'Open the address in a browser; correct the link, or take it out',
      })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  return found.toSorted((a, b) => a.record.localeCompare(b.record))
}

/** The addresses outside the site, each with the first page that links to it. */
function linkedFrom(pages: readonly BuiltPage[], siteUrl: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const { path, links } of pages) {
    for (const href of links) {
      if (!/^https?:\/\//.test(href) || !URL.canParse(href)) continue
      const { origin, hostname } = new URL(href)
      // `exampleAddresses` reports the addresses of examples.
      if (origin === siteUrl || reserved.test(hostname)) continue
      const address = href.replace(/#.*/, '')
      if (!found.has(address)) found.set(address, path)
    }
  }
  return found
}

/** Why an address gives no page; undefined when it does. */
async function failure(address: string, timeout: number): Promise<string | undefined> {
  try {
    const asked = await answer(address, 'HEAD', timeout)
    // Some sites refuse HEAD.
    const status = asked >= 400 ? await answer(address, 'GET', timeout) : asked
    return status >= 400 ? `answers ${status}` : undefined
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      return `no answer in ${timeout / 1000} s`
    return 'cannot be reached'
  }
}

async function answer(address: string, method: string, timeout: number): Promise<number> {
  const response = await fetch(address, { method, signal: AbortSignal.timeout(timeout) })
  await response.body?.cancel()
  return response.status
}
