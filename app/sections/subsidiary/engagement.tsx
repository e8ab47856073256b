import { Fold } from '#app/components/fold.tsx'
import { Section } from '#app/components/section.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import { classes } from '#app/lib/classes.ts'
import { SectionHead } from './section-head.tsx'
import type { ShownSectionOf } from './shown-section.ts'

type EngagementSection = ShownSectionOf<'engagement'>

const grounds = { paper: '', sunk: 'bg-sunk' } as const

/** How work with the company runs, numbered. */
export function Engagement({ section }: { section: EngagementSection }) {
  const Layout = section.layout === 'rows' ? Rows : Columns
  return (
    <Section room="continuation" className={grounds[section.ground]}>
      <Layout section={section} />
    </Section>
  )
}

/** The heading stays beside its rows while they pass. */
function Rows({ section }: { section: EngagementSection }) {
  return (
    <div className="grid-12 items-start">
      <div className="col-span-full mb-6 lg:sticky lg:top-28 lg:col-span-5">
        <SectionHeading name={section.name}>{section.heading}</SectionHeading>
        {section.lead && <p className="mt-5 measure-36 text-lead text-ink-soft">{section.lead}</p>}
      </div>
      <ol className="col-span-full border-b border-line-strong lg:col-span-7">
        {section.items.map(({ title, text }, index) => (
          <li
            key={title}
            className={classes(
              'folds grid grid-cols-[--spacing(10)_1fr] items-baseline border-t border-line-strong',
              'sm:py-6 sm:grid-cols-[--spacing(14)_1fr]',
            )}
          >
            <StepNumber value={index + 1} />
            <h3 className="fold-title text-h4">{title}</h3>
            <Fold name={title} className="col-start-2">
              <p className="measure-52 text-ink-soft sm:mt-2">{text}</p>
            </Fold>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Columns under one rule in the company's colour. */
function Columns({ section }: { section: EngagementSection }) {
  return (
    <>
      <SectionHead {...section} />
      <ol className="grid gap-x-col border-accent sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4 lg:border-t-3">
        {section.items.map(({ title, text }, index) => (
          <li
            key={title}
            className={classes(
              'folds border-accent sm:pt-5 max-sm:grid max-sm:grid-cols-[--spacing(10)_1fr]',
              'max-sm:items-baseline max-lg:border-t-3 lg:pt-7',
            )}
          >
            <StepNumber value={index + 1} />
            <h3 className="fold-title text-h4 sm:mt-5 lg:mt-8">{title}</h3>
            <Fold name={title} className="col-start-2">
              <p className="measure-38 text-ink-soft sm:mt-2.5">{text}</p>
            </Fold>
          </li>
        ))}
      </ol>
    </>
  )
}

function StepNumber({ value }: { value: number }) {
  return (
    <span className="numeral text-h3 text-accent sm:text-h2" aria-hidden="true">
      {value}
    </span>
  )
}
