import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useHydrated } from '#app/hooks/use-hydrated.ts'

type Submission = {
  /**
   * `waiting` until the page's script is there: a form sent before would end in an address.
   * `sending` from the press of the button on.
   */
  state: 'waiting' | 'ready' | 'sending'
  /** For the form's `onSubmit`, which the browser calls once its own validation is content. */
  submit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Simulates a delivery (spec 4, 7): no request is made, `duration` milliseconds later `onSent` is
 * told. Leaving the page before that drops it.
 */
export function useSubmission(
  duration: number,
  onSent: (form: HTMLFormElement) => void,
): Submission {
  const hydrated = useHydrated()
  const [sending, setSending] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // A timer lives outside React: it must not act on a page that the visitor has left.
  useEffect(() => () => clearTimeout(timer.current), [])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setSending(true)
    timer.current = setTimeout(() => {
      setSending(false)
      onSent(form)
    }, duration)
  }

  return { state: sending ? 'sending' : hydrated ? 'ready' : 'waiting', submit }
}
