import { Link } from 'react-router'
import { Field, TextField } from './field.tsx'
import { ResumeField } from './resume-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useSubmission } from './use-submission.ts'
import { WithoutScript } from './without-script.tsx'

/** How long sending an application takes, in milliseconds (spec 9). */
const duration = 2000

type Props = {
  /** The position of an opening, or that of a general application, which may be changed. */
  position: { title: string; fixed: boolean }
  /** Where applications go without JavaScript. */
  address: string
  onSent: () => void
}

/** The application form (spec 2.8, 3, 4, 5). */
export function ApplicationForm({ position, address, onSent }: Props) {
  const { state, submit } = useSubmission(duration, onSent)
  return (
    <form method="post" encType="multipart/form-data" onSubmit={submit} aria-label="Application">
      <Group name="About you">
        <Field label="Full Name" name="fullName" autoComplete="name" required />
        <Field label="Email" name="email" type="email" autoComplete="email" required />
        <Field label="Phone" name="phone" type="tel" autoComplete="tel" required />
        <PositionField {...position} />
      </Group>
      <Group name="Your work">
        <Field label="Experience" name="experience" placeholder="e.g. 5 years" required />
        <Field label="Education" name="education" required />
        <TextField
          label="Cover Letter"
          name="coverLetter"
          rows={7}
          required
          hint="Why this work, and why you. Half a page is plenty."
          className="sm:col-span-2"
        />
        <Field
          label="LinkedIn Profile"
          name="linkedinProfile"
          type="url"
          placeholder="https://"
          autoComplete="off"
        />
        <Field
          label="Portfolio"
          name="portfolio"
          type="url"
          placeholder="https://"
          autoComplete="off"
        />
      </Group>
      <Group name="Your papers">
        <div className="sm:col-span-2">
          <ResumeField />
        </div>
      </Group>
      <div className="mt-10 flex flex-wrap items-center gap-3 border-t border-line pt-7">
        <SubmitButton state={state} busyLabel="Submitting...">
          Submit Application
        </SubmitButton>
        <WithoutScript what="your application" address={address} />
        <Link
          to="/careers"
          className="inline-flex min-h-13 items-center rounded-control border border-current px-6.5 leading-tight font-semibold transition-colors hover:bg-ink hover:text-white"
        >
          Cancel
        </Link>
      </div>
      <p className="mt-4.5 text-small text-ink-soft">
        Your details go to our HR team and nowhere else.{' '}
        <Link to="/privacy-policy">Privacy Policy</Link>
      </p>
    </form>
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

/** The key makes a new field when the position changes: the browser keeps what was typed else. */
function PositionField({ title, fixed }: Props['position']) {
  return (
    <Field key={title} label="Position" name="position" defaultValue={title} readOnly={fixed} />
  )
}
