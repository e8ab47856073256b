import type { FormEvent } from 'react'
import { ToastArea } from '#app/components/toast.tsx'
import { CannotSend } from './cannot-send.tsx'
import { FieldReports } from './field-reports.ts'
import { HoneypotField } from './honeypot-field.tsx'
import { isFieldName } from './problem.ts'
import type { Submission } from './use-submission.ts'

type Props = {
  /** The form's accessible name. */
  name: string
  submission: Submission
  /** Where to send the same by e-mail. */
  address: string
  children: React.ReactNode
}

/**
 * A form that is sent by script where there is one, and else by the browser itself (not by the router,
 * which would ask for the answer by script as well).
 */
export function SubmissionForm({ name, submission, address, children }: Props) {
  const { kind, endpoint, submit, report, toast, closeToast } = submission

  /** An error is gone once its field is edited. */
  function edit({ target }: FormEvent<HTMLFormElement>) {
    const name = 'name' in target ? String(target.name) : ''
    if (isFieldName(name)) report(name, undefined)
  }

  return (
    <FieldReports value={submission}>
      <form
        method="post"
        action={endpoint}
        data-astro-reload
        encType={kind === 'application' ? 'multipart/form-data' : undefined}
        onSubmit={submit}
        onInput={edit}
        aria-label={name}
        className="relative"
      >
        <HoneypotField />
        <div>{children}</div>
        {!endpoint && <CannotSend kind={kind} address={address} />}
      </form>
      <ToastArea message={toast} onClose={closeToast} />
    </FieldReports>
  )
}
