/** When there is no index to ask: why, and the index that people can read. */
export function NoIndex() {
  return (
    <p className="measure-60">
      {import.meta.env.DEV
        ? 'The development server has no search index: it is made from the finished pages. Run "npm start" to search. '
        : 'The search could not be loaded. Check your connection and try again, or look through '}
      <a href="/search" className="text-link underline underline-offset-4">
        the index of all pages
      </a>
      .
    </p>
  )
}
