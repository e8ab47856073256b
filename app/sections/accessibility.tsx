import { Button } from '#app/components/button.tsx'
import { Section } from '#app/components/section.tsx'
import { classes } from '#app/lib/classes.ts'
import type { Statement } from '#content/model/home-schemas.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type LastRunProps = {
  text: PageTexts['/accessibility']['run']
  found:
    | {
        figures: readonly { value: number; label: string }[]
        terms: readonly { label: string; text: string }[]
      }
    | undefined
}

/** The results of the last recorded test run, in the figures that it wrote itself. */
export function LastRun({ text, found }: LastRunProps) {
  return (
    <Section ground="night">
      <div className="mb-12 heading-row gap-y-4.5">
        <h2>{text.heading}</h2>
        <p className="measure-52 text-lead">{found ? text.lead : text.none}</p>
      </div>
      {found && (
        <>
          <ul className="grid gap-x-col border-t-2 border-on-night sm:grid-cols-3">
            {found.figures.map(({ value, label }) => (
              <li key={label} className="pt-6 pb-8">
                <span className="numeral hang-4 block text-figure">
                  {value.toLocaleString('en-GB')}
                </span>
                <span className="mt-3 block">{label}</span>
              </li>
            ))}
          </ul>
          <dl className="grid-12 gap-y-0 border-b border-line-night">
            {found.terms.map(({ label, text: value }) => (
              <div
                key={label}
                className="col-span-full border-t border-line-night py-4 sm:col-span-6 lg:col-span-3"
              >
                <dt className="text-small text-on-night-soft">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="mt-6 measure-66 text-on-night-soft">{text.note}</p>
    </Section>
  )
}

type ReportProps = PageTexts['/accessibility']['report'] & {
  topic: { text: string; form: string; email: string }
}

/** Whom to tell about a barrier. */
export function Report({ heading, email, form, topic }: ReportProps) {
  return (
    <Section ground="sunk" room="continuation" column="heading-row gap-y-8" className="no-print">
      <div>
        <h2>{heading}</h2>
        <p className="mt-4.5 measure-60 text-lead text-ink-soft">{topic.text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button href={topic.form} variant="primary" arrow>
          {form}
        </Button>
        <Button href={`mailto:${topic.email}`} variant="outline">
          {email}
        </Button>
      </div>
    </Section>
  )
}

type StatementSectionProps = { heading: string; lead?: string; children: React.ReactNode }

/** A part of the statement: its heading on the left, what it says beside it. */
export function StatementSection({ heading, lead, children }: StatementSectionProps) {
  return (
    <section className="grid-12 gap-y-6 border-t-2 border-ink pt-6">
      <h2 className="col-span-full text-h3 lg:col-span-4">{heading}</h2>
      <div className="col-span-full lg:col-span-7 lg:col-start-6">
        {lead && <p className="mb-7 measure-60 text-lead text-ink-soft">{lead}</p>}
        {children}
      </div>
    </section>
  )
}

/** Ruled rows: a name, and its text beside it. */
export function Statements({ statements }: { statements: readonly Statement[] }) {
  return (
    <dl className="border-b border-line">
      {statements.map(({ title, text }) => (
        <div
          key={title}
          className={classes(
            'grid gap-x-col gap-y-1 border-t border-line py-5 sm:split-2/7',
            'first:border-t-0 first:pt-0',
          )}
        >
          <dt className="display text-lead leading-name">{title}</dt>
          <dd className="measure-60">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
