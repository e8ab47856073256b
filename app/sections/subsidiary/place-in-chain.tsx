import { ChainStretch } from '#app/components/chain-stretch.tsx'
import { Mark } from '#app/components/mark.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import { type InColumn, inColumns } from '#app/lib/chain-columns.ts'
import { classes } from '#app/lib/classes.ts'
import type { Chain, ChainBracket, ChainStop } from '#content/model/chain.ts'
import type { Company, CompanyPages } from '#content/model/company-schemas.ts'

type Stretch = InColumn<ChainStop>
type Props = {
  company: Pick<Company, 'id' | 'chain'>
  chain: Chain
  labels: CompanyPages['chain']
}

/**
 * Before, this stretch, after (spec 2.11): the drawing with the rest dimmed, the
 * names in their columns, the companies that work for all of them underneath.
 */
export function PlaceInChain({ company, chain: { drawing, line, brackets }, labels }: Props) {
  const { before, here, after } = company.chain
  const stretches = inColumns(line)
  const underAll = brackets.some(({ id }) => id === company.id)
  return (
    <section id="chain" className="chain on-dark bg-night py-section text-on-night">
      <div className="wrap max-lg:mb-8">
        <SectionHeading name={labels.name} look="chapter">
          {company.chain.heading}
        </SectionHeading>
      </div>
      <ChainStretch
        alt={drawing.alt}
        column={stretches.find(({ id }) => id === company.id)?.column}
      />
      <div className="max-lg:wrap lg:chain-names">
        <ul className="border-line-night max-lg:border-t lg:chain-columns lg:border-r print:grid print:grid-cols-3">
          {stretches.map((stretch) => {
            const text = [...before, ...after].find((each) => each.company === stretch.id)?.text
            if (stretch.id === company.id)
              return <Here key={stretch.id} label={labels.here} stretch={stretch} text={here} />
            const label = before.some((each) => each.company === stretch.id)
              ? labels.before
              : labels.after
            return (
              <Neighbour
                key={stretch.id}
                stretch={stretch}
                label={text && (underAll ? stretch.trade : label)}
                text={text}
              />
            )
          })}
        </ul>
        {brackets.map((bracket) => (
          <Bracket
            key={bracket.id}
            {...bracket}
            label={bracket.id === company.id ? labels.here : undefined}
          />
        ))}
      </div>
    </section>
  )
}

const cell = 'px-4.5 pt-4 pb-4.5 lg:pt-6 lg:pb-8'
/** On small screens the mark stands before the name, else above it. */
const named = 'max-lg:flex items-center gap-3'

type HereProps = { label: string; stretch: Stretch; text: string }

function Here({ label, stretch: { id, name, columnClass }, text }: HereProps) {
  return (
    <li className={classes('bg-accent-field text-white', cell, columnClass)}>
      <p className="mb-1.5 text-label font-medium lg:mb-4">{label}</p>
      <div className={named}>
        <Mark name={id} className="size-7 lg:mb-3" />
        <p className="display text-lead leading-name">{name}</p>
      </div>
      <p className="mt-1 measure-40 text-small lg:mt-2">{text}</p>
    </li>
  )
}

type NeighbourProps = { stretch: Stretch; label?: string; text?: string }

/** Another company; one that is no neighbour stands dim on large screens and not at all on small ones. */
function Neighbour({ stretch: { id, name, trade, columnClass }, label, text }: NeighbourProps) {
  return (
    <li
      data-company={id}
      className={classes(
        'border-line-night max-lg:border-b lg:border-t lg:border-l',
        !text && 'max-lg:hidden',
        columnClass,
      )}
    >
      <a href={`/subsidiaries/${id}`} className={`group block h-full ${cell}`}>
        <span className="mb-1.5 block text-label text-on-night-soft lg:mb-4">{label ?? trade}</span>
        <span className={`block ${named}`}>
          <Mark name={id} className="size-7 text-accent-night lg:mb-3" />
          <span className="display block text-lead leading-name underline-offset-5 group-hover:underline">
            {name}
          </span>
        </span>
        {text && (
          <span className="mt-1 block measure-40 text-small text-on-night-soft lg:mt-2">
            {text}
          </span>
        )}
      </a>
    </li>
  )
}

type BracketProps = ChainBracket & { label: string | undefined }

/** A company under all of them; on its own page it is the lit one. */
function Bracket({ id, name, work, label }: BracketProps) {
  const inside = (
    <>
      <Mark name={id} className={`size-7 ${label ? '' : 'text-accent-night'}`} />
      <span className="display text-lead leading-name underline-offset-5 group-hover:underline">
        {name}
      </span>
      <span className="text-small max-sm:basis-full">
        {label && `${label}: `}
        {work}
      </span>
    </>
  )
  const look = 'group flex flex-wrap items-center gap-x-4.5 gap-y-2 px-4.5 py-5.5'
  return label ? (
    <p className={`bg-accent-field text-white ${look}`}>{inside}</p>
  ) : (
    <a
      href={`/subsidiaries/${id}`}
      data-company={id}
      className={`border-accent-night lg:border-t-2 ${look}`}
    >
      {inside}
    </a>
  )
}
