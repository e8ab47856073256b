import type { ChatAnswer, ChatRule } from '#content/schema/chat.ts'
import { nameIn } from './name-memory.ts'

export type Reply = { text: string; links: ChatAnswer['links']; name: string | undefined }

type Knowledge = { rules: readonly ChatRule[]; fallback: ChatAnswer }

/**
 * The quick answer to a message (spec 5). An introduction is answered before
 * any keyword and its name is remembered; else the first rule wins of which a
 * keyword stands anywhere in the message, whatever its case. A remembered name
 * begins the answer.
 */
export function quickAnswer(
  message: string,
  remembered: string | undefined,
  { rules, fallback }: Knowledge,
): Reply {
  const name = nameIn(message)
  if (name) {
    const text = `Nice to meet you, ${name}! What would you like to know about the group?`
    return { text, links: [], name }
  }
  const { text, links } = firstMatch(message, rules) ?? fallback
  return { text: remembered ? `${remembered}, ${text}` : text, links, name: remembered }
}

/** The answer of the first rule of which a keyword is a part of the message. */
export function firstMatch(message: string, rules: readonly ChatRule[]): ChatAnswer | undefined {
  const words = message.toLowerCase()
  return rules.find(({ keywords }) => keywords.some((keyword) => words.includes(keyword)))?.answer
}
