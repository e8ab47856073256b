import { NightHead } from '#app/components/page-head.tsx'
import { ContactForm } from '#app/forms/contact-form.tsx'
import { clockTime } from '#app/lib/clock-time.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { emails, hours, map, offices, phones } from '#content/contact.ts'
import { pages } from '#content/pages.ts'
import type { Route } from './+types/route'
import { InfoCards } from './info-cards.tsx'
import { NoFees } from './no-fees.tsx'
import { Office } from './office.tsx'
import { OtherWays } from './other-ways.tsx'

export function loader() {
  const { latitude, longitude, west, south, east, north } = map
  return {
    page: pages['/contact'],
    phones: phones.map(({ label, display, dial }) => ({ label, display, dial })),
    email: emails.general.address,
    address: offices[0].address,
    hours: hours.map(({ days, opens, closes }) => ({
      days,
      times: `${clockTime(opens)}-${clockTime(closes)}`,
    })),
    office: offices[0],
    map: {
      frame: `https://www.openstreetmap.org/export/embed.html?bbox=${west},${south},${east},${north}&layer=mapnik&marker=${latitude},${longitude}`,
      link: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
    },
  }
}

export type ContactContent = ReturnType<typeof loader>

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path: '/contact' })

/** Contact (spec 2.10). */
export default function Contact({ loaderData }: Route.ComponentProps) {
  const { page, email, office, phones, map } = loaderData
  return (
    <>
      <NightHead {...page}>
        <InfoCards {...loaderData} />
      </NightHead>
      <section className="py-section">
        <div className="wrap columns-12 gap-y-16">
          <div className="col-span-full lg:col-span-7">
            <SectionHeading name="Send a message" className="mb-11">
              What do you need?
            </SectionHeading>
            <ContactForm address={email} />
          </div>
          <OtherWays />
        </div>
      </section>
      <NoFees />
      <Office office={office} dial={phones[0]?.dial} map={map} />
    </>
  )
}
