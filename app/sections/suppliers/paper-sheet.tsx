import { Section } from '#app/components/section.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import type { PageTexts } from '#content/model/page-schemas.ts'
import { PaperGroup, type Papers } from './paper-group.tsx'

type Sheet = PageTexts['/suppliers']['papers']
type Props = { text: Sheet }

/** The papers to have ready: one numbered, ruled sheet with a box to tick for each, made to be printed. */
export function PaperSheet({ text }: Props) {
  const { columns } = text
  return (
    <Section ground="sunk">
      <div className="mb-10 heading-row gap-y-4.5 lg:mb-14">
        <SectionHeading name={text.name} look="chapter">
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
