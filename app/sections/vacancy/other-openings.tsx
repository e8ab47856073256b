import { Arrow } from '#app/components/button.tsx'
import { MoreLink } from '#app/components/more-link.tsx'
import type { vacancyPages } from '#content/model/records.ts'
import type { ListedOpening } from '#content/model/vacancies.ts'

type Props = { text: (typeof vacancyPages)['others']; others: readonly ListedOpening[] }

/** The ways on to the other openings, one ruled row each. */
export function OtherOpenings({ text, others }: Props) {
  return (
    <nav aria-label={text.name} className="wrap py-section no-print">
      <h2 className="mb-7 text-h3">{text.name}</h2>
      {others.length > 0 && (
        <ul className="mb-9 border-t-2 border-ink">
          {others.map(({ title, location, path, closes }) => (
            <li key={path} data-until={closes} className="border-b border-line-strong">
              <a
                href={path}
                className="group relative grid items-center gap-x-col py-5 md:split-7/12"
              >
                <span className="display pr-10 text-h4 underline-offset-4 group-hover:underline">
                  {title}
                </span>
                <span className="pr-10 text-ink-soft">{location}</span>
                <Arrow className="absolute inset-y-0 right-0 my-auto h-3 w-4.5" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <MoreLink to="/careers#positions">{text.all}</MoreLink>
    </nav>
  )
}
