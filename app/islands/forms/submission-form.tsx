import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '#app/components/icon.tsx'
import { ToastArea } from '#app/components/toast.tsx'
import { formWords as words } from '#content/model/form-words.ts'
import { FieldReports } from './field-reports.ts'
import { HoneypotField } from './honeypot-field.tsx'
import { isFieldName } from './problem.ts'
import type { Submission } from './use-submission.ts'
import { keepVisibleAddress } from './visible-address.ts'

type CannotSendProps = {
  kind: 'contact' | 'application'
  /**
   * The mail address for a form that only React could send; one with an `action` the browser sends
   * (press.ts).
   */
  address: string | undefined
}

/**
 * The message for a form that was not sent because React failed to load. Its live region is in the page
 * before, because screen readers announce only changes to one.
 */
function CannotSend({ kind, address }: CannotSendProps) {
  const { notSent, notLoaded } = words[kind]
  const look = 'mt-6 hidden border-l-4 border-warn-line bg-warn px-6.5 py-5.5 text-warn-ink'
  return (
    <div role="alert">
      {address === undefined ? (
        <p className={`${look} in-data-offline:block`}>
          {`${notSent} ${words.offline} ${words.stillHere}`}
        </p>
      ) : (
        <p className={`${look} in-data-failed:block`}>
          {notLoaded} {words.sendInstead}{' '}
          <a href={`mailto:${address}`} className="font-semibold underline underline-offset-4">
            {address}
          </a>
          .
        </p>
      )}
    </div>
  )
}

type SubmissionFormProps = {
  /** The form's accessible name. */
  name: string
  submission: Submission
  /** Where to send the same by e-mail. */
  address: string
  children: React.ReactNode
}

/**
 * A form that React sends, or without it the browser (not Astro's router, which would fetch the answer
 * by script as well).
 */
export function SubmissionForm({ name, submission, address, children }: SubmissionFormProps) {
  const { kind, endpoint, sending, submit, report, toast, closeToast, sentLine } = submission
  const form = useRef<HTMLFormElement>(null)
  const [awake, setAwake] = useState(false)

  /** Marks a field that the browser has refused; its own bubble says why (spec 5). */
  function refuse(field: EventTarget) {
    const name = 'name' in field ? String(field.name) : ''
    if (isFieldName(name)) report(name, '')
  }

  // An effect, because the browser's validation may have refused the submit that woke the island.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(() => {
    setAwake(true)
    form.current?.querySelectorAll(':is(:user-invalid)').forEach(refuse)
    form.current?.querySelectorAll('input').forEach(keepVisibleAddress)
  }, [])

  /** An error is gone once its field is edited. */
  function edit({ target }: FormEvent<HTMLFormElement>) {
    keepVisibleAddress(target)
    const name = 'name' in target ? String(target.name) : ''
    if (isFieldName(name)) report(name, undefined)
  }

  return (
    <FieldReports value={submission}>
      <form
        ref={form}
        method="post"
        action={endpoint}
        data-astro-reload
        encType={kind === 'application' ? 'multipart/form-data' : undefined}
        onSubmit={submit}
        onInput={edit}
        onInvalidCapture={({ target }) => refuse(target)}
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
        {!awake && <CannotSend kind={kind} address={endpoint ? undefined : address} />}
      </form>
      <ToastArea
        message={toast}
        waiting={sending ? words[kind].sending : undefined}
        onClose={closeToast}
      />
    </FieldReports>
  )
}
