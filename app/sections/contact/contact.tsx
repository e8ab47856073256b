import { NightHead } from '#app/components/page-head.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import type { ContactContent } from '#app/page-content/contact.ts'
import { InfoCards } from './info-cards.tsx'
import { Office } from './office.tsx'
import { OtherWays } from './other-ways.tsx'
import { Payments } from './payments.tsx'

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
        <div className="wrap columns-12 gap-y-16">
          <div className="col-span-full lg:col-span-7">
            <SectionHeading name={page.form.name} className="mb-11">
              {page.form.heading}
            </SectionHeading>
            {children}
          </div>
          <OtherWays {...page.otherWays} />
        </div>
      </section>
      <Payments {...page.payments} />
      <Office text={page.map} office={office} map={map} />
    </>
  )
}
