/**
 * A path of our own origin, whatever a link or a form says. Printable ASCII alone: browsers leave tabs and
 * line breaks out of an address, and take a backslash for a slash, which would lead to another site.
 */
export function ownPath(path: string): string {
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(path) ? path : '/'
}
