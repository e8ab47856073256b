import { lazy, Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'

const loadPanel = () => import('./chat-panel.tsx')
const ChatPanel = lazy(loadPanel)

/**
 * The floating assistant on every page (spec 2.15): the launcher, and the panel
 * that it opens. Nothing of the panel is fetched before the visitor reaches
 * for it. Without JavaScript a link to Contact stands in its place.
 */
export function ChatAssistant({ title }: { title: string }) {
  const launcher = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)

  function toggle() {
    setUsed(true)
    setOpen((current) => !current)
  }
  function close() {
    setOpen(false)
    // The launcher is hidden on small screens until this change is painted.
    requestAnimationFrame(() => launcher.current?.focus())
  }

  return (
    <aside aria-label="Chat" data-chat-open={open} className="no-print">
      <button
        ref={launcher}
        type="button"
        aria-expanded={open}
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
        onClick={open ? close : toggle}
        className="chat-launcher grid place-items-center noscript:hidden"
      >
        <span className="sr-only">{open ? 'Close chat assistant' : 'Open chat assistant'}</span>
        <Icon name={open ? 'close' : 'chat'} className="size-7" />
      </button>
      <Link to="/contact" className="chat-launcher hidden place-items-center noscript:grid">
        <span className="sr-only">Contact</span>
        <Icon name="chat" className="size-7" />
      </Link>
      {used && (
        <Suspense>
          <ChatPanel title={title} open={open} onClose={close} />
        </Suspense>
      )}
    </aside>
  )
}
