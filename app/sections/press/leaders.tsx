import { HeadingRow } from '#app/components/heading-row.tsx'
import { MoreLink } from '#app/components/more-link.tsx'
import { Section } from '#app/components/section.tsx'
import type { Person } from '#content/model/group-schemas.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type Props = {
  text: PageTexts['/press']['leaders']
  leaders: readonly Person[]
}

/** Names and positions to quote (spec 2.20). */
export function Leaders({ text, leaders }: Props) {
  return (
    <Section ground="sunk" room="continuation">
      <HeadingRow heading={text.heading} lead={text.lead} />
      <ul className="mb-9 gap-x-col border-b border-line-strong md:columns-2">
        {leaders.map(({ id, name, position, placeholderId }) => (
          <li
            key={id}
            data-placeholder={placeholderId}
            className="break-inside-avoid border-t border-line-strong py-2.5 md:py-4"
          >
            <span className="font-semibold">{name}</span>
            <span className="block">{position}</span>
          </li>
        ))}
      </ul>
      <MoreLink to="/management">{text.link}</MoreLink>
    </Section>
  )
}
