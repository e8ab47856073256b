import { useEffect, useRef } from 'react'
import { Button } from '#app/components/button.tsx'
import { classes } from '#app/lib/classes.ts'
import type { Submission } from './use-submission.ts'

type Props = {
  submission: Pick<Submission, 'sending' | 'endpoint'>
  /** What the button says while the form is on its way. */
  busyLabel: string
  children: string
}

/**
 * A form's button: disabled while the form is on its way. Where only the script could send, a reader
 * without it gets no button, and no Enter key either.
 */
export function SubmitButton({ submission, busyLabel, children }: Props) {
  const { sending, endpoint } = submission
  const withoutScript = endpoint ? '' : 'noscript:hidden'
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
      disabled={sending}
      data-sending={sending || undefined}
      className={classes('data-sending:cursor-default data-sending:bg-accent-hover', withoutScript)}
    >
      {sending ? <span className="spinner" aria-hidden="true" /> : null}
      {sending ? busyLabel : children}
    </Button>
  )
}
