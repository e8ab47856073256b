/** The answer to an address. */
type Resolved<File> =
  | { kind: 'file'; file: File }
  | { kind: 'redirect'; to: string }
  | { kind: 'no-page'; page: string }
  | { kind: 'no-file' }
  | { kind: 'malformed' }

/**
 * Finds the answer to an address (path and query, as the client wrote it): the page or file,
 * the one canonical form without `.html` and without trailing slash, or what says that nothing
 * is there. Redirects lead only to addresses of our own list, so never to another site.
 *
 * @param moved pages by the addresses that they had before
 */
export function answerTo<File>(
  url: string,
  files: ReadonlyMap<string, File>,
  moved?: ReadonlyMap<string, string>,
): Resolved<File> {
  const [rawPath = '', ...query] = url.split('?')
  const path = decoded(rawPath)
  if (path === undefined) return { kind: 'malformed' }

  const file = files.get(path)
  if (file !== undefined) return { kind: 'file', file }

  const canonical = withoutSlashes(path.replace(/(\/index)?\.html$/, '')) || '/'
  const place = files.has(canonical) ? canonical : moved?.get(canonical)
  if (place !== undefined) {
    return { kind: 'redirect', to: [encodeURI(place), ...query].join('?') }
  }
  if (/\.[a-z][a-z\d_]*$/i.test(path) && !/\.html$/i.test(path)) return { kind: 'no-file' }
  return { kind: 'no-page', page: notFoundPage(path) }
}

/** Without slashes at the end; an expression for this takes quadratic time on many slashes. */
function withoutSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** An article that does not exist keeps the site's layout (spec 2.9); anything else does not. */
function notFoundPage(path: string): string {
  return /^\/news\/[^/]+\/?$/.test(path) ? 'news/404.html' : '404.html'
}

/** The path in plain characters; `undefined` when it cannot be one. */
function decoded(path: string): string | undefined {
  try {
    const plain = decodeURIComponent(path)
    return plain.includes('\0') ? undefined : plain
  } catch {
    // A broken escape such as "%E0%A4": the one thing decodeURIComponent throws on.
    return undefined
  }
}
