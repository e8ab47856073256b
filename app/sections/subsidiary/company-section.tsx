import { FigureBlock } from '#app/components/figure-block.tsx'
import { Fold } from '#app/components/fold.tsx'
import { aboveWords, PictureSection } from '#app/components/picture-section.tsx'
import { Section } from '#app/components/section.tsx'
import type { CompanyPages } from '#content/model/company-schemas.ts'
import { About } from './about.tsx'
import { Engagement } from './engagement.tsx'
import { AboutFigures, FieldBand } from './field-band.tsx'
import { Figures } from './figures.tsx'
import { Layers } from './layers.tsx'
import { Ledger } from './ledger.tsx'
import { Panels } from './panels.tsx'
import { Points } from './points.tsx'
import { Projects } from './projects.tsx'
import { SectionHead } from './section-head.tsx'
import { type ServiceLabels, ServiceTerms } from './service-terms.tsx'
import { Sheet } from './sheet.tsx'
import type { ShownSection, ShownSectionOf } from './shown-section.ts'

type RouteLineProps = { section: ShownSectionOf<'route'>; labels: ServiceLabels }

/** Stations along one line. */
function RouteLine({ section, labels }: RouteLineProps) {
  return (
    <Section ground="surface">
      <SectionHead {...section} variant="chapter" />
      <ol className="route-line">
        {section.items.map((item) => (
          <li
            key={item.title}
            data-placeholder={item.placeholderId}
            className="lg:row-span-4 lg:grid lg:grid-rows-subgrid"
          >
            <h3 className="text-h4">{item.title}</h3>
            <p className="mt-2.5 mb-4 text-ink-soft">{item.text}</p>
            <ServiceTerms service={item} labels={labels} className="lg:fold-subgrid" />
          </li>
        ))}
      </ol>
    </Section>
  )
}

const across = 25
const step = 14
const mark = 9

/** `count` square marks, twenty-five a row. */
function UnitChart({ count, label }: { count: number; label: string }) {
  const rows = Math.ceil(count / across)
  return (
    <svg
      viewBox={`0 0 ${across * step} ${rows * step}`}
      className="mt-5 w-full max-w-80"
      role="img"
      aria-label={label}
    >
      <g fill="none" stroke="#fff" strokeWidth={mark} strokeDasharray={`${mark} ${step - mark}`}>
        {Array.from({ length: rows }, (_, row) => {
          const inRow = Math.min(across, count - row * across)
          return `M0 ${row * step + step / 2}h${inRow * step - (step - mark)}`
        }).map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
    </svg>
  )
}

type CountsProps = {
  section: ShownSectionOf<'counts'>
  /** The words of the way to where the figures are explained. */
  about: string
}

/** Figures drawn one mark for one thing, all at one scale. */
function Counts({ section, about }: CountsProps) {
  return (
    <FieldBand>
      <SectionHead {...section} />
      <ul className="grid gap-x-col gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {section.figures.map(({ id, value, text, label, meaning, placeholderId }) => (
          <li key={id}>
            <FigureBlock
              value={text}
              label={label}
              meaning={meaning}
              placeholderId={placeholderId}
            />
            <UnitChart count={value} label={`${label}: ${text}`} />
          </li>
        ))}
      </ul>
      <AboutFigures figures={section.figures} label={about} />
    </FieldBand>
  )
}

const grounds = { surface: 'bg-surface', paper: '' } as const

