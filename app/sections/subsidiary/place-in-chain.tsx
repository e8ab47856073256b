import { ChainStretch } from '#app/components/chain/chain-stretch.tsx'
import { Mark } from '#app/components/mark.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import type { CompanyContent } from '#app/page-content/subsidiary.ts'

type Company = CompanyContent['company']
type Stretch = CompanyContent['stretches'][number]
type Props = { company: Company; stretches: readonly Stretch[] }

/**
 * Before, this stretch, after (spec 2.11): the drawing with all other stretches
 * dimmed, the six names in their columns, Techrich's field under all of them.
 */
export function PlaceInChain({ company, stretches }: Props) {
  const { before, here, after } = company.chain
  const owners = stretches.filter(({ id }) => id !== 'techrich')
  const builder = stretches.find(({ id }) => id === 'techrich')
  const builds = company.id === 'techrich'
  return (
    <section id="chain" className="chain on-dark bg-night py-section text-on-night">
      <div className="wrap max-lg:mb-8">
        <SectionHeading name="Place in the chain">{company.chain.heading}</SectionHeading>
      </div>
      <ChainStretch position={owners.findIndex(({ id }) => id === company.id)} />
      <div className="max-lg:wrap lg:chain-names">
        <ul className="border-line-night max-lg:border-t lg:grid lg:grid-cols-6 lg:border-r">
          {owners.map((stretch) => {
            const text = [...before, ...after].find((each) => each.company === stretch.id)?.text
            if (stretch.id === company.id)
              return <Here key={stretch.id} stretch={stretch} text={here} />
            const label = before.some((each) => each.company === stretch.id) ? 'Before' : 'After'
            return (
              <Neighbour
                key={stretch.id}
                stretch={stretch}
                label={text && (builds ? stretch.stretch : label)}
                text={text}
              />
            )
          })}
        </ul>
        {builder && <Builder builder={builder} here={builds} />}
      </div>
    </section>
  )
}

const cell = 'px-4.5 pt-6 pb-8'

function Here({ stretch: { id, name }, text }: { stretch: Stretch; text: string }) {
  return (
    <li className={`bg-accent-field text-white ${cell}`}>
      <p className="mb-4 text-label font-medium">This stretch</p>
      <Mark name={id} className="mb-3 size-7" />
      <p className="display text-name">{name}</p>
      <p className="mt-2 measure-40 text-small">{text}</p>
    </li>
  )
}

type NeighbourProps = { stretch: Stretch; label?: string; text?: string }

/** Another company; one that is no neighbour stands dim on large screens and not at all on small ones. */
function Neighbour({ stretch: { id, name, stretch }, label, text }: NeighbourProps) {
  return (
    <li
      data-company={id}
      className={`border-line-night max-lg:border-b lg:border-t lg:border-l ${text ? '' : 'max-lg:hidden'}`}
    >
      <a href={`/subsidiaries/${id}`} className={`group block h-full ${cell}`}>
        <span className="mb-4 block text-label text-on-night-soft">{label ?? stretch}</span>
        <Mark name={id} className="mb-3 size-7 text-accent-night" />
        <span className="display block text-name underline-offset-5 group-hover:underline">
          {name}
        </span>
        {text && (
          <span className="mt-2 block measure-40 text-small text-on-night-soft">{text}</span>
        )}
      </a>
    </li>
  )
}

/** Techrich under every stretch; on its own page it is the lit one. */
function Builder({ builder: { id, name }, here }: { builder: Stretch; here: boolean }) {
  const inside = (
    <>
      <Mark name={id} className={`size-7 ${here ? '' : 'text-accent-night'}`} />
      <span className="display text-name underline-offset-5 group-hover:underline">{name}</span>
      <span className="text-small max-sm:basis-full">
        {here ? 'This stretch: all of them. ' : ''}
        {here ? 'Engineers and builds every one.' : 'engineers and builds every stretch'}
      </span>
    </>
  )
  const look = 'group flex flex-wrap items-center gap-x-4.5 gap-y-2 px-4.5 py-5.5'
  return here ? (
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
