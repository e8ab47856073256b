/**
 * Bidirectional control characters: invisible, pasted along with telephone numbers. Also as character
 * references (`&#x202e;`), which Markdown decodes.
 */
const turning =
  /[\u202a-\u202e\u2066-\u2069]|&#(?:x0{0,9}(?:202[a-e]|206[6-9])|0{0,9}(?:823[4-8]|829[4-7]));/gi

export function withoutTurning(text: string): string {
  return text.replace(turning, '')
}
