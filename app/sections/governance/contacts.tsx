import { MoreLink } from '#app/components/more-link.tsx'
import type { GovernanceContent } from '#app/page-content/governance.ts'

type Props = Pick<GovernanceContent['text'], 'privacy'> & Pick<GovernanceContent, 'topic' | 'email'>

/** Whom to ask about personal data. */
export function Contacts({ privacy, topic, email }: Props) {
  return (
    <section className="wrap grid-12 gap-y-9 py-section">
      <h2 className="col-span-full text-h3 lg:col-span-5">{privacy.heading}</h2>
      <div className="col-span-full lg:col-span-7">
        <div className="grid measure-60 gap-4">
          {privacy.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>{topic.text}</p>
        </div>
        <dl className="mt-6 border-b border-line">
          <Entry label={email}>
            <a
              href={`mailto:${topic.email}`}
              className="py-0.5 wrap-anywhere underline underline-offset-4"
            >
              {topic.email}
            </a>
          </Entry>
        </dl>
        <p className="mt-6 flex flex-wrap gap-x-8 gap-y-2 no-print">
          <MoreLink to={topic.form}>{privacy.form}</MoreLink>
          <MoreLink to="/privacy-policy">{privacy.policy}</MoreLink>
        </p>
      </div>
    </section>
  )
}

function Entry({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-col border-t border-line py-3 text-small sm:grid-cols-[2fr_3fr]">
      <dt className="font-semibold">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
