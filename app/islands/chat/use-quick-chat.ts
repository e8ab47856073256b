import { useRef, useState } from 'react'
import {
  companiesWithoutRule,
  nameWords,
  quickFallback,
  quickGreeting,
  quickRules,
} from '#content/model/chat.ts'
import { loadFinder } from '../finder.ts'
import { type Message, message } from './messages.ts'
import { linksUnder, quickAnswer } from './quick-answers.ts'

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

/** What answers a question; nothing where the index cannot be had in time. */
async function answersTo(question: string) {
  const found = loadFinder().then((find) => find(question))
  return Promise.race([found, wait(searchTime)]).catch(() => undefined)
}

/**
 * The quick answers' conversation: rules of this site, and under each answer the pages that answer the question.
 * It is sent to nobody. The input stays usable while a reply is pending; replies keep their order.
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
    // Always behind the reply to an earlier message.
    before.current = Promise.all([answersTo(text), wait(pause), before.current]).then(([found]) => {
      const links = linksUnder(reply, found || undefined, quickFallback.links)
      setMessages((all) => [...all, message('ai', reply.text, links)])
      setPending((count) => count - 1)
    })
  }

  return { messages, typing: pending > 0, send }
}
