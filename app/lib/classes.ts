/** The class names that apply, as one attribute: long lists stand as short lines, by what they say. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
