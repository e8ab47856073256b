import { FigureParts } from '#app/components/figure-parts.tsx'
import { FigureTerms, Term } from '#app/components/figure-terms.tsx'
import { classes } from '#app/lib/classes.ts'
import type { DataContent } from '#app/page-content/data.ts'

type Figure = DataContent['register'][number]['figures'][number]

type Props = { figure: Figure; text: DataContent['text'] }

/** One figure: the number, what it says, and its terms. */
export function FigureRow({ figure, text: { terms } }: Props) {
  const { id, prefix, number, suffix, label, page } = figure
  return (
    <li
      id={id}
      data-awaits={figure.awaits}
      className={classes(
        'border-t border-line-strong py-4 target:bg-mark',
        'first:border-t-0 first:pt-0 md:pt-5 md:pb-7',
        'md:nth-[-n+2]:border-t-0 md:nth-[-n+2]:pt-0 lg:nth-3:border-t-0 lg:nth-3:pt-0',
      )}
    >
      {/* The number and what it says, on one line where there is room. */}
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 md:block">
        <p className="numeral hang-4 text-h2">
          <FigureParts prefix={prefix} number={number} suffix={suffix} sign="numeral-sign" />
        </p>
        <p className="display md:mt-3">{label}</p>
      </div>
      <FigureTerms figure={figure} names={terms}>
        <Term name={terms.page}>
          <a href={page.href} className="inline-block py-0.5 underline underline-offset-4">
            {page.label}
          </a>
        </Term>
      </FigureTerms>
    </li>
  )
}
