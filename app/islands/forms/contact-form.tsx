import { formWords } from '#content/model/form-words.ts'
import { Field, TextField } from './fields.tsx'
import { SubmissionForm, SubmitButton } from './submission-form.tsx'

type Props = {
  endpoint?: string | undefined
  /** Where messages go without JavaScript. */
  address: string
  /** The sentence on how the details are used. */
  privacy: string
}

/** How long sending a message takes at least, in milliseconds (spec 9). */
const minimum = 1500

/** The contact form (spec 2.10, 3, 4, 5). */
export function ContactForm({ endpoint, address, privacy }: Props) {
  const form = { kind: 'contact', endpoint, address } as const
  return (
    <SubmissionForm {...form} name="Contact" minimum={minimum} onSent={onSent}>
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
        <SubmitButton {...form} busyLabel="Sending Message...">
          Send Message
        </SubmitButton>
        <p className="measure-44 text-small text-ink-soft">
          {privacy} <a href="/privacy-policy">Privacy Policy</a>
        </p>
      </div>
    </SubmissionForm>
  )
}

function onSent(form: HTMLFormElement) {
  const fields = new FormData(form)
  const { received, willAnswer } = formWords.contact
  const line = `${received} “${fields.get('subject')}”. ${willAnswer} ${fields.get('email')}.`
  form.reset()
  const title = "Message sent successfully! We'll be in touch soon."
  return { toast: { kind: 'success', title } as const, line }
}
