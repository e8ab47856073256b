/** Marks that turn the direction of a text around: invisible, pasted along with telephone numbers. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

export function withoutTurning(text: string): string {
  return text.replace(turning, '')
}
