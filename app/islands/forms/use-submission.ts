import { type FormEvent, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ToastMessage } from '#app/components/toast.tsx'
import type { FieldName, FormKind } from '#contract/forms.ts'
import { failureToast } from './failure-toast.ts'
import { type FieldErrors, isFieldName, type Problem } from './problem.ts'
import { type Delivery, useDelivery } from './use-delivery.ts'

type Options = {
  kind: Exclude<FormKind, 'newsletter'>
  endpoint: string | undefined
  /** How long the button stays busy at least, in milliseconds (spec 9). */
  minimum: number
  /** Called once the form is stored. The returned toast is shown, and the line until the next submission. */
  onSent: (form: HTMLFormElement) => { toast: ToastMessage; line: string } | undefined
}

export type Submission = Delivery &
  Pick<Options, 'kind' | 'endpoint'> & {
    toast: ToastMessage | undefined
    closeToast: () => void
    /** The line about the form that was sent last (`onSent`). */
    sentLine: string | undefined
    errors: FieldErrors
    /** Sets a field's error, `''` for one that the browser itself has explained, or clears it. */
    report: (name: FieldName, error: string | undefined) => void
  }

/**
 * Sends a form of several fields (spec 4): success only once the inbox has stored it; after a
 * failure everything typed stays, and what is wrong stands at its field and in a toast.
 */
export function useSubmission({ kind, endpoint, minimum, onSent }: Options): Submission {
  const [toast, setToast] = useState<ToastMessage>()
  const [sentLine, setSentLine] = useState<string>()
  const [errors, setErrors] = useState<FieldErrors>({})
  const delivery = useDelivery({ kind, endpoint, minimum, onEnd })

  const closeToast = useCallback(() => setToast(undefined), [])
  const report = useCallback((name: FieldName, error: string | undefined) => {
    setErrors((known) => (known[name] === error ? known : { ...known, [name]: error }))
  }, [])

  function onEnd(form: HTMLFormElement, problem: Problem | undefined) {
    if (problem) return show(problem, form)
    setErrors({})
    const sent = onSent(form)
    setToast(sent?.toast)
    setSentLine(sent?.line)
  }

  function show(problem: Problem, form: HTMLFormElement) {
    // At once, so that the field that takes the focus is described by its error already.
    flushSync(() => {
      setErrors(problem.fields)
      setToast(failureToast(kind, problem))
    })
    focusFirst(form, problem.fields)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    if (!delivery.sending) {
      setToast(undefined)
      setSentLine(undefined)
    }
    delivery.submit(event)
  }

  return { ...delivery, kind, endpoint, toast, closeToast, sentLine, errors, report, submit }
}

/** Focuses the first field with an error, in the order of the page, clear of header and toast. */
function focusFirst(form: HTMLFormElement, errors: FieldErrors) {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue
    if (!isFieldName(control.name) || !errors[control.name]) continue
    // A field that the address has filled in is `readOnly`; the visitor has to correct it.
    control.readOnly = false
    control.focus({ preventScroll: true })
    control.scrollIntoView({ block: 'center' })
    return
  }
}
