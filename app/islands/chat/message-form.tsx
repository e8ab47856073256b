import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Icon } from '#app/components/icon.tsx'
import { useTypedText } from '../island.tsx'
import { isBlank, maxCharacters } from './messages.ts'

/** Lets a field grow with its text where `field-sizing` does not (Firefox < 152, Safari < 26.2). */
function useHeightOfText(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // An effect, because only the rendered field has a `scrollHeight`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every text has its height
  useLayoutEffect(() => {
    const element = field.current
    if (!element || CSS.supports('field-sizing', 'content')) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  }, [field, text])
}

type Props = {
  locked: boolean
  /** Whether the form's notices are live regions (`useLive`). */
  live: boolean
  onSend: (text: string) => void
}

/**
 * The input: Enter sends, Shift+Enter makes a line, blank messages are not sent (spec 4, 5). Enter is
 * `app/behaviour/chat.ts`, so that it works before React does; it also names the input while the panel
 * is open. While it is locked it keeps the focus, which `disabled` would drop.
 */
export function MessageForm({ locked, live, onSend }: Props) {
  const input = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useTypedText(input)
  const blank = isBlank(text)
  useHeightOfText(input, text)

  function send(form: HTMLElement) {
    if (blank || locked) return
    onSend(text.trim())
    setText('')
    // The button, disabled once the text is gone, would lose the focus; in Safari a pressed button
    // has none.
    const { activeElement } = document
    if (activeElement === document.body || form.contains(activeElement)) input.current?.focus()
  }

  return (
    <>
      {live && (
        <p role="status">
          {text.length >= maxCharacters && (
            <span className="block border-t border-line px-4.5 py-3 text-label">
              {`A message has at most ${maxCharacters.toLocaleString('en')} characters.`}
            </span>
          )}
        </p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send(event.currentTarget)
        }}
        className="chat-form"
      >
        <div>
          <textarea
            ref={input}
            rows={1}
            value={text}
            maxLength={maxCharacters}
            readOnly={locked}
            aria-disabled={locked || undefined}
            placeholder="Type a message"
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <button type="submit" disabled={blank || locked}>
          <span className="sr-only">Send message</span>
          <Icon name="up" />
        </button>
      </form>
    </>
  )
}
