import { Mark } from '#app/components/mark.tsx'
import { MoreLink } from '#app/components/more-link.tsx'
import type { Company } from '#content/model/company-schemas.ts'

type Companies = readonly Pick<Company, 'id' | 'name'>[]

/** Links to the companies that do the work, or else to Contact. */
export function DoneBy({ name, companies }: { name: string; companies: Companies }) {
  if (companies.length === 0)
    return (
      <p className="pt-4.5">
        <MoreLink to="/contact">Get In Touch</MoreLink>
      </p>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-6.5 gap-y-1 pt-4.5">
      <p className="text-small max-sm:w-full text-ink-soft on-night:text-on-night-soft">{name}</p>
      <CompanyLinks companies={companies} />
    </div>
  )
}

export function CompanyLinks({ companies }: { companies: Companies }) {
  return companies.map(({ id, name }) => (
    <a
      key={id}
      href={`/subsidiaries/${id}`}
      data-company={id}
      className="display inline-flex min-h-11 items-center gap-2.5 text-body underline-offset-5 hover:underline"
    >
      <Mark name={id} className="size-6 text-accent on-night:text-accent-night" />
      {name}
    </a>
  ))
}
