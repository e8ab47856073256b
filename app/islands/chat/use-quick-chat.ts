import { useEffect, useRef, useState } from 'react'
import {
  companiesWithoutRule,
  nameWords,
  quickFallback,
  quickGreeting,
  quickRules,
} from '#content/model/chat.ts'
import { type Message, message } from './messages.ts'
import { quickAnswer } from './quick-answers.ts'

/** The shortest and the longest pause before a reply, in milliseconds (spec 4, 9). */
const replyDelay = { least: 1000, most: 2000 } as const

const knowledge = {
  rules: quickRules,
  fallback: quickFallback,
  otherCompanies: companiesWithoutRule,
  names: nameWords,
}

/**
 * The quick answers' conversation: rules of this site, never a network call.
 * The input stays usable while a reply is pending; replies keep their order.
 */
export function useQuickChat() {
  const [messages, setMessages] = useState<readonly Message[]>(() => [message('ai', quickGreeting)])
  const [pending, setPending] = useState(0)
  const name = useRef<string>(undefined)
  const lastDue = useRef(0)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())

  // An effect, because running timers outlive the component otherwise.
  useEffect(() => {
    const running = timers.current
    return () => running.forEach(clearTimeout)
  }, [])

  function send(text: string) {
    setMessages((all) => [...all, message('user', text)])
    setPending((count) => count + 1)
    const reply = quickAnswer(text, name.current, knowledge)
    name.current = reply.name
    const { least, most } = replyDelay
    const pause = Math.round(least + Math.random() * (most - least))
    // Always behind the reply to an earlier message.
    const due = Math.max(Date.now() + pause, lastDue.current + 1)
    lastDue.current = due
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      setMessages((all) => [...all, message('ai', reply.text, reply.links)])
      setPending((count) => count - 1)
    }, due - Date.now())
    timers.current.add(timer)
  }

  return { messages, typing: pending > 0, send }
}
