/** What shows nothing: blanks, control characters, and what Unicode has only to shape others. */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether a text shows nothing, as one of zero-width characters does. */
export function isBlank(text: string): boolean {
  return !visible.test(text)
}
