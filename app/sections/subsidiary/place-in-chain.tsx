import { Mark } from '#app/components/mark.tsx'
import { Section } from '#app/components/section.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import { classes } from '#app/lib/classes.ts'
import type { Company, CompanyPages } from '#content/model/company-schemas.ts'

type Named = Pick<Company, 'id' | 'name'>
type Props = {
  company: Named & Pick<Company, 'chain' | 'place'>
  /** All companies, among them its neighbours. */
  companies: readonly Named[]
  labels: CompanyPages['chain']
}

/** Who supplies the company and whom it supplies, or builds for (spec 2.11); each leads to its page. */
export function PlaceInChain({ company, companies, labels }: Props) {
  const { heading, before, here, after } = company.chain
  const alone = before.length === 0 || after.length === 0
  const neighbours = (listed: typeof before) =>
    listed.flatMap(({ company: id, text }) =>
      companies.filter((each) => each.id === id).map(({ name }) => ({ id, name, text })),
    )
  return (
    <Section ground="night" id="chain">
      <SectionHeading name={labels.name} variant="chapter" className="mb-9 lg:mb-14">
        {heading}
      </SectionHeading>
      <div className="grid-12 gap-y-9">
        <Neighbours label={labels.before} listed={neighbours(before)} wide={alone} />
        <div
          className={classes(
            'col-span-full self-start bg-accent-field px-4.5 pt-4.5 pb-6 text-white lg:col-span-4',
            'print:break-inside-avoid print:p-0',
          )}
        >
          <p className="text-label font-medium">{labels.here}</p>
          <Named {...company} colour="text-white" />
          <p className="mt-2 measure-40 text-small">{here}</p>
        </div>
        <Neighbours
          label={company.place === 'bracket' ? labels.builds : labels.after}
          listed={neighbours(after)}
          wide={alone}
        />
      </div>
    </Section>
  )
}

type NeighboursProps = {
  label: string
  listed: readonly (Named & { text: string })[]
  /** Whether there is nobody on the other side. */
  wide: boolean
}

function Neighbours({ label, listed, wide }: NeighboursProps) {
  if (listed.length === 0) return null
  return (
    <div
      className={classes(
        'col-span-full border-t-2 border-on-night pt-4 print:break-inside-avoid',
        wide ? 'lg:col-span-8' : 'lg:col-span-4',
      )}
    >
      <p className="text-label text-on-night-soft">{label}</p>
      <ul className={classes('grid gap-x-col gap-y-5', wide && 'sm:grid-cols-2')}>
        {listed.map(({ text, ...company }) => (
          <li key={company.id} data-company={company.id}>
            <a href={`/subsidiaries/${company.id}`} className="group block">
              <Named {...company} colour="text-accent-night" />
              <span className="mt-2 block measure-40 text-small text-on-night-soft">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Named({ id, name, colour }: Named & { colour: string }) {
  return (
    <span className="mt-3 flex items-center gap-3">
      <Mark name={id} className={`size-7 ${colour}`} />
      <span className="display text-lead leading-name underline-offset-5 group-hover:underline">
        {name}
      </span>
    </span>
  )
}
