import type { AnswerLink } from './quick-answers.ts'

/** A chat message (spec 3). `links` lead to the pages that an answer talks about. */
export type Message = {
  id: string
  text: string
  sender: 'user' | 'ai'
  timestamp: number
  links: readonly AnswerLink[]
}

/** Most characters of a message: more than anybody writes, and within what a provider accepts. */
export const maxCharacters = 20_000

let count = 0

/** A message with the present time. Its id, the time and a running number, is unique. */
export function message(
  sender: Message['sender'],
  text: string,
  links: Message['links'] = [],
): Message {
  const timestamp = Date.now()
  count += 1
  return { id: `${timestamp}-${count}`, text, sender, timestamp, links }
}

/** Any character but blanks, control characters and those that Unicode ignores in display. */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether a text shows nothing, as one of zero-width characters does. */
export function isBlank(text: string): boolean {
  return !visible.test(text)
}
