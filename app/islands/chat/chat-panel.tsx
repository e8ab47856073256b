import { useRef, useState } from 'react'
import { Asks } from './asks.tsx'
import { ChatFailure, type OtherWays } from './chat-failure.tsx'
import { ChatTabs, type TabName } from './chat-tabs.tsx'
import { Conversation } from './conversation.tsx'
import { KeyPrompt } from './key-prompt.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { useAboveKeyboard } from './use-above-keyboard.ts'
import { useAiChat } from './use-ai-chat.ts'
import { useLive } from './use-live.ts'
import { useOpen } from './use-open.ts'
import { usePageBeside } from './use-page-beside.ts'
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
  const quickLive = useLive(open && tab === 'quick')
  const aiLive = useLive(open && tab === 'ai')
  const quick = useQuickChat()
  const ai = useAiChat()
  useAboveKeyboard(panel, open)
  usePageBeside(panel, open)

  return (
    <PanelFrame ref={panel} title={title}>
      <ChatFailure {...contact} />
      <ChatTabs current={tab} onSelect={setTab} />
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
    </PanelFrame>
  )
}
