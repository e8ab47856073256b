import type { ToastMessage } from '#app/components/toast.tsx'
import { formWords } from '#content/model/form-words.ts'
import { Island } from '../island.tsx'
import { Field, TextField } from './field.tsx'
import { Stopped } from './stopped.tsx'
import { SubmissionForm } from './submission-form.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useSubmission } from './use-submission.ts'
import { WithoutScript } from './without-script.tsx'

type Props = {
  endpoint?: string | undefined
  /** Where messages go without JavaScript. */
  address: string
  /** The sentence on how the details are used. */
  privacy: string
}

/** How long sending a message takes at least, in milliseconds (spec 9). */
const minimum = 1500

const sent: ToastMessage = {
  kind: 'success',
  title: "Message sent successfully! We'll be in touch soon.",
}

/** The contact form (spec 2.10, 3, 4, 5). */
export function ContactForm(props: Props) {
  return (
    <Island fallback={<Stopped address={props.address} />}>
      <Form {...props} />
    </Island>
  )
}

function Form({ endpoint, address, privacy }: Props) {
  const submission = useSubmission({
    kind: 'contact',
    endpoint,
    minimum,
    onSent: (form) => {
      const fields = new FormData(form)
      const { received, willAnswer } = formWords.contact
      const line = `${received} “${fields.get('subject')}”. ${willAnswer} ${fields.get('email')}.`
      form.reset()
      return { toast: { ...sent }, line }
    },
  })
  return (
    <SubmissionForm name="Contact" submission={submission} address={address}>
      <div className="grid gap-x-col gap-y-6.5 sm:grid-cols-2">
        <Field name="name" autoComplete="name" required />
        <Field name="email" type="email" autoComplete="email" required />
        <Field name="phone" type="tel" autoComplete="tel" />
        <Field name="company" autoComplete="organization" />
        <Field name="subject" required className="sm:col-span-2" />
        <TextField
          name="message"
          rows={5}
          required
          className="flex flex-col sm:col-span-2 lg:min-h-100"
        />
      </div>
      <div className="mt-7.5 flex flex-wrap items-center gap-x-6 gap-y-4">
        <SubmitButton submission={submission} busyLabel="Sending Message...">
          Send Message
        </SubmitButton>
        {!endpoint && <WithoutScript kind="contact" address={address} />}
        <p className="measure-44 text-small text-ink-soft">
          {privacy} <a href="/privacy-policy">Privacy Policy</a>
        </p>
      </div>
    </SubmissionForm>
  )
}
