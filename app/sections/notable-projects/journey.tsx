import { toneColours } from '#app/components/badge.tsx'
import { YearScale } from '#app/components/year-scale.tsx'
import type { NotableProjectsContent } from '#app/page-content/notable-projects.ts'

type Props = Pick<NotableProjectsContent, 'studies' | 'years' | 'firstYear' | 'futureYear'>

/** Case studies and the timeline's years on one scale: a bar is as long as its project took. */
export function Journey({ studies, years, firstYear, futureYear }: Props) {
  const share = (count: number) => `${(count / (futureYear - firstYear)) * 100}%`
  return (
    <div className="mt-12 lg:mt-16">
      <ol>
        {studies.map(({ id, projectName, type, period, from, to, tone, awaits }) => (
          <li key={id} data-awaits={awaits} className="border-t border-line first:border-ink">
            <a
              href={`/case-studies#${id}`}
              // As wide as the scale below, whose last year has its name beside it.
              className="group flex min-h-11 flex-wrap items-center pt-2 pb-3 lg:mr-13 lg:flex-nowrap lg:py-0"
            >
              <span style={{ width: share(from - firstYear) }} className="flex-none" />
              <span
                style={{ width: share(to - from) }}
                className={`h-1.5 flex-none lg:h-3 ${toneColours[tone]}`}
              />
              <span className="order-first mb-1.5 w-full lg:order-none lg:mb-0 lg:w-auto lg:pl-3.5">
                <span className="display underline-offset-5 group-hover:underline">
                  {projectName}
                </span>{' '}
                <span className="text-small text-ink-soft">
                  {period} <span className="max-sm:sr-only">·</span>{' '}
                  <span className="inline-block first-letter:uppercase max-sm:sr-only">{type}</span>
                </span>
              </span>
            </a>
          </li>
        ))}
      </ol>
      <YearScale
        years={years}
        firstYear={firstYear}
        futureYear={futureYear}
        className="border-t border-ink pt-3 lg:border-0"
      />
    </div>
  )
}
