import { HeadingRow } from '#app/components/heading-row.tsx'
import { Section } from '#app/components/section.tsx'
import type { PageTexts } from '#content/model/page-schemas.ts'

type Props = { text: PageTexts['/press']['about'] }

/** The longer the text, the smaller it is set: three lengths are told apart before they are read. */
const sizes = [
  'display text-h3 leading-h3 measure-34',
  'text-h4 measure-52',
  'text-body measure-60',
]

/** The group in three lengths (spec 2.20); one press selects a whole text, without script. */
export function AboutTexts({ text }: Props) {
  return (
    <Section>
      <HeadingRow heading={text.heading} lead={text.lead} />
      <dl className="border-b border-line-strong">
        {[text.short, text.medium, text.long].map(({ label, text: words }, index) => (
          <div key={label} className="grid-12 gap-y-3 border-t border-line-strong py-6 lg:py-11">
            <dt className="col-span-full font-semibold lg:col-span-3">{label}</dt>
            <dd className={`col-span-full select-all lg:col-span-9 ${sizes[index] ?? ''}`}>
              {words}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
