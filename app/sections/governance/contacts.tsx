import { MoreLink } from '#app/components/more-link.tsx'
import type { GovernanceContent } from '#app/page-content/governance.ts'

type Props = Pick<GovernanceContent['text'], 'privacy' | 'concerns'> &
  Pick<GovernanceContent, 'topic' | 'email'>

/** Whom to ask about personal data, and how a concern is reported, side by side. */
export function Contacts({ privacy, concerns, topic, email }: Props) {
  return (
    <div className="wrap grid gap-x-[clamp(2rem,7vw,6rem)] gap-y-16 py-section lg:grid-cols-2">
      <section>
        <h2 className="border-t-2 border-ink pt-5 text-h3">{privacy.heading}</h2>
        <div className="mt-5 grid measure-60 gap-4">
          {privacy.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>{topic.text}</p>
        </div>
        <dl className="mt-6 border-b border-line">
          <Entry label={privacy.officer.label}>{privacy.officer.text}</Entry>
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
      </section>
      <section>
        <h2 className="border-t-2 border-ink pt-5 text-h3">{concerns.heading}</h2>
        <div className="mt-5 grid measure-60 gap-4">
          {concerns.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
    </div>
  )
}

function Entry({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-col border-t border-line py-3 text-base sm:grid-cols-[2fr_3fr]">
      <dt className="font-semibold">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
