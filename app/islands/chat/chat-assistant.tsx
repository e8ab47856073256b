import { useRef, useState } from 'react'
import { Icon } from '#app/components/icon.tsx'

const loadPanel = () => import('./chat-panel.tsx')
type Panel = Awaited<ReturnType<typeof loadPanel>>['default']

/** Fetches the panel ahead of the click. A failure is told when there is a click. */
function prefetchPanel() {
  loadPanel().catch(() => undefined)
}

/**
 * The floating assistant on every page (spec 2.15): the launcher, and the panel
 * that it opens. Nothing of the panel is fetched before the visitor reaches
 * for it. Without JavaScript a link to Contact stands in its place.
 */
export function ChatAssistant({ title }: { title: string }) {
  const launcher = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  // Not `lazy`: it would keep a failed download for ever, and take the page down with it.
  const [ChatPanel, setChatPanel] = useState<Panel>()

  function openPanel() {
    setFailed(false)
    setOpen(true)
    if (!ChatPanel) loadPanel().then((module) => setChatPanel(() => module.default), tellFailure)
  }
  function tellFailure() {
    setOpen(false)
    setFailed(true)
  }
  function close() {
    setOpen(false)
    // The launcher is hidden on small screens until this change is painted.
    requestAnimationFrame(() => launcher.current?.focus())
  }
  function closeOnEscape(event: React.KeyboardEvent) {
    if (event.key === 'Escape' && open) close()
  }

  return (
    <section
      aria-label="Chat"
      data-chat-open={open && ChatPanel !== undefined}
      className="no-print"
    >
      <button
        ref={launcher}
        type="button"
        aria-expanded={open}
        onPointerEnter={prefetchPanel}
        onFocus={prefetchPanel}
        onClick={open ? close : openPanel}
        onKeyDown={closeOnEscape}
        className="chat-launcher grid place-items-center noscript:hidden"
      >
        <span className="sr-only">{open ? 'Close chat assistant' : 'Open chat assistant'}</span>
        <Icon name={open ? 'close' : 'chat'} className="size-7" />
      </button>
      <a href="/contact" className="chat-launcher hidden place-items-center noscript:grid">
        <span className="sr-only">Contact</span>
        <Icon name="chat" className="size-7" />
      </a>
      {failed && (
        <p role="alert" className="chat-panel bottom-24 h-auto p-4.5">
          The chat did not load. Check your connection and press again, or go to{' '}
          <a href="/contact" className="font-semibold text-link underline underline-offset-3">
            Contact Us
          </a>
          .
        </p>
      )}
      {ChatPanel && <ChatPanel title={title} open={open} onClose={close} />}
    </section>
  )
}
