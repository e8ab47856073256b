import { NightHead } from '#app/components/page-head.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import type { ContactContent } from '#app/page-content/contact.ts'
import { InfoCards } from './info-cards.tsx'
import { Office } from './office.tsx'
import { Payments } from './payments.tsx'
import { Topics } from './topics.tsx'

type Props = ContactContent & {
  /** The contact form. */
  children: React.ReactNode
}

/** Contact (spec 2.10). */
export function Contact({ children, ...content }: Props) {
  const { page, office, map } = content
  return (
    <>
      <NightHead {...page}>
        <InfoCards {...content} names={page.cards} />
      </NightHead>
      <section id="form" className="py-section">
        <div className="wrap grid-12 gap-y-11">
          <SectionHeading name={page.form.name} className="col-span-full lg:col-span-4">
            {page.form.heading}
          </SectionHeading>
          <div className="col-span-full lg:col-span-7 lg:col-start-6">{children}</div>
        </div>
      </section>
      <Topics topics={content.topics} text={page.topics} />
      <Payments {...page.payments} />
      <Office text={page.map} office={office} map={map} />
    </>
  )
}
