import { useContext } from 'react'
import { Button } from '#app/components/button.tsx'
import { appliedAddress } from '#app/lib/applied-address.ts'
import { formWords } from '#content/model/form-words.ts'
import { Field, FormContext, TextField } from './fields.tsx'
import { ResumeField } from './resume-field.tsx'
import { SubmissionForm, SubmitButton } from './submission-form.tsx'

/** How long sending an application takes at least, in milliseconds (spec 9). */
const minimum = 2000

type Text = {
  groups: Record<'person' | 'work' | 'papers', string>
  coverLetterHint: string
  /** The sentence on how the details are used. */
  privacy: string
  /** Before the list of openings, under the position, where no script can fill it in. */
  choosePosition: string
}

type Props = {
  endpoint?: string | undefined
  /** The position of a general application; the page's address may ask for another. */
  position: string
  /** Where applications go without JavaScript. */
  address: string
  text: Text
  /** The titles of the openings. */
  openings: readonly string[]
}

/** The application form (spec 2.8, 3, 4, 5). */
export function ApplicationForm({ endpoint, position, address, text, openings }: Props) {
  const form = { kind: 'application', endpoint, address } as const
  return (
    <SubmissionForm {...form} name="Application" minimum={minimum} onSent={onSent}>
      <Group name={text.groups.person}>
        <Field name="fullName" autoComplete="name" required />
        <Field name="email" type="email" autoComplete="email" required />
        <Field name="phone" type="tel" autoComplete="tel" required />
        {/* Without React app/behaviour/asked-job.ts puts the asked position into it. */}
        <Field name="position" defaultValue={position} suppressHydrationWarning />
        <p className="hidden text-small text-ink-soft sm:col-span-2 noscript:block">
          {text.choosePosition} {openings.join(', ')}.
        </p>
      </Group>
      <Group name={text.groups.work}>
        <Field name="experience" placeholder="e.g. 5 years" required />
        <Field name="education" required />
        <TextField
          name="coverLetter"
          rows={7}
          required
          hint={text.coverLetterHint}
          className="sm:col-span-2"
        />
        <Field name="linkedinProfile" type="url" placeholder="https://" autoComplete="off" />
        <Field name="portfolio" type="url" placeholder="https://" autoComplete="off" />
      </Group>
      <Group name={text.groups.papers}>
        <div className="sm:col-span-2">
          <ResumeField />
        </div>
      </Group>
      <div className="mt-10 flex flex-wrap items-center gap-3 border-t border-line pt-7 max-sm:*:px-4">
        <UploadProgress />
        <SubmitButton {...form} busyLabel="Submitting...">
          Submit Application
        </SubmitButton>
        <Button href="/careers" variant="outline">
          Cancel
        </Button>
      </div>
      <p className="mt-4.5 text-small text-ink-soft">
        {text.privacy} <a href="/privacy-policy">Privacy Policy</a>
      </p>
    </SubmissionForm>
  )
}

function Group({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <fieldset className="not-first:mt-13">
      <legend className="display pb-5.5 text-h3">{name}</legend>
      <div className="grid gap-x-col gap-y-6.5 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}

/** The progress of a large upload, as a bar and in words. */
function UploadProgress() {
  const { percent } = useContext(FormContext)
  if (percent === undefined) return null
  return (
    <div className="mb-2 flex w-full items-center gap-4">
      <progress
        max={100}
        value={percent}
        aria-label={formWords.resume.sending}
        className="upload"
      />
      <span className="running text-small font-semibold" aria-hidden="true">
        {`${percent}%`}
      </span>
    </div>
  )
}

function onSent(form: HTMLFormElement) {
  form.reset()
  visit(appliedAddress)
  return undefined
}

/**
 * Goes to a page of ours as a press on a link does: by client navigation where the router is there,
 * and else by the browser. (A script that imported the router itself would cut it out of its file.)
 */
function visit(address: string): void {
  const link = document.createElement('a')
  link.href = address
  document.body.append(link)
  link.click()
  link.remove()
}
