import { Icon } from '#app/components/icon.tsx'
import { MoreLink } from '#app/components/more-link.tsx'
import { Section } from '#app/components/section.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import { classes } from '#app/lib/classes.ts'
import type { PageTexts, SupplierPaper } from '#content/model/page-schemas.ts'

/** The bodies whose papers a buyer asks for: their letters as typography, on night. */
export function Industry({ name, heading, lead, bodies }: PageTexts['/suppliers']['industry']) {
  return (
    <Section ground="night" className="no-print">
      <div className="mb-9 heading-row gap-y-4.5">
        <SectionHeading name={name}>{heading}</SectionHeading>
        <p className="measure-52 text-lead">{lead}</p>
      </div>
      <ul className="border-b border-line-night">
        {bodies.map((body) => (
          <li
            key={body.term}
            className={classes(
              'grid-12 items-baseline gap-y-1.5 border-t border-line-night pt-5 pb-6',
              'lg:pt-6.5 lg:pb-7.5',
              'first:border-t-2 first:border-on-night',
            )}
          >
            <h3 className="col-span-full lg:col-span-5">
              <abbr title={body.name} className="numeral hang-4 text-h2 no-underline lg:text-hero">
                {body.term}
              </abbr>
            </h3>
            <p className="display col-span-full text-h4 lg:col-span-3">{body.name}</p>
            <p className="col-span-full measure-60 text-small text-on-night-soft lg:col-span-4">
              {body.text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export type Papers = { title: string; papers: readonly (SupplierPaper & { number: number })[] }

type PaperGroupProps = Papers & {
  columns: PageTexts['/suppliers']['papers']['columns']
}

/** The papers of one kind: rows of the sheet, on small screens blocks (`suppliers.css`). */
function PaperGroup({ title, papers, columns }: PaperGroupProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={5} className="display border-t-2 border-ink text-h4">
          {title}
          <span
            aria-hidden="true"
            className="text-label font-normal tracking-normal text-ink-soft font-stretch-100% md:hidden print:hidden"
          >
            {columns.ready}
          </span>
        </th>
      </tr>
      {papers.map(({ number, name, issuer, text }) => (
        <tr key={number} className="border-t border-line">
          <td className="numeral text-body text-action">{number}</td>
          <th scope="row" className="font-semibold">
            {name}
          </th>
          <td className="text-small">{text}</td>
          <td className="text-small text-ink-soft">
            <span className="md:sr-only print:sr-only">{columns.issuer}: </span>
            {issuer}
          </td>
          <td>
            <input type="checkbox" aria-label={`${columns.ready}: ${name}`} className="tick-box" />
          </td>
        </tr>
      ))}
    </tbody>
  )
}

type Sheet = PageTexts['/suppliers']['papers']
type PaperSheetProps = { text: Sheet }

/** The papers to have ready: one numbered, ruled sheet with a box to tick for each, made to be printed. */
export function PaperSheet({ text }: PaperSheetProps) {
  const { columns } = text
  return (
    <Section ground="sunk">
      <div className="mb-10 heading-row gap-y-4.5 lg:mb-14">
        <SectionHeading name={text.name} variant="chapter">
          {text.heading}
        </SectionHeading>
        <p className="measure-46 text-lead text-ink-soft">{text.lead}</p>
      </div>
      <div className="paper-sheet">
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">{text.name}</caption>
          <thead>
            <tr className="text-label text-ink-soft">
              <th scope="col">{columns.number}</th>
              <th scope="col">{columns.paper}</th>
              <th scope="col">{columns.shows}</th>
              <th scope="col">{columns.issuer}</th>
              <th scope="col">{columns.ready}</th>
            </tr>
          </thead>
          {numbered(text.groups).map((group) => (
            <PaperGroup key={group.title} {...group} columns={columns} />
          ))}
        </table>
      </div>
      <p className="mt-6 measure-66 text-small text-ink-soft">{text.note}</p>
    </Section>
  )
}

/** The groups of papers, numbered through from 1. */
function numbered(groups: Sheet['groups']): Papers[] {
  let number = 0
  return groups.map(({ title, papers }) => ({
    title,
    papers: papers.map((paper) => {
      number += 1
      return { ...paper, number }
    }),
  }))
}

type Props = PageTexts['/suppliers']['requests'] & {
  /** What we ask for, in the words of Contact. */
  payments: string
  /** Where a report is written. */
  form: string
}

/** Requests in our name that should be reported to us, as a full band. */
export function Requests({ heading, items, payments, link, verify, form }: Props) {
  return (
    <Section
      ground="warn"
      room="none"
      className="no-print"
      column="grid-12 items-start gap-y-7 py-[clamp(3rem,6vw,5rem)]"
    >
      <div className="col-span-full lg:col-span-6">
        <h2 className="text-statement">{heading}</h2>
        <p className="mt-4 measure-52">{payments}</p>
        <p className="mt-5 flex flex-wrap gap-x-8 gap-y-1 font-semibold">
          <a href={form} className={linkClass}>
            {link}
          </a>
          {verify && (
            <a href={verify.href} className={linkClass}>
              {verify.label}
            </a>
          )}
        </p>
      </div>
      <ul className="col-span-full border-t-2 border-b border-warn-line border-t-warn-ink lg:col-span-6">
        {items.map((item) => (
          <li key={item} className="flex gap-4 border-warn-line py-3.5 not-first:border-t">
            <Icon name="failure" className="mt-0.75 size-5" />
            {item}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const linkClass = 'py-1 underline decoration-1 underline-offset-4'

/** The way to a first message. */
export function Steps({ name, heading, steps }: PageTexts['/suppliers']['steps']) {
  return (
    <Section className="no-print">
      <SectionHeading name={name} className="mb-9 lg:mb-14">
        {heading}
      </SectionHeading>
      <ol className="grid gap-x-col gap-y-7 md:grid-cols-3">
        {steps.map(({ title, text, link }, index) => (
          <li
            key={title}
            className={classes(
              'grid grid-cols-[2.5rem_1fr] content-start items-baseline border-t-2 border-ink pt-5',
              'md:flex md:flex-col md:items-start',
            )}
          >
            <span className="numeral hang-4 text-h2 text-accent md:mb-5" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="display text-h4">{title}</h3>
            <p className="col-start-2 mt-2 measure-38 text-ink-soft">{text}</p>
            {link && (
              <div className="col-start-2 mt-3 md:mt-auto md:pt-3">
                <MoreLink to={link.href}>{link.label}</MoreLink>
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
