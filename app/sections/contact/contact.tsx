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
      <div className="wrap grid-12 gap-y-continuation py-section">
        <section id="form" className="col-span-full lg:col-span-7">
          <SectionHeading name={page.form.name} className="mb-10">
            {page.form.heading}
          </SectionHeading>
          {children}
        </section>
        <Topics topics={content.topics} text={page.topics} />
      </div>
      <Payments {...page.payments} />
      <Office text={page.map} office={office} map={map} />
    </>
  )
}
