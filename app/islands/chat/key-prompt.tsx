import { useRef } from 'react'
import { classes } from '#app/lib/classes.ts'
import { aiKey } from '#content/model/chat.ts'
import { useTypedText } from '../island.tsx'
import { isBlank } from './messages.ts'

const inUseStyle = classes(
  'flex flex-none items-center justify-between gap-4',
  'border-b border-line bg-sunk px-4.5 text-label',
)

type Props = {
  hasKey: boolean
  /**
   * Whether the line about a key in use is a live region: not when the tab comes to the front
   * (`useLive`).
   */
  live: boolean
  onUse: (key: string) => void
  onForget: () => void
}

/** The yellow prompt for the visitor's own provider key, and the way to forget it (spec 5, 6). */
export function KeyPrompt({ hasKey, live, onUse, onForget }: Props) {
  return (
    <>
      {!hasKey && <KeyForm onUse={onUse} />}
      <div className={hasKey ? inUseStyle : undefined}>
        <p aria-live={live ? 'polite' : undefined}>{hasKey && aiKey.inUse}</p>
        {hasKey && (
          <button
            type="button"
            onClick={(event) => {
              onForget()
              focusMessage(event.currentTarget)
            }}
            className="min-h-11 flex-none font-semibold underline"
          >
            Forget key
          </button>
        )}
      </div>
    </>
  )
}

function KeyForm({ onUse }: { onUse: (key: string) => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [key, setKey] = useTypedText(field)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isBlank(key)) return
        onUse(key)
        focusMessage(event.currentTarget)
      }}
      className="flex-none border-b border-warn-line bg-warn px-4.5 pt-3.5 pb-4 text-label text-warn-ink"
    >
      <p className="mb-2">{aiKey.start}</p>
      <label htmlFor="chat-key" className="block font-semibold">
        OpenAI API key <span className="sr-only">(provider key)</span>
      </label>
      <p id="chat-key-purpose">{aiKey.purpose}</p>
      <div className="mt-2.25 flex border border-warn-ink bg-surface">
        <input
          ref={field}
          id="chat-key"
          type="password"
          value={key}
          placeholder="Paste key"
          autoComplete="off"
          aria-describedby="chat-key-purpose"
          required
          onChange={(event) => setKey(event.target.value)}
          className="h-11 min-w-0 flex-1 px-3 text-body placeholder:text-hint"
        />
        <button type="submit" className="bg-warn-ink px-4 font-semibold text-white">
          Use key
        </button>
      </div>
    </form>
  )
}

/** The pressed button disappears, so the focus moves on to the message. */
function focusMessage(pressed: Element) {
  pressed.closest('[role="tabpanel"]')?.querySelector('textarea')?.focus()
}
