import { useRef, useState } from 'react'
import {
  companiesWithoutRule,
  nameWords,
  quickFallback,
  quickGreeting,
  quickRules,
} from '#content/model/chat.ts'
import { foundLinks } from './found-links.ts'
import { type Message, message } from './messages.ts'
import { quickAnswer, type Reply } from './quick-answers.ts'

/** The shortest and the longest pause before a reply, in milliseconds (spec 4, 9). */
const replyDelay = { least: 1000, most: 2000 } as const

const knowledge = {
  rules: quickRules,
  fallback: quickFallback,
  otherCompanies: companiesWithoutRule,
  names: nameWords,
}

/** How long an answer waits for the search at most, in milliseconds. */
const searchTime = 3000

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))

/** What the site's search finds, then the last of the usual links; without a hit the usual ones. */
async function linksFor(question: string, usual: Reply['links']): Promise<Reply['links']> {
  const found = await Promise.race([
    // Loaded with the first such question.
    import('#app/lib/pagefind.ts').then(({ findPages }) => foundLinks(question, findPages)),
    wait(searchTime),
  ]).catch(() => undefined)
  return found?.length ? [...found, ...usual.slice(-1)] : usual
}

/**
 * The quick answers' conversation: rules of this site, and for a question that none knows the best hits
 * of its own search. The question is sent to nobody. The input stays usable while a reply is pending;
 * replies keep their order.
 */
export function useQuickChat() {
  const [messages, setMessages] = useState<readonly Message[]>(() => [message('ai', quickGreeting)])
  const [pending, setPending] = useState(0)
  const name = useRef<string>(undefined)
  const before = useRef(Promise.resolve())

  function send(text: string) {
    setMessages((all) => [...all, message('user', text)])
    setPending((count) => count + 1)
    const reply = quickAnswer(text, name.current, knowledge)
    name.current = reply.name
    const { least, most } = replyDelay
    const pause = Math.round(least + Math.random() * (most - least))
    const links = reply.known ? reply.links : linksFor(text, reply.links)
    // Always behind the reply to an earlier message.
    before.current = Promise.all([links, wait(pause), before.current]).then(([found]) => {
      setMessages((all) => [...all, message('ai', reply.text, found)])
      setPending((count) => count - 1)
    })
  }

  return { messages, typing: pending > 0, send }
}
