import { type FormEvent, useCallback, useContext, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#app/components/button.tsx'
import { Icon } from '#app/components/icon.tsx'
import { ToastArea, type ToastMessage } from '#app/components/toast.tsx'
import { classes } from '#app/lib/classes.ts'
import { formWords as words } from '#content/model/form-words.ts'
import type { FormKind } from '#contract/forms.ts'
import { Island } from '../island.tsx'
import { useDelivery } from './delivery.ts'
import { FormContext, HoneypotField, keepVisibleAddress } from './fields.tsx'
import { type FieldErrors, failureToast, isFieldName, type Problem } from './problem.ts'

type Props = {
  kind: Exclude<FormKind, 'newsletter'>
  /** The form's accessible name. */
  name: string
  /** Where it is sent; nowhere in a plain static build, which only simulates that (spec 4, 7). */
  endpoint: string | undefined
  /** Where to send the same by e-mail. */
  address: string
  /** How long the button stays busy at least, in milliseconds (spec 9). */
  minimum: number
  /** Called once the form is stored. The returned toast is shown, and the line until the next submission. */
  onSent: (form: HTMLFormElement) => { toast: ToastMessage; line: string } | undefined
  children: React.ReactNode
}

/**
 * A form of several fields (spec 4), which React sends once it is there, and before that the browser
 * (not Astro's router, which would fetch the answer by script as well). Success only once the inbox has
 * stored it; after a failure everything typed stays, and what is wrong stands at its field and in a toast.
 */
export function SubmissionForm(props: Props) {
  return (
    <Island
      fallback={
        <p role="alert" className={`${warning} wrap-anywhere`}>
          {words.stopped} <MailLink address={props.address} />
        </p>
      }
    >
      <Form {...props} />
    </Island>
  )
}

function Form({ kind, name, endpoint, minimum, onSent, children }: Props) {
  const [toast, setToast] = useState<ToastMessage>()
  const [sentLine, setSentLine] = useState<string>()
  const [errors, setErrors] = useState<FieldErrors>({})
  const { sending, percent, submit } = useDelivery({ kind, endpoint, minimum, onEnd })
  const closeToast = useCallback(() => setToast(undefined), [])

  function report(name: string, error: string | undefined) {
    if (isFieldName(name)) setErrors((known) => ({ ...known, [name]: error }))
  }

  function onEnd(form: HTMLFormElement, problem: Problem | undefined) {
    if (!problem) {
      setErrors({})
      const sent = onSent(form)
      setToast(sent?.toast)
      setSentLine(sent?.line)
      return
    }
    // At once, so that the field that takes the focus is described by its error already.
    flushSync(() => {
      setErrors(problem.fields)
      setToast(failureToast(kind, problem))
    })
    focusFirst(form, problem.fields)
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (!sending) {
      setToast(undefined)
      setSentLine(undefined)
    }
    submit(event)
  }

  return (
    <FormContext value={{ errors, report, sending, percent }}>
      <form
        // A form of the method "dialog" that is in none goes nowhere.
        method={endpoint ? 'post' : 'dialog'}
        action={endpoint}
        data-astro-reload
        encType={kind === 'application' ? 'multipart/form-data' : undefined}
        onSubmit={onSubmit}
        onInput={({ target }) => {
          keepVisibleAddress(target)
          // An error is gone once its field is edited.
          report(nameOf(target), undefined)
        }}
        // The browser has refused the field; its own bubble says why (spec 5).
        onInvalidCapture={({ target }) => report(nameOf(target), '')}
        aria-label={name}
        className="relative"
      >
        <HoneypotField />
        <div>{children}</div>
        {sentLine && (
          <p className="mt-7 flex gap-3 border-t border-line pt-5 wrap-anywhere">
            <Icon name="success" className="mt-0.5 size-5 flex-none text-success" />
            <span>{sentLine}</span>
          </p>
        )}
      </form>
      <ToastArea
        message={toast}
        waiting={sending ? words[kind].sending : undefined}
        onClose={closeToast}
      />
    </FormContext>
  )
}

function nameOf(control: EventTarget): string {
  return 'name' in control ? String(control.name) : ''
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

type SubmitButtonProps = Pick<Props, 'kind' | 'endpoint' | 'address'> & {
  /** The button's label while the form is on its way. */
  busyLabel: string
  children: string
}

/**
 * A form's button. While the form is being sent it is `aria-disabled`, because `disabled` would drop
 * the focus; `useDelivery` sends once. Where only React could send the form, visitors without
 * JavaScript get an address in its place.
 */
export function SubmitButton({ kind, endpoint, address, busyLabel, children }: SubmitButtonProps) {
  const { sending } = useContext(FormContext)
  return (
    <>
      <Button
        variant="primary"
        arrow={!sending}
        type="submit"
        aria-disabled={sending || undefined}
        data-sending={sending || undefined}
        className={classes(
          'data-sending:cursor-default data-sending:bg-accent-hover',
          endpoint ? '' : 'noscript:hidden',
        )}
      >
        {sending && <span className="spinner" aria-hidden="true" />}
        <span>{sending ? busyLabel : children}</span>
      </Button>
      {!endpoint && (
        <p className={`${warning} hidden w-full noscript:block`}>
          {words[kind].withoutScript} <MailLink address={address} />
        </p>
      )}
    </>
  )
}

const warning = 'border-l-4 border-warn-line bg-warn px-6.5 py-5.5 text-warn-ink'

function MailLink({ address }: { address: string }) {
  return (
    <>
      <a href={`mailto:${address}`} className="font-semibold underline underline-offset-4">
        {address}
      </a>
      .
    </>
  )
}
