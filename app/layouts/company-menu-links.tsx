import { Mark } from '#app/components/mark.tsx'
import { classes } from '#app/lib/classes.ts'
import type { Company } from '#content/model/company-schemas.ts'

type Props = {
  companies: readonly Pick<Company, 'id' | 'name' | 'stretch' | 'trade'>[]
}

/** The companies' menu: a ruled list of mark, name and what it does, in chain order (spec 2.2). */
export function CompanyMenuLinks({ companies }: Props) {
  return (
    <ul className="pb-3.5 nav:w-126 nav:pb-0">
      {companies.map(({ id, name, trade, stretch }) => (
        <li key={id} data-company={id} className="border-line nav:border-b nav:last:border-0">
          <a
            href={`/subsidiaries/${id}`}
            className={classes(
              'group/link grid min-h-12 grid-cols-[--spacing(7)_--spacing(23)_1fr] items-center gap-3.5',
              'nav:grid-cols-[--spacing(7)_--spacing(37)_1fr] nav:gap-4 nav:py-3.25',
            )}
          >
            <Mark name={id} className="size-6.5 text-accent" />
            <span className="font-semibold nav:display nav:group-hocus/link:underline nav:underline-offset-4">
              {name}
            </span>
            <span className="text-small text-ink-soft nav:hidden">{stretch}</span>
            <span className="hidden text-small text-ink-soft nav:block">{trade}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
