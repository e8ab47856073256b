import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { ToastArea, type ToastMessage } from '#app/ui/toast.tsx'
import { Field, TextField } from './field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useSubmission } from './use-submission.ts'
import { WithoutScript } from './without-script.tsx'

/** How long sending a message takes, in milliseconds (spec 9). */
const duration = 1500

const sent: ToastMessage = {
  kind: 'success',
  title: "Message sent successfully! We'll be in touch soon.",
}

/** The contact form (spec 2.10, 3, 4, 5). */
export function ContactForm({ address }: { address: string }) {
  const [message, setMessage] = useState<ToastMessage>()
  const { state, submit } = useSubmission(duration, (form) => {
    form.reset()
    setMessage({ ...sent })
  })
  const close = useCallback(() => setMessage(undefined), [])
  return (
    <>
      <form method="post" onSubmit={submit} aria-label="Send a message">
        <div className="grid gap-x-col gap-y-6.5 sm:grid-cols-2">
          <Field label="Full Name" name="name" autoComplete="name" required />
          <Field label="Email" name="email" type="email" autoComplete="email" required />
          <Field label="Phone" name="phone" type="tel" autoComplete="tel" />
          <Field label="Company" name="company" autoComplete="organization" />
          <Field label="Subject" name="subject" required className="sm:col-span-2" />
          <TextField label="Message" name="message" rows={5} required className="sm:col-span-2" />
        </div>
        <div className="mt-7.5 flex flex-wrap items-center gap-x-6 gap-y-4">
          <SubmitButton state={state} busyLabel="Sending Message...">
            Send Message
          </SubmitButton>
          <WithoutScript what="your message" address={address} />
          <p className="max-w-[44ch] text-small text-ink-soft">
            We use your details to answer you, and for nothing else.{' '}
            <Link to="/privacy-policy">Privacy Policy</Link>
          </p>
        </div>
      </form>
      <ToastArea message={message} onClose={close} />
    </>
  )
}
