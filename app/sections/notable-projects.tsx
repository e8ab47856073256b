import { toneColours } from '#app/components/badge.tsx'
import { MoreLink } from '#app/components/more-link.tsx'
import { caseTone } from '#app/lib/case-types.ts'
import { classes } from '#app/lib/classes.ts'
import { yearsBetween } from '#app/lib/core.ts'
import type { CaseStudy } from '#content/model/news-schemas.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type ComingSoonProps = Pick<PageTexts['/notable-projects'], 'line' | 'links'> & {
  /** What the site tells of the years so far. */
  children: React.ReactNode
}

/** The placeholder (spec 2.12, to the letter), and under it what the site tells of the years so far. */
export function ComingSoon({ line, links, children }: ComingSoonProps) {
  return (
    <section className="bg-paper py-section">
      <div className="wrap">
        <div className="heading-row gap-y-6">
          <h2 className="hang-3 text-title tracking-display">Coming Soon</h2>
          <div>
            <p className="measure-44 text-lead text-ink-soft">{line}</p>
            <p className="mt-5 flex flex-wrap gap-x-8 gap-y-3">
              {links.map(({ label, href }) => (
                <MoreLink key={href} to={href}>
                  {label}
                </MoreLink>
              ))}
            </p>
          </div>
        </div>
        {children}
      </div>
    </section>
  )
}

type TimedStudy = CaseStudy & { from: number; to: number }
type JourneyProps = {
  words: PageTexts['/notable-projects']['words']
  studies: readonly TimedStudy[]
  /** Those of the timeline, and where it ends. */
  years: readonly number[]
  futureYear: number
}

/** The case studies on a scale of their own years, and the way to each year of the timeline. */
export function Journey({ words, studies, years, futureYear }: JourneyProps) {
  const scale = scaleOf(studies)
  return (
    <div className="mt-12 lg:mt-16">
      {studies.length > 0 && (
        <>
          <div className="grid items-end gap-x-col gap-y-3 md:split-5/12 lg:split-4/12">
            <h3 className="section-name py-1.25">{words.studies}</h3>
            <Scale scale={scale} />
          </div>
          <ol className="border-y border-ink">
            {studies.map((study) => (
              <Study key={study.id} study={study} scale={scale} />
            ))}
          </ol>
          <div className="grid gap-x-col md:split-5/12 lg:split-4/12">
            <Scale scale={scale} className="md:col-start-2" />
          </div>
        </>
      )}
      <nav
        aria-labelledby="years"
        className={classes(
          'mt-10 grid gap-x-col gap-y-1 border-t border-ink pt-2 no-print',
          'md:split-5/12 lg:split-4/12',
        )}
      >
        <h3 id="years" className="section-name py-2.5">
          {words.years}
        </h3>
        <ol className="flex flex-wrap gap-x-4">
          {years.map((year) => (
            <li key={year}>
              <Year href={`/historical#y${year}`}>{year}</Year>
            </li>
          ))}
          <li>
            <Year href="/historical#future">{futureYear}+</Year>
          </li>
        </ol>
      </nav>
    </div>
  )
}

type Scale = { first: number; last: number; marks: number[] }

/** The years from the first study to the end of the last, and which of them stand on the scale in figures. */
function scaleOf(studies: readonly TimedStudy[]): Scale {
  const first = Math.min(...studies.map(({ from }) => from))
  const last = Math.max(...studies.map(({ to }) => to))
  const marks = yearsBetween(first, last).filter(
    // On a phone two years are as wide as the figures of one.
    (year) => year % 5 === 0 && year - first >= 2 && last - year >= 2,
  )
  return { first, last, marks: [first, ...marks, last] }
}

/** How far along the scale it is. */
function share(years: number, { first, last }: Scale): string {
  return `${(years / (last - first)) * 100}%`
}

/** Some years in figures at their places. Decorative: each row says its period in words. */
function Scale({ scale, className = '' }: { scale: Scale; className?: string }) {
  return (
    <p
      aria-hidden="true"
      className={classes(
        'relative h-8 text-label leading-8 font-semibold text-ink-soft',
        className,
      )}
    >
      {scale.marks.map((year) => (
        <span
          key={year}
          style={{ left: share(year - scale.first, scale) }}
          // The outer two keep to the edges of the scale.
          className="absolute -translate-x-1/2 first:translate-x-0 last:-translate-x-full"
        >
          {year}
        </span>
      ))}
    </p>
  )
}

type StudyProps = { study: TimedStudy; scale: Scale }

/** One case study: a bar is as long as its project took. */
function Study({ study, scale }: StudyProps) {
  const { id, projectName, type, period, from, to, awaits } = study
  const tone = caseTone(type)
  return (
    <li data-awaits={awaits} className="border-t border-line first:border-t-0">
      <a href={`/case-studies#${id}`} className="group grid gap-x-col md:split-5/12 lg:split-4/12">
        <span className="pt-3 md:pb-3">
          <span className="display block underline-offset-5 group-hover:underline">
            {projectName}
          </span>{' '}
          <span className="text-small text-ink-soft">
            {period} · <span className="inline-block first-letter:uppercase">{type}</span>
          </span>
        </span>
        <span
          style={{ backgroundSize: `${share(1, scale)} 100%` }}
          className="year-grid my-2.5 flex h-5 items-center md:my-0 md:h-full"
        >
          <span style={{ width: share(from - scale.first, scale) }} className="flex-none" />
          <span
            style={{ width: share(to - from, scale) }}
            className={`h-2 flex-none forced-color-adjust-none lg:h-3 ${toneColours[tone]}`}
          />
        </span>
      </a>
    </li>
  )
}

function Year({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <a href={href} className="block py-2.75 text-small font-medium underline underline-offset-4">
      {children}
    </a>
  )
}
