import { Icon } from '#app/components/icon.tsx'
import { Island } from '../island.tsx'
import { BrokenChat } from './chat-failure.tsx'
import { ChatPanel, type ChatProps } from './chat-panel.tsx'

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
