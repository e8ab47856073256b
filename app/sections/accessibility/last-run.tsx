import { Section } from '#app/components/section.tsx'
import { classes } from '#app/lib/classes.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type Props = {
  text: PageTexts['/accessibility']['run']
  found:
    | {
        figures: readonly { value: number; label: string }[]
        terms: readonly { label: string; text: string }[]
      }
    | undefined
}

/** What the last recorded run of the tests found, in the figures that it wrote itself. */
export function LastRun({ text, found }: Props) {
  return (
    <Section ground="night">
      <div className="mb-12 heading-row gap-y-4.5">
        <h2>{text.heading}</h2>
        <p className="measure-52 text-lead">{found ? text.lead : text.none}</p>
      </div>
      {found && (
        <>
          <ul className="grid grid-cols-2 gap-x-col border-t-2 border-on-night lg:grid-cols-4">
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
                className={classes(
                  'col-span-full border-t border-line-night py-4 sm:col-span-6 lg:col-span-3',
                  // In the columns of the figures. Seven fill no rows: the last is twice as wide.
                  'sm:max-lg:last:col-span-full lg:last:col-span-6',
                )}
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
