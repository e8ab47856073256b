import { Arrow } from '#app/components/button.tsx'
import { MoreLink } from '#app/components/more-link.tsx'
import { Eyebrow } from '#app/components/section-heading.tsx'
import type { VacancyContent } from '#app/page-content/vacancy.ts'

type Props = Pick<VacancyContent, 'others'> & { text: VacancyContent['text']['others'] }

/** The ways on to the other openings, one ruled row each. */
export function OtherOpenings({ text, others }: Props) {
  return (
    <nav aria-label={text.name} className="wrap py-section no-print">
      <p aria-hidden="true">
        <Eyebrow>{text.name}</Eyebrow>
      </p>
      {others.length > 0 && (
        <ul className="mb-9 border-t-2 border-ink">
          {others.map(({ title, location, path, closes }) => (
            <li key={path} data-until={closes} className="border-b border-line-strong">
              <a
                href={path}
                className="group grid grid-cols-[1fr_auto] items-center gap-x-6 py-5 md:grid-cols-[2fr_1fr_auto]"
              >
                <span className="display text-h4 underline-offset-4 group-hover:underline">
                  {title}
                </span>
                <span className="row-start-2 text-ink-soft md:row-start-auto">{location}</span>
                <Arrow className="row-span-2 h-3 w-4.5 md:row-span-1" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <MoreLink to="/careers#positions">{text.all}</MoreLink>
    </nav>
  )
}
