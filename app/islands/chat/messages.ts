import type { ChatLink } from '#content/model/site-schemas.ts'

/** A chat message (spec 3). `links` lead to the pages that an answer talks about. */
export type Message = {
  id: string
  text: string
  sender: 'user' | 'ai'
  timestamp: number
  links: readonly ChatLink[]
}

/** The most that a visitor may write at once: more than anybody does, and what a provider can read. */
export const mostCharacters = 20_000

let count = 0

/** A message of now. Its id is the time and a running number, so no two are alike. */
export function message(
  sender: Message['sender'],
  text: string,
  links: Message['links'] = [],
): Message {
  const timestamp = Date.now()
  count += 1
  return { id: `${timestamp}-${count}`, text, sender, timestamp, links }
}
