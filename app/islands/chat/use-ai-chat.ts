import { useRef, useState } from 'react'
import { aiGreeting, aiPrompts, aiRules } from '#content/model/chat.ts'
import { type Message, message } from './messages.ts'
import { askProvider, failureOf, failureTexts } from './provider.ts'
import { firstMatch } from './quick-answers.ts'
import { systemMessage } from './system-message.ts'

const baseUrl = import.meta.env.VITE_AI_BASE_URL
const rules = aiRules

/**
 * The "Ask AI" conversation (spec 5, 7, 8). Without a key it answers from its
 * own keywords; with one it asks the provider. The key lives in this hook and
 * nowhere else, and is gone with the page.
 */
export function useAiChat() {
  const [messages, setMessages] = useState<readonly Message[]>(() => [message('ai', aiGreeting)])
  const [waiting, setWaiting] = useState(false)
  const [hasKey, setHasKey] = useState(false)
  const key = useRef('')

  async function send(text: string) {
    setMessages((all) => [...all, message('user', text)])
    if (!key.current) {
      const answer = firstMatch(text, rules) ?? randomPrompt()
      setMessages((all) => [...all, message('ai', answer.text, answer.links)])
      return
    }
    setWaiting(true)
    const reply = await replyOrFailure(text, key.current)
    setMessages((all) => [...all, message('ai', reply)])
    setWaiting(false)
  }

  function acceptKey(entered: string) {
    key.current = entered.trim()
    setHasKey(key.current !== '')
  }

  return { messages, waiting, hasKey, send, acceptKey, forgetKey: () => acceptKey('') }
}

function randomPrompt() {
  return aiPrompts[Math.floor(Math.random() * aiPrompts.length)] ?? aiPrompts[0]
}

async function replyOrFailure(text: string, key: string): Promise<string> {
  try {
    return await askProvider({ baseUrl, key, system: await systemMessage(), message: text })
  } catch (error) {
    return failureTexts[failureOf(error)]
  }
}
