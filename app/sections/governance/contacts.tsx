import { MoreLink } from '#app/components/more-link.tsx'
import { Section } from '#app/components/section.tsx'
import { classes } from '#app/lib/classes.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type Props = Pick<PageTexts['/governance'], 'privacy' | 'particulars'> & {
  topic: { text: string; email: string; form: string }
  /** What stands before the address. */
  email: string
}

/**
 * Whom to ask about personal data, and beside it the group as the public register has it. Without
 * particulars the first takes both places.
 */
export function Contacts({ privacy, particulars, topic, email }: Props) {
  const { entries } = particulars
  return (
    <Section column="grid-12 gap-y-12">
      <div
        className={classes(
          'col-span-full',
          entries.length > 0 ? 'lg:col-span-6' : 'lg:heading-row',
        )}
      >
        <h2 className="mb-5 self-start text-h3">{privacy.heading}</h2>
        <div>
          <div className="grid measure-60 gap-4">
            {privacy.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>{topic.text}</p>
          </div>
          <dl className="mt-6 measure-60 border-b border-line">
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
      </div>
      {entries.length > 0 && (
        <div className="col-span-full lg:col-span-5 lg:col-start-8">
          <h2 className="mb-5 text-h3">{particulars.heading}</h2>
          <p className="measure-60">{particulars.lead}</p>
          <dl className="mt-6 border-b border-line">
            {entries.map(({ label, text, awaits }) => (
              <Entry key={label} label={label} awaits={awaits}>
                {text}
              </Entry>
            ))}
          </dl>
        </div>
      )}
    </Section>
  )
}

type EntryProps = { label: string; awaits?: string | undefined; children: React.ReactNode }

function Entry({ label, awaits, children }: EntryProps) {
  return (
    <div
      data-awaits={awaits}
      className="grid gap-x-col border-t border-line py-3 text-small sm:grid-cols-2"
    >
      <dt className="font-semibold">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
