import { DownloadList } from '#app/components/download-list.tsx'
import { FiguresLink } from '#app/components/figures-link.tsx'
import { PercentBar } from '#app/components/percent-bar.tsx'
import { PictureSection } from '#app/components/picture-section.tsx'
import { Section } from '#app/components/section.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import { classes } from '#app/lib/classes.ts'
import type { LibraryPicture } from '#app/pictures/library.ts'
import type { DocumentText } from '#content/model/document-schemas.ts'
import type { FiguresLink as Link, ShownFigure } from '#content/model/figure-register.ts'
import type {
  Certification as Certificate,
  Indicator as Stated,
} from '#content/model/group-schemas.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'
import type { duties as all, firstRule } from '#content/model/records.ts'

type CertificationProps = {
  certificates: readonly Certificate[]
  text: PageTexts['/qhsse']['certification']
}

/** The certificates (spec 2.6): the standard's number as typography, the certificate's own where it is known. */
export function Certification({ certificates, text: words }: CertificationProps) {
  return (
    <Section ground="night">
      <div className="mb-14 heading-row gap-y-4.5">
        <SectionHeading name="Certification" variant="chapter">
          {words.heading}
        </SectionHeading>
        <p className="text-lead">{words.lead}</p>
      </div>
      <ul className="border-b border-line-night">
        {certificates.map(({ number, edition, subject, text, certificate }) => (
          <li
            key={number}
            className={classes(
              'grid-12 items-baseline gap-y-2 border-t border-line-night pt-6.5 pb-7.5',
              'first:border-t-2 first:border-on-night',
            )}
          >
            <p className="numeral col-span-full text-hero lg:col-span-6 phone:whitespace-nowrap">
              <span className="display inline-block w-14 lifted text-body">ISO </span>
              {number}
              <span className="text-statement font-medium text-on-night-soft">:{edition}</span>
            </p>
            <h3 className="display col-span-full mt-1 text-h4 lg:col-span-3">{subject}</h3>
            <div className="col-span-full text-small text-on-night-soft lg:col-span-3">
              <p>{text}</p>
              {certificate && (
                <p className="mt-2 text-on-night">
                  {words.certificate} {certificate}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type DownloadsProps = { documents: readonly DocumentText[]; heading: string }

/** The two documents of this page (spec 2.6). */
export function Downloads({ documents, heading }: DownloadsProps) {
  return (
    <Section column="grid-12 gap-y-9">
      <SectionHeading name="Downloads" className="col-span-full lg:col-span-4">
        {heading}
      </SectionHeading>
      <div className="col-span-full lg:col-start-6">
        <DownloadList documents={documents} />
      </div>
    </Section>
  )
}

/** The five duties (spec 2.6), each under its letter; the list stands on the head's foot. */
export function Duties({ duties }: { duties: typeof all }) {
  return (
    <ul className="mt-10 -mb-16 border-t border-line-night lg:mt-16 lg:-mb-20 lg:grid lg:grid-cols-5">
      {duties.map(({ title, text, placeholderId }) => (
        <li
          key={title}
          data-placeholder={placeholderId}
          className={classes(
            'grid grid-cols-[--spacing(19)_1fr] gap-y-1 border-line-night py-4.5',
            'not-first:border-t',
            'lg:block lg:px-4.5 lg:pt-5.5 lg:pb-12 lg:not-first:border-t-0',
            'lg:not-first:border-l lg:first:pl-0',
          )}
        >
          <p
            className="numeral row-span-2 hang-4 self-center text-title text-signal-night lg:mb-5.5"
            aria-hidden="true"
          >
            {title.charAt(0)}
          </p>
          <h2 className="display text-h4">{title}</h2>
          <p className="text-small text-on-night-soft lg:mt-2 lg:measure-26">{text}</p>
        </li>
      ))}
    </ul>
  )
}

type FirstRuleProps = { rule: typeof firstRule; picture: LibraryPicture }

/** The rule above all others, on a picture whose foot runs into the night below. */
export function FirstRule({ rule, picture }: FirstRuleProps) {
  return (
    <PictureSection
      picture={picture}
      boxes={[
        { from: '48rem', width: '100vw', height: '51.25rem' },
        { width: '100vw', height: '185vw', crop: 'portrait' },
      ]}
      scrims={['scrim-rule']}
      className="min-h-[185vw] md:min-h-205"
    >
      <div className="wrap relative pb-12 lg:pb-18">
        <SectionHeading name={rule.name} variant="chapter" className="measure-22">
          {rule.title}
        </SectionHeading>
        <p className="mt-4.5 measure-56 text-lead">{rule.text}</p>
      </div>
    </PictureSection>
  )
}

type Indicator = Omit<Stated, 'figure'> & { figure: ShownFigure }

type IndicatorsProps = {
  indicators: readonly Indicator[]
  text: PageTexts['/qhsse']['indicators']
  about: Link
}

/** The four indicators (spec 2.6): the first very large, the others in columns under it. */
export function Indicators({ indicators, text, about }: IndicatorsProps) {
  const [first, ...others] = indicators
  return (
    <Section>
      <div className="mb-[clamp(3rem,6vw,5.5rem)] heading-row gap-y-4.5">
        <SectionHeading name="Indicators">{text.heading}</SectionHeading>
        <p className="text-lead text-ink-soft">{text.lead}</p>
      </div>
      {first && (
        <div data-placeholder={first.figure.placeholderId} className="heading-row gap-y-6">
          <div>
            <Abbreviation indicator={first} />
            <Numeral indicator={first} size="text-giant" />
          </div>
          <div>
            <Words indicator={first} />
          </div>
        </div>
      )}
      <div className="mt-12 grid gap-x-col gap-y-9 lg:mt-16 lg:grid-cols-3">
        {others.map((indicator) => (
          <div
            key={indicator.name}
            data-placeholder={indicator.figure.placeholderId}
            className="border-t-2 border-ink pt-5"
          >
            <div className="mb-5 flex items-end justify-between gap-6">
              <Numeral indicator={indicator} size="text-figure" />
              <Beside indicator={indicator} />
            </div>
            <Words indicator={indicator} />
          </div>
        ))}
      </div>
      <FiguresLink {...about} className="mt-8" />
    </Section>
  )
}

/** What stands beside a numeral: a share drawn as a bar, events one by one, or the short name. */
function Beside({ indicator }: { indicator: Indicator }) {
  const { name, figure } = indicator
  if (figure.suffix === '%')
    return (
      <div className="mb-1 w-2/5 min-w-0">
        <PercentBar value={figure.value} label={`${name}: ${figure.value}%`} className="h-5" />
      </div>
    )
  if (countable(indicator)) return <Incidents count={figure.value} />
  return <Abbreviation indicator={indicator} />
}

/** A number of events, small enough to be drawn one by one. */
function countable({ figure }: Indicator): boolean {
  return Number.isInteger(figure.value) && figure.suffix === '' && figure.value <= 5
}

/** One warning triangle for each incident; the numeral beside it says it. */
function Incidents({ count }: { count: number }) {
  const width = count * 54 - 18
  return (
    <svg
      viewBox={`0 0 ${width} 31`}
      width={width}
      height="31"
      className="mb-1 h-7.75 w-auto flex-none fill-signal"
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, index) => `M${index * 54} 31l18-31 18 31z`).map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  )
}

/** Its short name, where it has one besides its name in full. */
function Abbreviation({ indicator: { figure, name } }: { indicator: Indicator }) {
  if (figure.label === name) return null
  return <p className="text-label font-semibold text-ink-soft">{figure.label}</p>
}

function Numeral({ indicator: { figure }, size }: { indicator: Indicator; size: string }) {
  return (
    <p className={`numeral hang-5 ${size}`}>
      {figure.digits}
      {figure.suffix}
    </p>
  )
}

function Words({ indicator }: { indicator: Indicator }) {
  return (
    <>
      <h3 className="display text-h4">{indicator.name}</h3>
      <p className="mt-1.5 measure-46 text-ink-soft">{indicator.text}</p>
    </>
  )
}
