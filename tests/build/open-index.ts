import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { PageMatch } from '#app/lib/pagefind.ts'

/** The parts of Pagefind's browser module that are used here. */
type Pagefind = {
  init: () => Promise<void>
  search: (query: string) => Promise<{ results: { data: () => Promise<PageMatch> }[] }>
}

/** Pagefind's browser module, with `fetch` stubbed to read its index from the files of a site. */
export async function openIndex(folder: string): Promise<Pagefind> {
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'https://site.example')
    return new Response(await readFile(join(folder, pathname)))
  })
  const module: { createInstance: (options: object) => Pagefind } = await import(
    /* @vite-ignore */ join(folder, 'pagefind/pagefind.js')
  )
  const weights = { title: 5, keywords: 10 }
  const index = module.createInstance({
    noWorker: true,
    basePath: '/pagefind/',
    baseUrl: '/',
    ranking: { metaWeights: weights },
  })
  await index.init()
  return index
}
