import { Mark } from '#app/components/mark.tsx'
import type { SiteContent } from '#app/page-content/site.ts'

/** The chain as one line with a station for each company; the lamp ends it, Techrich stands apart. */
export function FooterChain({ companies }: { companies: SiteContent['companies'] }) {
  return (
    <nav aria-label="Our companies" className="footer-chain">
      <ul className="grid lg:grid-cols-7">
        {companies.map(({ id, name, stretch }) => (
          <li key={id} data-company={id}>
            <a
              href={`/subsidiaries/${id}`}
              className="group/stop relative block min-h-13 py-3.25 pl-19 lg:p-0"
            >
              <Mark
                name={id}
                className="absolute top-3.25 left-7.5 size-6.5 text-accent-night lg:static lg:mb-9.5 lg:size-7.5"
              />
              <span className="station" />
              <span className="block text-small font-semibold font-stretch-112% underline-offset-4 group-hover/stop:underline">
                {name}
              </span>
              <span className="mt-0.5 block text-label text-on-night-soft">{stretch}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
