import { Button } from '#app/components/button.tsx'
import { Section } from '#app/components/section.tsx'
import type { Company } from '#content/model/company-schemas.ts'
import type { FurtherService } from '#content/model/home-schemas.ts'
import { CompanyLinks } from './company-links.tsx'

type Service = Omit<FurtherService, 'companies'> & {
  companies: readonly Pick<Company, 'id' | 'name'>[]
}
type Props = { heading: string; services: readonly Service[] }

/** The closing list (spec 2.6, anchor `#power`): to company pages, and to Contact. */
export function FurtherServices({ heading, services }: Props) {
  return (
    <Section ground="sunk" room="continuation" className="lg:py-section">
      <h2 className="mb-8 lg:mb-11">{heading}</h2>
      <ul className="border-b border-line-strong">
        {services.map(({ id, title, text, companies }) => (
          <li
            key={title}
            id={id}
            className="grid-12 items-baseline gap-y-2 border-t border-line-strong pt-6 pb-6.5"
          >
            <h3 className="col-span-full lg:col-span-4">{title}</h3>
            <p className="col-span-full measure-52 text-ink-soft lg:col-span-5">{text}</p>
            <div className="col-span-full flex flex-wrap gap-x-6.5 lg:col-span-3 lg:flex-col lg:items-start">
              {companies.length > 0 ? (
                <CompanyLinks companies={companies} />
              ) : (
                <Button href="/contact" variant="primary" arrow className="mt-2 lg:mt-0">
                  Get In Touch
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
