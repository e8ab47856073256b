import { useEffect, useRef } from 'react'
import { MessageForm } from './message-form.tsx'
import { MessageItem } from './message-item.tsx'
import type { Message } from './messages.ts'

type Props = {
  /** The tab's name, for the ids that tie tab and panel together. */
  id: string
  shown: boolean
  messages: readonly Message[]
  typing: boolean
  /** Input and button rest while a reply is pending (spec 4, AI variant). */
  locked?: boolean
  onSend: (text: string) => void
  /** What stands above the log. */
  children?: React.ReactNode
}

/** One tab's conversation: its log, the typing indicator, the input. */
export function Conversation(props: Props) {
  const { id, shown, messages, typing, locked = false, onSend, children } = props
  const log = useRef<HTMLDivElement>(null)

  // An effect, because scrolling follows what has been painted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new message scrolls
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    log.current?.scrollTo({
      top: log.current.scrollHeight,
      behavior: calm ? 'instant' : 'smooth',
    })
  }, [messages.length, typing, shown])

  return (
    <div
      id={`chat-${id}`}
      role="tabpanel"
      aria-labelledby={`chat-tab-${id}`}
      className={`min-h-0 flex-1 flex-col ${shown ? 'flex' : 'hidden'}`}
    >
      {children}
      <div
        ref={log}
        role="log"
        aria-live="polite"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a log that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Messages"
        className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain bg-paper p-4.5"
      >
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} />
        ))}
        {typing && <Typing />}
      </div>
      <MessageForm shown={shown} locked={locked} onSend={onSend} />
    </div>
  )
}

function Typing() {
  return (
    <p className="flex gap-1.25 self-start rounded-control border border-l-3 border-line border-l-signal bg-surface p-3.5">
      <span className="sr-only">The assistant is typing</span>
      <span className="size-1.75 bg-ink-soft opacity-45" />
      <span className="size-1.75 bg-ink-soft opacity-75" />
      <span className="size-1.75 bg-ink-soft" />
    </p>
  )
}
