import { Mark } from '#app/components/mark.tsx'
import { Eyebrow } from '#app/components/section-heading.tsx'
import { classes } from '#app/lib/classes.ts'
import type { ChainContent } from '#app/page-content/chain.ts'
import { ChainDrawing } from './chain-drawing.tsx'
import { StretchCrop } from './stretch-crop.tsx'

type Props = ChainContent & { text: { name: string; heading: string; lead: string } }

/** The chain with all companies: one line, the names of its own under it, a bracket for each other. */
export function ChainStrip({ drawing, line, brackets, text }: Props) {
  return (
    <section className="chain on-dark bg-night py-section text-on-night">
      <div className="wrap mb-10 heading-row lg:mb-2">
        <h2>
          <Eyebrow>{text.name}</Eyebrow>
          <span className="block">{text.heading}</span>
        </h2>
        <p className="measure-60 text-lead">{text.lead}</p>
      </div>
      <ChainDrawing words={drawing} />
      <div className="max-lg:wrap lg:chain-names">
        <ul className="border-t border-line-night sm:grid sm:grid-cols-2 sm:gap-x-8 lg:chain-columns lg:gap-0 lg:border-0">
          {line.map(({ id, name, stretch, column, columnClass }) => (
            <li
              key={id}
              data-company={id}
              className={classes(
                'border-b border-line-night lg:border-b-0 lg:border-l',
                columnClass,
              )}
            >
              <a
                href={`/subsidiaries/${id}`}
                className={classes(
                  'group/stretch grid grid-cols-[42%_1fr] items-center gap-x-5',
                  'lg:block lg:pt-6.5 lg:pr-4 lg:pb-8.5 lg:pl-4.5',
                )}
              >
                <StretchCrop
                  part={column.stretch}
                  className="h-47.5 w-full sm:h-57.5 lg:hidden print:h-32"
                />
                <span className="block">
                  <Mark name={id} className="mb-3 size-7.5 text-accent-night lg:mb-4.5" />
                  <StretchName name={name} />
                  <span className="mt-1 block text-label text-on-night-soft">{stretch}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        {brackets.map((bracket) => (
          <Bracket key={bracket.id} {...bracket} />
        ))}
      </div>
    </section>
  )
}

/** A company that works for all the others, as the bracket under them. */
function Bracket({ id, name, work }: ChainContent['brackets'][number]) {
  return (
    <a
      href={`/subsidiaries/${id}`}
      data-company={id}
      className={classes(
        'chain-bracket group/stretch relative flex flex-wrap items-center gap-4.5 pt-6.5',
        'lg:border-t-2 lg:border-accent-night lg:pt-5.5 lg:pl-4.5',
      )}
    >
      <Mark name={id} className="size-7.5 text-accent-night" />
      <StretchName name={name} />
      <span className="text-small text-on-night-soft">{work}</span>
    </a>
  )
}

function StretchName({ name }: { name: string }) {
  return (
    <span
      className={classes(
        'display block text-lead leading-name underline-offset-5',
        'group-hover/stretch:underline group-hover/stretch:decoration-2',
      )}
    >
      {name}
    </span>
  )
}
