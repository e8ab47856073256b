import { useRef, useState } from 'react'
import { Icon } from '#app/components/icon.tsx'
import { Mark } from '#app/components/mark.tsx'
import { ChatFailure, type OtherWays } from './chat-failure.tsx'
import { ChatTabs, type TabName } from './chat-tabs.tsx'
import { Conversation } from './conversation.tsx'
import { KeyPrompt } from './key-prompt.tsx'
import { useAboveKeyboard } from './use-above-keyboard.ts'
import { useAiChat } from './use-ai-chat.ts'
import { useOpen } from './use-open.ts'
import { useQuickChat } from './use-quick-chat.ts'

/** `title`: the panel's heading and name. */
export type ChatProps = OtherWays & { title: string }

/**
 * The assistant's panel: two tabs, each with its own conversation. It stays while it is closed, so
 * that a pending reply is not lost (spec 4).
 */
export function ChatPanel({ title, ...contact }: ChatProps) {
  const panel = useRef<HTMLDivElement>(null)
  const [tab, setTab] = useState<TabName>('quick')
  const open = useOpen(panel)
  const quick = useQuickChat()
  const ai = useAiChat()
  useAboveKeyboard(panel, open)

  return (
    <div
      ref={panel}
      id="chat-panel"
      popover="manual"
      role="dialog"
      aria-labelledby="chat-title"
      className="chat-panel"
    >
      <PanelHead title={title} />
      <ChatFailure {...contact} />
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

function PanelHead({ title }: { title: string }) {
  return (
    <div className="on-dark flex h-15 flex-none items-center gap-3 bg-night pr-1.5 pl-4.5 text-white">
      <Mark name="group" className="size-6.5 flex-none text-signal-night" />
      <h2 id="chat-title" className="flex-1 text-body tracking-normal">
        {title}
      </h2>
      <button
        type="button"
        popoverTarget="chat-panel"
        popoverTargetAction="hide"
        className="grid size-11 place-items-center"
      >
        <span className="sr-only">Close</span>
        <Icon name="close" />
      </button>
    </div>
  )
}
