import { memo, type RefObject, useEffect, useRef } from 'react'
import { MessageForm } from './message-form.tsx'
import type { Message } from './messages.ts'

/**
 * Keeps the latest message in view: scrolls to it, smoothly unless the visitor
 * wants no motion, whenever `occasion` changes, and holds the log's lower edge
 * when a growing input or a keyboard takes room from it.
 */
function useLatestInView(log: RefObject<HTMLElement | null>, occasion: string): void {
  // Effects, because scrolling needs the rendered layout.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every occasion scrolls
  useEffect(() => {
    const calm = wantsLessMotion()
    log.current?.scrollTo({
      top: log.current.scrollHeight,
      behavior: calm ? 'instant' : 'smooth',
    })
  }, [occasion])

  useEffect(() => {
    const element = log.current
    if (!element) return
    let height = element.clientHeight
    const observer = new ResizeObserver(() => {
      const lost = height - element.clientHeight
      height = element.clientHeight
      if (lost > 0) element.scrollTop += lost
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [log])
}

/**
 * One message, as text whatever it holds; below an answer, the pages it talks about. Speaker and text
 * are one paragraph: a screen reader reads it once, as one sentence.
 */
const MessageItem = memo(function MessageItem({ message }: { message: Message }) {
  return (
    <div className="chat-message" data-sender={message.sender}>
      <p>
        <span className="sr-only">{message.sender === 'user' ? 'You: ' : 'Assistant: '}</span>
        {message.text}
      </p>
      {message.links.length > 0 && (
        <ul>
          {message.links.map(({ label, href, note }) => (
            <li key={href}>
              <a href={href}>{label}</a>
              {note && <p>{note}</p>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
})

type Props = {
  /** The tab's name, for the ids that tie tab and panel together. */
  id: string
  /** The panel is open. */
  open: boolean
  /** This is the tab in front. */
  current: boolean
  /** Whether the log is a live region (`useLive`). */
  live: boolean
  messages: readonly Message[]
  typing: boolean
  /** Input and button rest while a reply is pending (spec 4, AI variant). */
  locked?: boolean
  onSend: (text: string) => void
  /** Content above the log. */
  above?: React.ReactNode
  /** Content between log and input. */
  children?: React.ReactNode
}

/** One tab's conversation: its log, the typing indicator, the input. */
export function Conversation(props: Props) {
  const {
    id,
    open,
    current,
    live,
    messages,
    typing,
    locked = false,
    onSend,
    above,
    children,
  } = props
  const log = useRef<HTMLDivElement>(null)

  useLatestInView(log, `${messages.length} ${typing} ${open} ${current}`)

  return (
    <div
      id={`chat-${id}`}
      role="tabpanel"
      aria-labelledby={`chat-tab-${id}`}
      className="chat-conversation"
      hidden={!current}
    >
      {above}
      <div
        ref={log}
        role="log"
        aria-live={live ? 'polite' : 'off'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a log that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Conversation"
        className="chat-log"
      >
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} />
        ))}
        {typing && <Typing />}
      </div>
      {children}
      <MessageForm locked={locked} live={live} onSend={onSend} />
    </div>
  )
}

function Typing() {
  return (
    <p className="chat-message chat-typing" data-sender="ai">
      <span className="sr-only">The assistant is typing</span>
      <i />
      <i />
      <i />
    </p>
  )
}

/** Whether the visitor asked for less motion. For the browser only. */
function wantsLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
