import type { FormEvent } from 'react'
import { ToastArea } from '#app/components/toast.tsx'
import { FieldReports } from './field-reports.ts'
import { HoneypotField } from './honeypot-field.tsx'
import { delivers, endpointOf } from './inbox.ts'
import { isFieldName } from './problem.ts'
import type { Submission } from './use-submission.ts'

type Props = {
  /** The form's accessible name. */
  name: string
  submission: Submission
  children: React.ReactNode
}

/** A form that is sent by script where there is one, and by the browser itself where there is none. */
export function SubmissionForm({ name, submission, children }: Props) {
  const { kind, submit, report, toast, closeToast } = submission

  /** An error is gone once its field is edited. */
  function edit({ target }: FormEvent<HTMLFormElement>) {
    const name = 'name' in target ? String(target.name) : ''
    if (isFieldName(name)) report(name, undefined)
  }

  return (
    <FieldReports value={submission}>
      <form
        method="post"
        action={delivers ? endpointOf(kind) : undefined}
        encType={kind === 'application' ? 'multipart/form-data' : undefined}
        onSubmit={submit}
        onInput={edit}
        aria-label={name}
        className="relative"
      >
        <HoneypotField />
        <div>{children}</div>
      </form>
      <ToastArea message={toast} onClose={closeToast} />
    </FieldReports>
  )
}