/** Entries in ruled columns. */
function Columns({ section }: { section: ShownSectionOf<'columns'> }) {
  return (
    <Section room="continuation" className={grounds[section.ground]}>
      <SectionHead {...section} />
      <ul className="grid gap-x-col sm:gap-y-9 lg:grid-cols-3 print:grid-cols-3">
        {section.items.map(({ title, text, placeholderId }) => (
          <li
            key={title}
            data-placeholder={placeholderId}
            className="folds border-t-3 border-accent sm:pt-5"
          >
            <h3 className="fold-title">{title}</h3>
            <Fold name={title}>
              <p className="measure-38 text-ink-soft sm:mt-3">{text}</p>
            </Fold>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A picture across the window, one sentence on its foot, on phones below it. It has no heading: it is a pause. */
function PictureBand({ section: { picture, sentence } }: { section: ShownSectionOf<'picture'> }) {
  return (
    <PictureSection
      as="div"
      picture={picture}
      boxes={[
        { from: '64rem', width: '100vw', height: '48.75rem' },
        { from: '48rem', width: '100vw', height: '104vw' },
        { width: '100vw', aspect: 4 / 3 },
      ]}
      {...aboveWords}
      className={`${aboveWords.className} md:min-h-[100vw] lg:min-h-[min(88svh,780px)]`}
    >
      <div className="wrap relative pt-7 pb-9 lg:pb-12">
        <p className="statement measure-24">{sentence}</p>
      </div>
    </PictureSection>
  )
}

type WordsProps = { section: ShownSectionOf<'words'>; labels: ServiceLabels }

/** Very large words in the company's accent, one a row. */
function Words({ section, labels }: WordsProps) {
  return (
    <Section ground="surface">
      <SectionHead {...section} variant="chapter" />
      <ul className="border-b-2 border-ink">
        {section.items.map((item) => (
          <li
            key={item.title}
            data-placeholder={item.placeholderId}
            className="items-start gap-y-4 border-t-2 border-ink pt-5 pb-4 max-lg:grid sm:pb-8 lg:grid-12"
          >
            <h3 className="hang-4 text-title leading-none tracking-tight text-accent lg:col-span-7">
              {item.title}
            </h3>
            <div className="lg:col-span-5 lg:pt-1.5">
              <p className="mb-4 text-ink-soft">{item.text}</p>
              <ServiceTerms service={item} labels={labels} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type StepsProps = { section: ShownSectionOf<'steps'>; labels: ServiceLabels; step: string }

/** Ruled steps: the rule over each grows with the work done. */
function Steps({ section, labels, step }: StepsProps) {
  const { items } = section
  return (
    <Section ground="surface">
      <SectionHead {...section} />
      <ol className="border-b border-line">
        {items.map((item, index) => (
          <li
            key={item.title}
            data-placeholder={item.placeholderId}
            className="relative grid items-baseline gap-x-col gap-y-2 border-t border-line py-7 lg:grid-12"
          >
            <span
              className="absolute -top-px left-0 h-0.75 bg-accent"
              style={{ width: `${((index + 1) / items.length) * 100}%` }}
              aria-hidden="true"
            />
            <div className="lg:col-span-4">
              <p className="mb-1.5 text-small text-ink-soft">
                {step} {index + 1}: {item.verb}
              </p>
              <h3>{item.title}</h3>
            </div>
            <p className="measure-52 text-ink-soft lg:col-span-4">{item.text}</p>
            <ServiceTerms service={item} labels={labels} className="lg:col-span-4" />
          </li>
        ))}
      </ol>
    </Section>
  )
}

type CompanySectionProps = {
  section: ShownSection
  /** The company's. */
  name: string
  labels: CompanyPages
  /** The words of the link to `/data`. */
  toFigures: string
}

/** One section of a company's page, by its kind. */
export function CompanySection({ section, name, labels: all, toFigures }: CompanySectionProps) {
  const { service: labels, step } = all
  switch (section.kind) {
    case 'about':
      return <About section={section} name={name} />
    case 'steps':
      return <Steps section={section} labels={labels} step={step} />
    case 'words':
      return <Words section={section} labels={labels} />
    case 'layers':
    case 'stairs':
      return <Layers section={section} labels={labels} />
    case 'sheet':
      return <Sheet section={section} labels={labels} />
    case 'route':
      return <RouteLine section={section} labels={labels} />
    case 'panels':
      return <Panels section={section} labels={labels} />
    case 'columns':
      return <Columns section={section} />
    case 'figures':
      return <Figures section={section} about={toFigures} />
    case 'counts':
      return <Counts section={section} about={toFigures} />
    case 'ledger':
      return <Ledger section={section} about={toFigures} />
    case 'projects':
      return <Projects section={section} />
    case 'points':
      return <Points section={section} />
    case 'picture':
      return <PictureBand section={section} />
    case 'engagement':
      return <Engagement section={section} />
  }
}
