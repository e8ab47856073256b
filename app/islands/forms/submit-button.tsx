import { useEffect, useRef } from 'react'
import { Button } from '#app/components/button.tsx'
import { classes } from '#app/lib/classes.ts'
import { delivers } from './inbox.ts'

type Props = {
  state: 'waiting' | 'ready' | 'sending'
  /** What the button says while the form is on its way. */
  busyLabel: string
  children: string
}

/** Where only the script could send, a reader without it gets no button, and no Enter key either. */
const withoutScript = delivers ? '' : 'noscript:hidden'

/** A form's button: disabled while the form is on its way, and where it could not go anywhere yet. */
export function SubmitButton({ state, busyLabel, children }: Props) {
  const sending = state === 'sending'
  const button = useRef<HTMLButtonElement>(null)

  // Browsers take the focus from a button that is disabled, and give it to nobody: whoever uses the
  // keyboard would begin at the top of the page again.
  useEffect(() => {
    if (!sending) return
    return () => {
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    }
  }, [sending])

  return (
    <Button
      ref={button}
      variant="primary"
      arrow={!sending}
      type="submit"
      disabled={state !== 'ready'}
      data-sending={sending || undefined}
      className={classes('data-sending:cursor-default data-sending:bg-accent-hover', withoutScript)}
    >
      {sending ? <span className="spinner" aria-hidden="true" /> : null}
      {sending ? busyLabel : children}
    </Button>
  )
}
