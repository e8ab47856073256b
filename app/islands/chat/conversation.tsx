import { useRef } from 'react'
import { classes } from '#app/lib/classes.ts'
import { MessageForm } from './message-form.tsx'
import { MessageItem } from './message-item.tsx'
import type { Message } from './messages.ts'
import { useLatestInView } from './use-latest-in-view.ts'

type Props = {
  /** The tab's name, for the ids that tie tab and panel together. */
  id: string
  /** The panel is open. */
  open: boolean
  /** This is the tab in front. */
  current: boolean
  /** What comes is said aloud (`useLive`). */
  live: boolean
  messages: readonly Message[]
  typing: boolean
  /** Input and button rest while a reply is pending (spec 4, AI variant). */
  locked?: boolean
  onSend: (text: string) => void
  /** What stands above the log. */
  above?: React.ReactNode
  /** What stands between log and input. */
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
      className={`min-h-0 flex-1 flex-col overflow-y-auto ${current ? 'flex' : 'hidden'}`}
    >
      {above}
      <div
        ref={log}
        role="log"
        aria-live={live ? 'polite' : 'off'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a log that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Conversation"
        className={classes(
          '-outline-offset-3 flex min-h-24 flex-1 flex-col gap-3',
          'overflow-y-auto overscroll-contain bg-paper p-4.5',
        )}
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
    <p
      className={classes(
        'flex gap-1.25 self-start rounded-control border border-l-3',
        'border-line border-l-signal bg-surface p-3.5',
      )}
    >
      <span className="sr-only">The assistant is typing</span>
      <span className="size-1.75 bg-ink-soft opacity-45" />
      <span className="size-1.75 bg-ink-soft opacity-75" />
      <span className="size-1.75 bg-ink-soft" />
    </p>
  )
}
