/** A page that matches, in the parts of Pagefind's answer that we use. */
export type PageMatch = {
  url: string
  meta: { title?: string }
  /** All of its text. */
  content: string
  /** The places of the words found, counted in words. */
  locations: readonly number[]
  /** Its sections that match; the part before the first one bears the page's own address. */
  sub_results: readonly SectionMatch[]
}
export type SectionMatch = {
  url: string
  title: string
  locations: readonly number[]
}

/** The parts that we use of Pagefind's browser module, which the build puts beside the index. */
type PagefindModule = {
  createInstance(options: {
    noWorker: boolean
    baseUrl: string
    ranking: { metaWeights: Record<string, number> }
  }): Pagefind
}
type Pagefind = {
  init(): Promise<void>
  search(query: string): Promise<{ results: readonly { data(): Promise<PageMatch> }[] }>
}

const moduleAddress = '/pagefind/pagefind.js'
/** The weight of a word in a page's data; one in its text weighs one. */
const metaWeights = { title: 5, keywords: 10 }

let loading: Promise<Pagefind> | undefined

/** Loads Pagefind and the head of its index, once; after a failure the next call tries again. */
export function loadPagefind(): Promise<Pagefind> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<Pagefind> {
  const module: PagefindModule = await import(/* @vite-ignore */ moduleAddress)
  // On the main thread: the index is small, and a worker would be one more file to wait for.
  const pagefind = module.createInstance({
    noWorker: true,
    baseUrl: '/',
    ranking: { metaWeights },
  })
  await pagefind.init()
  return pagefind
}

/** The pages that match, best first, at most so many. */
export async function findPages(query: string, limit: number): Promise<PageMatch[]> {
  const pagefind = await loadPagefind()
  const { results } = await pagefind.search(query)
  return Promise.all(results.slice(0, limit).map((result) => result.data()))
}
