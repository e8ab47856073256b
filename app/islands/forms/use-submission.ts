import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ToastMessage } from '#app/components/toast.tsx'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import type { FieldName, FormKind } from '#contract/forms.ts'
import { deliver } from './deliver.ts'
import { failureToast } from './failure-toast.ts'
import { delivers } from './inbox.ts'
import { type FieldErrors, isFieldName, type Problem } from './problem.ts'
import { useShownAt } from './use-shown-at.ts'

type Options = {
  kind: FormKind
  /** What is sent, as it stands in a sentence: "your message". */
  what: string
  /** How long the button stays busy at least, in milliseconds (spec 9). */
  minimum: number
  /** Called once the form is stored; what it returns is shown as a toast. */
  onSent: (form: HTMLFormElement) => ToastMessage | undefined
}

export type Submission = {
  kind: FormKind
  /**
   * `waiting` until the page's script is there, where nothing but the script can send.
   * `sending` from the press of the button on.
   */
  state: 'waiting' | 'ready' | 'sending'
  /** How much of a large file has gone out, in whole percent. */
  percent: number | undefined
  toast: ToastMessage | undefined
  closeToast: () => void
  errors: FieldErrors
  /** Says what is wrong with a field, or that nothing is. */
  report: (name: FieldName, error: string | undefined) => void
  /** For the form's `onSubmit`, which the browser calls once its own validation is content. */
  submit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Sends a form (spec 4): success only once the inbox has stored it; after a
 * failure everything typed stays. Without an inbox it only simulates that (spec 7). Leaving the
 * page before the end drops it.
 */
export function useSubmission({ kind, what, minimum, onSent }: Options): Submission {
  const hydrated = useHydrated()
  const shownAt = useShownAt()
  const [sending, setSending] = useState(false)
  const [percent, setPercent] = useState<number>()
  const [toast, setToast] = useState<ToastMessage>()
  const [errors, setErrors] = useState<FieldErrors>({})
  const attempt = useRef<AbortController>(undefined)

  // Timer and request live outside React: they must not act on a page that the visitor has left.
  useEffect(() => () => attempt.current?.abort(), [])

  const closeToast = useCallback(() => setToast(undefined), [])
  const report = useCallback((name: FieldName, error: string | undefined) => {
    setErrors((known) => (known[name] === error ? known : { ...known, [name]: error }))
  }, [])

  async function send(form: HTMLFormElement) {
    const controller = new AbortController()
    const { signal } = controller
    attempt.current = controller
    setSending(true)
    setToast(undefined)
    const onProgress = (part: number) => setPercent(Math.floor(part * 100))
    const [problem] = await Promise.all([
      delivers ? deliver(kind, form, { shownAt: shownAt.current, signal, onProgress }) : undefined,
      passed(minimum),
    ])
    if (signal.aborted) return
    attempt.current = undefined
    setSending(false)
    setPercent(undefined)
    if (problem) show(problem, form)
    else {
      setErrors({})
      setToast(onSent(form))
    }
  }

  function show(problem: Problem, form: HTMLFormElement) {
    // At once, so that the field that takes the focus is described by its error already.
    flushSync(() => {
      setErrors(problem.fields)
      setToast(failureToast(what, problem))
    })
    focusFirst(form, problem.fields)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The first press counts, however often it is repeated.
    if (!attempt.current) void send(event.currentTarget)
  }

  const state = sending ? 'sending' : hydrated || delivers ? 'ready' : 'waiting'
  return { kind, state, percent, toast, closeToast, errors, report, submit }
}

function passed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Focuses the first field with an error, in the order of the page, clear of header and toast. */
function focusFirst(form: HTMLFormElement, errors: FieldErrors) {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue
    if (!isFieldName(control.name) || !errors[control.name]) continue
    control.focus({ preventScroll: true })
    control.scrollIntoView({ block: 'center' })
    return
  }
}
