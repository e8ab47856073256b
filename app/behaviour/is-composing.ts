/**
 * Whether a key belongs to an input method that composes: Enter picks a word then, Escape drops it.
 * Safari says so of the key that ends it by its code alone.
 */
export function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229
}
