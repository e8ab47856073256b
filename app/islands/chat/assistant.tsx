import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '#app/components/icon.tsx'
import { aiGreeting, aiPrompts, aiRules, quickAsks } from '#content/model/chat.ts'
import { Island } from '../island.tsx'
import { ChatTabs, type TabName } from './chat-tabs.tsx'
import { Conversation } from './conversation.tsx'
import { KeyPrompt } from './key-prompt.tsx'
import { type Message, message } from './messages.ts'
import { BrokenChat, ChatFailure, type OtherWays, PanelFrame } from './panel.tsx'
import { askProvider, failureOf, failureTexts, ProviderError } from './provider.ts'
import { firstMatch } from './quick-answers.ts'
import { useQuickChat } from './use-quick-chat.ts'

/** `app/pages/assistant.txt.ts`: the system message for the provider; nothing else loads it. */
const address = '/assistant.txt'

/**
 * The company facts for the AI provider (spec 7).
 *
 * @throws {ProviderError} when they cannot be fetched
 */
async function systemMessage(): Promise<string> {
  try {
    const response = await fetch(address)
    if (!response.ok) throw new ProviderError('call-failed')
    return await response.text()
  } catch {
    throw new ProviderError('call-failed')
  }
}

const baseUrl = import.meta.env.VITE_AI_BASE_URL
const rules = aiRules

/**
 * The "Ask AI" conversation (spec 5, 7, 8). Without a key it answers from its
 * own keywords; with one it asks the provider. The key lives in this hook and
 * nowhere else, and is gone with the page.
 */
function useAiChat() {
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

/** Whether a popover is open; it may be so before React is there. */
function useOpen(popover: RefObject<HTMLElement | null>): boolean {
  const [open, setOpen] = useState(false)

  // An effect, because the browser opens and closes the popover, and dispatches `toggle`.
  useLayoutEffect(() => {
    const element = popover.current
    if (!element) return
    // Browsers without popovers do not know `:popover-open`, and `matches()` would throw.
    if (!('popover' in element)) return
    const update = () => setOpen(element.matches(':popover-open'))
    update()
    element.addEventListener('toggle', update)
    return () => element.removeEventListener('toggle', update)
  }, [popover])

  return open
}

/**
 * Whether shown content may be a live region: one frame after it appears. A screen reader would read
 * out the whole of a region that is already live when it appears.
 */
function useLive(shown: boolean): boolean {
  const [live, setLive] = useState(false)

  // An effect, because only a painted frame can be waited for.
  useEffect(() => {
    if (!shown) return
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setLive(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      setLive(false)
    }
  }, [shown])

  return live
}

/** What a visitor may ask first: buttons that send the keyword on them (spec 5). */
function Asks({ onAsk }: { onAsk: (text: string) => void }) {
  return (
    <div className="chat-asks">
      <p id="chat-asks">{quickAsks.heading}</p>
      <ul aria-labelledby="chat-asks">
        {quickAsks.topics.map((topic) => (
          <li key={topic}>
            <button
              type="button"
              onClick={(event) => {
                onAsk(topic)
                // The pressed button disappears with the first question. The focus goes to the log;
                // on the input a phone's keyboard would cover the answer.
                const tab = event.currentTarget.closest('[role="tabpanel"]')
                tab?.querySelector<HTMLElement>('[role="log"]')?.focus()
              }}
            >
              {topic}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** `title`: the panel's heading and name. */
export type ChatProps = OtherWays & { title: string }

/**
 * The assistant's panel: two tabs, each with its own conversation. It stays while it is closed, so
 * that a pending reply is not lost (spec 4).
 */
function ChatPanel({ title, ...contact }: ChatProps) {
  const panel = useRef<HTMLDivElement>(null)
  const [tab, setTab] = useState<TabName>('quick')
  /** From when its tab has been chosen, "Ask AI" stays, with what was typed in it. */
  const [aiChosen, setAiChosen] = useState(false)
  const open = useOpen(panel)
  const quickLive = useLive(open && tab === 'quick')
  const aiLive = useLive(open && tab === 'ai')
  const quick = useQuickChat()
  const ai = useAiChat()

  return (
    <PanelFrame ref={panel} title={title}>
      <ChatFailure {...contact} />
      <ChatTabs
        current={tab}
        onSelect={(name) => {
          setTab(name)
          if (name === 'ai') setAiChosen(true)
        }}
      />
      <Conversation
        id="quick"
        open={open}
        current={tab === 'quick'}
        live={quickLive}
        messages={quick.messages}
        typing={quick.typing}
        onSend={quick.send}
      >
        {quick.messages.length === 1 && <Asks onAsk={quick.send} />}
      </Conversation>
      {aiChosen && (
        <Conversation
          id="ai"
          open={open}
          current={tab === 'ai'}
          live={aiLive}
          messages={ai.messages}
          typing={ai.waiting}
          locked={ai.waiting}
          onSend={ai.send}
          above={
            <KeyPrompt
              hasKey={ai.hasKey}
              live={aiLive}
              onUse={ai.acceptKey}
              onForget={ai.forgetKey}
            />
          }
        />
      )}
    </PanelFrame>
  )
}

/**
 * The floating assistant on every page (spec 2.15): the launcher, and the panel that it opens. Both
 * are in the page: the panel opens before there is a script; `app/behaviour/chat.ts` has its keys.
 * Without JavaScript, and in browsers without popovers, a link to Contact stands in the launcher's place.
 */
export function ChatAssistant(props: ChatProps) {
  return (
    <section aria-label="Chat" className="no-print">
      <button
        type="button"
        popoverTarget="chat-panel"
        className="chat-launcher grid place-items-center noscript:hidden"
      >
        <span className="chat-when-closed">
          <span className="sr-only">Open chat assistant</span>
          <Icon name="chat" className="size-7" />
        </span>
        <span className="chat-when-open">
          <span className="sr-only">Close chat assistant</span>
          <Icon name="close" className="size-7" />
        </span>
      </button>
      <a href="/contact" className="chat-launcher hidden place-items-center noscript:grid">
        <span className="sr-only">Contact</span>
        <Icon name="chat" className="size-7" />
      </a>
      <Island fallback={<BrokenChat {...props} />}>
        <ChatPanel {...props} />
      </Island>
    </section>
  )
}
