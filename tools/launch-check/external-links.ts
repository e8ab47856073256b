import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesIn } from '../lib/files-in.ts'
import { attribute, pageElements } from '../postprocess/page-elements.ts'
import { type LaunchItem, reserved } from './launch-list.ts'

/**
 * The addresses outside the site that the pages of a built site link to, each with the first such page.
 *
 * @param siteUrl the origin of our own site
 */
export async function externalLinks(folder: string, siteUrl: string): Promise<Map<string, string>> {
  const links = new Map<string, string>()
  for (const file of await filesIn(folder, '**/*.html')) {
    const page = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`
    for (const element of pageElements(await readFile(join(folder, file), 'utf8'))) {
      const href = /^(a|area|link)$/.test(element.tagName) ? attribute(element, 'href') : undefined
      const url = /^https?:/.test(href ?? '') ? URL.parse(href ?? '') : null
      // `exampleAddresses` reports the addresses of examples.
      if (!url || url.origin === siteUrl || reserved.test(url.hostname)) continue
      url.hash = ''
      if (!links.has(url.href)) links.set(url.href, page)
    }
  }
  return links
}

/**
 * Those of them that do not answer with a page; each is requested once.
 *
 * @param timeout milliseconds that each may take
 */
export async function brokenLinks(
  links: ReadonlyMap<string, string>,
  timeout = 10_000,
): Promise<LaunchItem[]> {
  const asked = await Promise.all(
    [...links].map(async ([record, page]) => {
      const ask = 'Open the address in a browser; correct the link, or take it out'
      return { place: page, page, record, field: '', now: await problem(record, timeout), ask }
    }),
  )
  return asked
    .flatMap(({ now, ...item }) => (now === undefined ? [] : [{ ...item, now }]))
    .toSorted((a, b) => a.record.localeCompare(b.record))
}

async function problem(address: string, timeout: number): Promise<string | undefined> {
  const statusOf = async (method: string) => {
    const response = await fetch(address, { method, signal: AbortSignal.timeout(timeout) })
    await response.body?.cancel()
    return response.status
  }
  try {
    const head = await statusOf('HEAD')
    // Some sites refuse HEAD.
    const status = head >= 400 ? await statusOf('GET') : head
    return status >= 400 ? `answers ${status}` : undefined
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError'
    return late ? `no answer in ${timeout / 1000} s` : 'cannot be reached'
  }
}
