import { Section } from '#app/components/section.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import type { Statement } from '#content/model/home-schemas.ts'

type Props = { group: string; heading: string; habits: readonly Statement[] }

/** "Why Choose" (spec 2.4.5): four reasons, ruled. */
export function WhyChoose({ group, heading, habits }: Props) {
  return (
    <Section room="continuation" column="grid-12 gap-y-8">
      <SectionHeading name={`Why Choose ${group}`} className="col-span-full lg:col-span-4">
        {heading}
      </SectionHeading>
      <div className="col-span-full grid gap-x-col gap-y-7 sm:grid-cols-2 sm:gap-y-10 lg:col-start-5">
        {habits.map(({ title, text }) => (
          <div key={title} className="border-t-2 border-ink pt-5">
            <h3 className="mb-2.5 text-h4">{title}</h3>
            <p className="measure-36 text-ink-soft">{text}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}
