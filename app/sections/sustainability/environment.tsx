import { SectionHeading } from '#app/components/section-heading.tsx'
import type { SustainabilityContent } from '#app/page-content/sustainability.ts'
import { TargetPath } from './target-path.tsx'

type Props = { target: SustainabilityContent['target'] }

/** The two targets on emissions (spec 2.6, anchor `#environment`), as figure and as path. */
export function Environment({ target }: Props) {
  const { cut, cutYear, neutralYear } = target
  return (
    <section id="environment" className="py-section">
      <div className="wrap columns-12 gap-y-14">
        <div className="col-span-full lg:col-span-5">
          <SectionHeading name="Environment">Less from every site, by a date.</SectionHeading>
          <p className="numeral mt-12 hang-5 text-giant text-accent">
            {cut.number}
            <span className="numeral-sign">{cut.suffix}</span>
          </p>
          <p className="display mt-6.5 border-t-2 border-ink pt-3.5 text-h4">
            Lower emissions by {cutYear}
          </p>
          <p className="mt-2 measure-38 text-ink-soft">
            Carbon neutrality by {neutralYear}. Both targets cover the group and all of its
            companies.
          </p>
        </div>
        <figure className="col-span-full lg:col-span-7 lg:self-end">
          <TargetPath target={target} />
          <figcaption className="mt-4.5 measure-60 text-small text-pretty text-ink-soft">
            A target path, not a measurement, so the line is dashed. Whatever still leaves our sites
            in {neutralYear} is balanced by what is taken up elsewhere, and both are counted.
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
