import { NightHead } from '#app/components/page-head.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import type { ContactContent } from '#app/page-content/contact.ts'
import { InfoCards } from './info-cards.tsx'
import { NoFees } from './no-fees.tsx'
import { Office } from './office.tsx'
import { OtherWays } from './other-ways.tsx'

type Props = ContactContent & {
  /** The contact form. */
  children: React.ReactNode
}

/** Contact (spec 2.10). */
export function Contact({ children, ...content }: Props) {
  const { page, office, phones, map } = content
  return (
    <>
      <NightHead {...page}>
        <InfoCards {...content} />
      </NightHead>
      <section className="py-section">
        <div className="wrap columns-12 gap-y-16">
          <div className="col-span-full lg:col-span-7">
            <SectionHeading name="Send a message" className="mb-11">
              What do you need?
            </SectionHeading>
            {children}
          </div>
          <OtherWays />
        </div>
      </section>
      <NoFees />
      <Office office={office} dial={phones[0]?.dial} map={map} />
    </>
  )
}
