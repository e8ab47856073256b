/**
 * Whether a key belongs to an input method's composition, where Enter picks a word and Escape drops it.
 * For the key that ends it, Safari reports `isComposing: false`, but `keyCode` 229.
 */
export function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229
}
