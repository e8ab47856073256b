import { type RefObject, useState } from 'react'
import { Icon } from '#app/components/icon.tsx'
import { classes } from '#app/lib/classes.ts'

type Props = {
  input: RefObject<HTMLTextAreaElement | null>
  locked: boolean
  onSend: (text: string) => void
}

/** The input: Enter sends, Shift+Enter makes a line, blank messages are not sent (spec 4, 5). */
export function MessageForm({ input, locked, onSend }: Props) {
  const [text, setText] = useState('')
  const blank = text.trim() === ''

  function send() {
    if (blank || locked) return
    onSend(text.trim())
    setText('')
  }
  function sendOnEnter(event: React.KeyboardEvent) {
    // While an input method composes, Enter picks a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="flex flex-none items-end border-t border-line bg-surface"
    >
      <label className="min-w-0 flex-1">
        <span className="sr-only">Message</span>
        <textarea
          ref={input}
          rows={1}
          value={text}
          disabled={locked}
          placeholder="Type a message"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={sendOnEnter}
          className={classes(
            'field-sizing-content -outline-offset-3 block max-h-32 min-h-14.5',
            'w-full resize-none bg-transparent px-4.5 py-4.5',
            'placeholder:text-hint disabled:text-ink-soft',
          )}
        />
      </label>
      <button
        type="submit"
        disabled={blank || locked}
        className={classes(
          'grid size-14.5 flex-none place-items-center bg-action text-white transition-colors',
          'hover:bg-action-hover disabled:cursor-default disabled:bg-sunk disabled:text-ink-soft',
        )}
      >
        <span className="sr-only">Send message</span>
        <Icon name="up" />
      </button>
    </form>
  )
}
