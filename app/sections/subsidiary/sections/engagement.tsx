import { SectionHeading } from '#app/components/section-heading.tsx'
import type { ShownSectionOf } from '#app/page-content/company-sections.ts'
import { SectionHead } from './section-head.tsx'

type Section = ShownSectionOf<'engagement'>

const grounds = { paper: '', sunk: 'bg-sunk' } as const

/** How work with the company runs, numbered. */
export function Engagement({ section }: { section: Section }) {
  const Layout = section.layout === 'rows' ? Rows : Columns
  return (
    <section className={`py-section ${grounds[section.ground]}`}>
      <div className="wrap">
        <Layout section={section} />
      </div>
    </section>
  )
}

/** The heading stays beside its rows while they pass. */
function Rows({ section }: { section: Section }) {
  return (
    <div className="grid-12 items-start">
      <div className="col-span-full mb-10 lg:sticky lg:top-28 lg:col-span-5">
        <SectionHeading name={section.name}>{section.heading}</SectionHeading>
        {section.lead && <p className="mt-5 measure-36 text-lead text-ink-soft">{section.lead}</p>}
      </div>
      <ol className="col-span-full border-b border-line-strong lg:col-span-7">
        {section.items.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[--spacing(14)_1fr] items-baseline border-t border-line-strong py-6"
          >
            <StepNumber value={index + 1} />
            <div>
              <h3 className="text-h4">{title}</h3>
              <p className="mt-2 measure-52 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Columns under one rule in the company's colour. */
function Columns({ section }: { section: Section }) {
  return (
    <>
      <SectionHead {...section} />
      <ol className="grid gap-x-col gap-y-10 border-accent sm:grid-cols-2 lg:grid-cols-4 lg:border-t-3">
        {section.items.map(({ title, text }, index) => (
          <li key={title} className="border-accent max-lg:border-t-3 pt-5 lg:pt-7">
            <StepNumber value={index + 1} />
            <h3 className="mt-5 text-h4 lg:mt-8">{title}</h3>
            <p className="mt-2.5 measure-38 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}

function StepNumber({ value }: { value: number }) {
  return (
    <span className="numeral text-h2 text-accent" aria-hidden="true">
      {value}
    </span>
  )
}
