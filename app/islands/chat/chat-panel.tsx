import { useRef, useState } from 'react'
import { Icon } from '#app/components/icon.tsx'
import { Mark } from '#app/components/mark.tsx'
import { ChatTabs, type TabName } from './chat-tabs.tsx'
import { Conversation } from './conversation.tsx'
import { KeyPrompt } from './key-prompt.tsx'
import { useAboveKeyboard } from './use-above-keyboard.ts'
import { useAiChat } from './use-ai-chat.ts'
import { useQuickChat } from './use-quick-chat.ts'

type Props = { title: string; open: boolean; onClose: () => void }

/**
 * The assistant's panel: two tabs, each with its own conversation. It stays
 * mounted while closed, so that a pending reply is not lost (spec 4).
 */
export default function ChatPanel({ title, open, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const [tab, setTab] = useState<TabName>('quick')
  const quick = useQuickChat()
  const ai = useAiChat()
  useAboveKeyboard(panel, open)

  function closeOnEscape(event: React.KeyboardEvent) {
    if (event.key === 'Escape') onClose()
  }

  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby="chat-title"
      onKeyDown={closeOnEscape}
      className={`chat-panel ${open ? 'flex' : 'hidden'}`}
    >
      <div className="on-dark flex h-15 flex-none items-center gap-3 bg-night pr-1.5 pl-4.5 text-white">
        <Mark name="group" className="size-6.5 flex-none text-signal-night" />
        <h2 id="chat-title" className="flex-1 text-body tracking-normal">
          {title}
        </h2>
        <button type="button" onClick={onClose} className="grid size-11 place-items-center">
          <span className="sr-only">Close</span>
          <Icon name="close" />
        </button>
      </div>
      <ChatTabs current={tab} onSelect={setTab} />
      <Conversation
        id="quick"
        open={open}
        current={tab === 'quick'}
        messages={quick.messages}
        typing={quick.typing}
        onSend={quick.send}
      />
      <Conversation
        id="ai"
        open={open}
        current={tab === 'ai'}
        messages={ai.messages}
        typing={ai.waiting}
        locked={ai.waiting}
        onSend={ai.send}
      >
        <KeyPrompt hasKey={ai.hasKey} onUse={ai.acceptKey} onForget={ai.forgetKey} />
      </Conversation>
    </div>
  )
}
