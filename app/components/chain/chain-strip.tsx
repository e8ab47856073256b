import { Mark } from '#app/components/mark.tsx'
import { Eyebrow } from '#app/components/section-heading.tsx'
import { classes } from '#app/lib/classes.ts'
import type { CompanyId } from '#content/schema/subsidiary.ts'
import { ChainDrawing } from './chain-drawing.tsx'
import { StretchCrop } from './stretch-crop.tsx'

type Company = { id: CompanyId; name: string; stretch: string }

/** The chain with all seven companies: one line, six names under it, Techrich the bracket below. */
export function ChainStrip({ companies }: { companies: readonly Company[] }) {
  const stretches = companies.filter(ownsStretch)
  return (
    <section className="chain on-dark bg-night py-section text-on-night">
      <div className="wrap mb-10 heading-row lg:mb-2">
        <h2>
          <Eyebrow>The chain</Eyebrow>
          <span className="block">One line runs through all of it.</span>
        </h2>
        <p className="measure-60 text-lead">
          Follow it from the rock to the lamp. Each company is responsible for one stretch, and
          answers to the next.
        </p>
      </div>
      <ChainDrawing />
      <div className="max-lg:wrap lg:chain-names">
        <ul className="border-t border-line-night sm:grid sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-6 lg:gap-0 lg:border-0">
          {stretches.map(({ id, name, stretch }) => (
            <li
              key={id}
              data-company={id}
              className="border-b border-line-night lg:border-b-0 lg:border-l"
            >
              <a
                href={`/subsidiaries/${id}`}
                className={classes(
                  'group/stretch grid grid-cols-[42%_1fr] items-center gap-x-5',
                  'lg:block lg:pt-6.5 lg:pr-4 lg:pb-8.5 lg:pl-4.5',
                )}
              >
                <StretchCrop company={id} className="h-47.5 w-full sm:h-57.5 lg:hidden" />
                <span className="block">
                  <Mark name={id} className="mb-3 size-7.5 text-accent-night lg:mb-4.5" />
                  <StretchName name={name} />
                  <span className="mt-1 block text-label text-on-night-soft">{stretch}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        <Builder companies={companies} />
      </div>
    </section>
  )
}

/** Every company but Techrich owns one stretch. */
function ownsStretch(
  company: Company,
): company is Company & { id: Exclude<CompanyId, 'techrich'> } {
  return company.id !== 'techrich'
}

/** Techrich, which builds every stretch, as the bracket under all of them. */
function Builder({ companies }: { companies: readonly Company[] }) {
  const builder = companies.find(({ id }) => id === 'techrich')
  if (!builder) return null
  return (
    <a
      href={`/subsidiaries/${builder.id}`}
      data-company={builder.id}
      className={classes(
        'chain-bracket group/stretch relative flex flex-wrap items-center gap-4.5 pt-6.5',
        'lg:border-t-2 lg:border-accent-night lg:pt-5.5 lg:pl-4.5',
      )}
    >
      <Mark name={builder.id} className="size-7.5 text-accent-night" />
      <StretchName name={builder.name} />
      <span className="text-small text-on-night-soft">engineers and builds every stretch</span>
    </a>
  )
}

function StretchName({ name }: { name: string }) {
  return (
    <span
      className={classes(
        'display block text-name underline-offset-5',
        'group-hover/stretch:underline group-hover/stretch:decoration-2',
      )}
    >
      {name}
    </span>
  )
}
