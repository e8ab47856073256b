/**
 * The path if it stays on our origin, else `/`. Printable ASCII only: browsers strip tabs and newlines from
 * a URL and read `\` as `/`, so that `/\t/host` and `/\host` would lead to another site.
 */
export function ownPath(path: string): string {
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(path) ? path : '/'
}
