import { searchWords as words } from '#content/model/search.ts'

/** When there is no index to ask: why, and the index that people can read. */
export function NoIndex() {
  return (
    <p className="measure-60">
      {import.meta.env.DEV ? words.development : words.failed}{' '}
      <a href="/search" className="text-link underline underline-offset-4">
        {words.failedLink}
      </a>
      .
    </p>
  )
}
