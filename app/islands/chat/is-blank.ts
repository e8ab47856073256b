/** Any character but blanks, control characters and those that Unicode ignores in display. */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether a text shows nothing, as one of zero-width characters does. */
export function isBlank(text: string): boolean {
  return !visible.test(text)
}
