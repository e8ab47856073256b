import { Icon } from '#app/components/icon.tsx'

/** The notice against job scams, as a full band. */
export function ScamNotice({ email }: { email: string }) {
  const domain = email.slice(email.indexOf('@'))
  return (
    <section className="bg-warn text-warn-ink">
      <div className="wrap columns-12 items-start gap-y-7 py-[clamp(3rem,6vw,5rem)]">
        <h2 className="col-span-full lg:col-span-6">We never ask an applicant for money.</h2>
        <ul className="col-span-full border-t-2 border-b border-warn-line border-t-warn-ink lg:col-span-6">
          <Line sign="close">
            No fee for a form, a test, a medical, training or a visa. Not before, not after.
          </Line>
          <Line sign="close">No offers by WhatsApp or from free mail addresses.</Line>
          <Line sign="check">
            Real openings stand on our Careers page. Real e-mail ends in <b>{domain}</b>.
          </Line>
          <Line sign="check">Not sure? Call or write to us before you answer.</Line>
        </ul>
      </div>
    </section>
  )
}

function Line({ sign, children }: { sign: 'check' | 'close'; children: React.ReactNode }) {
  return (
    <li className="flex gap-4 border-warn-line py-3.5 not-first:border-t">
      <Icon name={sign} className="mt-1 size-4.5" />
      <span>{children}</span>
    </li>
  )
}

/** The same as a short note beside a form. */
export function ScamNote() {
  return (
    <section className="border-l-4 border-warn-line bg-warn px-6.5 py-5.5 text-warn-ink">
      <h2 className="display mb-2.5 text-h4">No fees, ever</h2>
      <p>Nobody at our companies asks an applicant for money. If somebody does, it is not us.</p>
    </section>
  )
}
