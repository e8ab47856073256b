import { useRef } from 'react'
import { aiKey } from '#content/model/chat.ts'
import { useTypedText } from '../island.tsx'

type Props = { hasKey: boolean; onUse: (key: string) => void; onForget: () => void }

/** The yellow prompt for the visitor's own provider key, and the way to forget it (spec 5, 6). */
export function KeyPrompt({ hasKey, onUse, onForget }: Props) {
  return hasKey ? <KeyInUse onForget={onForget} /> : <KeyForm onUse={onUse} />
}

function KeyForm({ onUse }: { onUse: (key: string) => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [key, setKey] = useTypedText(field)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (key.trim() === '') return
        onUse(key)
        focusMessage(event.currentTarget)
      }}
      className="flex-none border-b border-warn-line bg-warn px-4.5 pt-3.5 pb-4 text-label text-warn-ink"
    >
      <label htmlFor="chat-key" className="block font-semibold">
        OpenAI API key <span className="sr-only">(provider key)</span>
      </label>
      <p>{aiKey.purpose}</p>
      <div className="mt-2.25 flex border border-warn-ink bg-surface">
        <input
          ref={field}
          id="chat-key"
          type="password"
          value={key}
          placeholder="Paste key"
          autoComplete="off"
          required
          onChange={(event) => setKey(event.target.value)}
          className="h-11 min-w-0 flex-1 px-3 placeholder:text-hint"
        />
        <button type="submit" className="bg-warn-ink px-4 font-semibold text-white">
          Use key
        </button>
      </div>
    </form>
  )
}

function KeyInUse({ onForget }: { onForget: () => void }) {
  return (
    <p className="flex flex-none items-center justify-between gap-4 border-b border-line bg-sunk px-4.5 text-label">
      {aiKey.inUse}
      <button
        type="button"
        onClick={(event) => {
          onForget()
          focusMessage(event.currentTarget)
        }}
        className="min-h-11 font-semibold underline"
      >
        Forget key
      </button>
    </p>
  )
}

/** What was pressed goes away with the press; the focus moves on to the message. */
function focusMessage(pressed: Element) {
  pressed.closest('[role="tabpanel"]')?.querySelector('textarea')?.focus()
}
