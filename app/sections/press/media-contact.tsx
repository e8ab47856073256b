import { Button } from '#app/components/button.tsx'
import { Section } from '#app/components/section.tsx'
import type { topics } from '#content/model/contact.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type Props = {
  text: PageTexts['/press']['contact']
  contact: (typeof topics)[number]
}

/** Whom to ask (spec 2.20), at the top, because a journalist with a deadline will not scroll. */
export function MediaContact({ text, contact }: Props) {
  const { email, phone } = contact
  return (
    <Section
      room="none"
      className="border-b border-line bg-surface"
      column="grid-12 items-start gap-y-7 py-[clamp(3rem,6vw,5rem)]"
    >
      <h2 className="col-span-full text-h3 lg:col-span-3">{text.heading}</h2>
      <p className="col-span-full measure-40 text-lead md:col-span-6 lg:col-span-5">
        {contact.text}
      </p>
      <div className="col-span-full md:col-span-6 lg:col-span-4 lg:col-start-9">
        <dl className="mb-6 border-t-2 border-ink">
          <Row term={text.email} href={`mailto:${email}`} value={email} />
          {phone && <Row term={text.phone} href={`tel:${phone.dial}`} value={phone.display} />}
        </dl>
        <Button href={contact.form} variant="primary" arrow>
          {text.write}
        </Button>
      </div>
    </Section>
  )
}

function Row({ term, href, value }: { term: string; href: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">
        <a href={href} className="inline-block py-0.5 font-semibold underline underline-offset-4">
          {value}
        </a>
      </dd>
    </div>
  )
}
