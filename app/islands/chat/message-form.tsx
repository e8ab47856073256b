import type { RefObject } from 'react'
import { Icon } from '#app/components/icon.tsx'
import { classes } from '#app/lib/classes.ts'
import { useTypedText } from '../island.tsx'

type Props = {
  input: RefObject<HTMLTextAreaElement | null>
  locked: boolean
  onSend: (text: string) => void
}

/**
 * The input: Enter sends, Shift+Enter makes a line, blank messages are not sent (spec 4, 5). Enter is
 * `app/behaviour/chat.ts`, so that it works before React does; it also names the input while the panel
 * is open.
 */
export function MessageForm({ input, locked, onSend }: Props) {
  const [text, setText] = useTypedText(input)
  const blank = text.trim() === ''

  function send() {
    if (blank || locked) return
    onSend(text.trim())
    setText('')
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="flex flex-none items-end border-t border-line bg-surface"
    >
      <div className="min-w-0 flex-1">
        <textarea
          ref={input}
          rows={1}
          value={text}
          disabled={locked}
          placeholder="Type a message"
          onChange={(event) => setText(event.target.value)}
          className={classes(
            'field-sizing-content -outline-offset-3 block max-h-32 min-h-14.5',
            'w-full resize-none bg-transparent px-4.5 py-4.5',
            'placeholder:text-hint disabled:text-ink-soft',
          )}
        />
      </div>
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
