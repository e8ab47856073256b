import { ChainBackdrop } from '#app/components/chain/chain-backdrop.tsx'
import { StretchCrop } from '#app/components/chain/stretch-crop.tsx'
import { Mark } from '#app/components/mark.tsx'
import { classes } from '#app/lib/classes.ts'
import type { StructureContent } from '#app/page-content/corporate-structure.ts'

type Props = { group: string; units: StructureContent['units'] }

/**
 * The group's structure as a diagram (spec 2.7): the holding, its beam, six
 * companies hung from it over the drawing of the chain, Techrich under all of
 * them. On small screens the beam stands upright and the drawing comes in crops.
 */
export function StructureDiagram({ group, units }: Props) {
  const builder = units.find(({ id }) => id === 'techrich')
  const stretches = units.filter(({ id }) => id !== 'techrich')
  return (
    <section className="on-dark overflow-hidden bg-night pb-section text-white">
      <div className="wrap">
        <h2 className="sr-only">The structure of the group</h2>
        <Apex group={group} />
        <div className="structure-beam" aria-hidden="true" />
        <div className="relative max-lg:hidden">
          <ChainBackdrop className="-ml-[50%] w-[200%] max-w-none" />
          <div className="structure-stops absolute inset-0 bg-transparent" aria-hidden="true">
            {stretches.map(({ id }) => (
              <span key={id} className="structure-line" />
            ))}
          </div>
        </div>
        <ul className="structure-stops">
          {stretches.map((unit) => (
            <Stop key={unit.id} unit={unit} />
          ))}
        </ul>
        {builder && <Builder unit={builder} />}
        <Key />
      </div>
    </section>
  )
}

function Apex({ group }: { group: string }) {
  const [first, ...rest] = group.split(' ')
  return (
    <p className="relative flex w-max items-center gap-4.5 bg-white py-4.5 pr-8.5 pl-5 text-ink">
      <Mark name="group" className="size-10 text-signal lg:size-12" />
      <span>
        <span className="display block text-h4 leading-none">
          {first} <span className="font-normal">{rest.join(' ')}</span>
        </span>
        <span className="mt-1 block text-small text-ink-soft">Holding company, Lagos</span>
      </span>
    </p>
  )
}

type Unit = StructureContent['units'][number]

function Stop({ unit: { id, name, stretch } }: { unit: Unit }) {
  return (
    <li data-company={id} className="max-lg:border-b max-lg:border-line-night">
      <a
        href={`/subsidiaries/${id}`}
        className={classes(
          'structure-stop group relative grid min-h-26',
          'grid-cols-[--spacing(8.5)_1fr_--spacing(24)] items-center gap-x-4 pl-6',
          'lg:block lg:structure-line lg:py-6.5 lg:pr-3 lg:pl-4.5',
        )}
      >
        <Mark name={id} className="size-8.5 text-accent-night lg:mb-4" />
        <span>
          <span className="display block text-name underline-offset-5 group-hover:underline">
            {name}
          </span>
          <span className="mt-1 block text-small text-on-night-soft">{stretch}</span>
        </span>
        {id !== 'techrich' && <StretchCrop company={id} className="h-26 w-24 lg:hidden" />}
      </a>
    </li>
  )
}

/** Techrich builds every stretch: the field under all of them. */
function Builder({ unit: { id, name } }: { unit: Unit }) {
  return (
    <a
      href={`/subsidiaries/${id}`}
      data-company={id}
      className="group relative flex flex-wrap items-center gap-x-4.5 gap-y-2 bg-accent-field px-4.5 py-5.5"
    >
      <Mark name={id} className="size-8.5" />
      <span className="display text-name underline-offset-5 group-hover:underline">{name}</span>
      <span className="text-small max-sm:basis-full">engineers and builds every stretch</span>
    </a>
  )
}

/** What the three kinds of line say. */
function Key() {
  return (
    <ul className="mt-8 flex flex-wrap gap-x-10 gap-y-2.5 text-small text-on-night-soft">
      <li className="structure-key flex items-center gap-3.5">Belongs to</li>
      <li className="flex items-center gap-3.5 before:w-9.5 before:border-t-3 before:border-signal">
        Hands energy over to
      </li>
      <li
        data-company="techrich"
        className="flex items-center gap-3.5 before:h-3 before:w-9.5 before:bg-accent-field"
      >
        Builds for
      </li>
    </ul>
  )
}
