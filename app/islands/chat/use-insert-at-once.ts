import { type RefObject, useEffect } from 'react'

/** From so many characters on: no key and no word of an input method has them. */
const long = 1000

/**
 * Inserts a long text at once. Chromium lays a field out anew for each line of what an input method,
 * dictation or a program types into it: a minute for thousands of lines.
 */
export function useInsertAtOnce(field: RefObject<HTMLTextAreaElement | null>): void {
  // An effect, because React's `onBeforeInput` is another event.
  useEffect(() => {
    const element = field.current
    const insert = (event: InputEvent) => {
      if (!element || event.inputType !== 'insertText' || (event.data?.length ?? 0) < long) return
      event.preventDefault()
      const { selectionStart, selectionEnd, value, maxLength } = element
      const room = maxLength - value.length + selectionEnd - selectionStart
      element.setRangeText((event.data ?? '').slice(0, room), selectionStart, selectionEnd, 'end')
      element.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
    element?.addEventListener('beforeinput', insert)
    return () => element?.removeEventListener('beforeinput', insert)
  }, [field])
}
