import { useEffect, useRef } from 'react'

/**
 * Where the focus is in a conversation: in the input when the panel opens, by
 * `app/behaviour/chat.ts`; in the log while a reply is pending, because a disabled
 * input would drop it to the page; back in the input with the reply, unless the
 * visitor has moved on.
 * What is hidden cannot take the focus, so the other tab's conversation does
 * not disturb.
 */
export function useConversationFocus(open: boolean, locked: boolean) {
  const log = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)

  // Effects, because focus lives outside React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on opening only
  useEffect(() => {
    if (open && locked) log.current?.focus()
  }, [open])

  useEffect(() => {
    const focused = document.activeElement
    if (locked && input.current?.form?.contains(focused)) log.current?.focus()
    if (!locked && focused === log.current) input.current?.focus()
  }, [locked])

  return { log, input }
}
