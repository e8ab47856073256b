import { type FindIndex, finderIn } from '#contract/finder.ts'

/** What the build makes of the finished pages and of what people say (`tools/search/find-index.ts`). */
const address = '/find.json'

let loading: Promise<ReturnType<typeof finderIn>> | undefined

/** Loads the best answers of this edition, once; after a failure the next call tries again. */
export function loadFinder() {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load() {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  const index: FindIndex = await response.json()
  return finderIn(index)
}
