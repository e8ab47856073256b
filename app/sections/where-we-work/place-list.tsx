import type { PlaceGroup, WhereWeWorkContent } from '#app/page-content/where-we-work.ts'
import type { PageTexts } from '#content/schema/pages.ts'
import { CountryShape } from './country-shape.tsx'
import { PlaceRow } from './place-row.tsx'

type Props = Pick<WhereWeWorkContent, 'groups' | 'shapes'> & {
  text: PageTexts['/where-we-work']['list']
}

/** The places of the map and those without a position, country by country. */
export function PlaceList({ text, groups, shapes }: Props) {
  return (
    <section className="py-section">
      <div className="wrap">
        <div className="mb-14 heading-row">
          <h2>{text.heading}</h2>
          <p className="measure-46 text-ink-soft">{text.lead}</p>
        </div>
        {groups.map((group) => (
          <CountryPlaces
            key={group.name}
            group={group}
            shape={shapes.lit.find(({ code }) => code === group.code)}
            figuresName={text.figures}
          />
        ))}
      </div>
    </section>
  )
}

type CountryProps = {
  group: PlaceGroup
  shape: WhereWeWorkContent['shapes']['lit'][number] | undefined
  figuresName: string
}

function CountryPlaces({ group, shape, figuresName }: CountryProps) {
  return (
    <div className="grid-12 gap-y-6 border-t-2 border-ink pt-6 pb-14 last:pb-0">
      <div className="relative col-span-full lg:col-span-4">
        <h3 className="hang-3 text-h2">{group.name}</h3>
        {shape && <CountryShape {...shape} />}
      </div>
      <ul className="col-span-full lg:col-start-5">
        {group.places.map((place) => (
          <PlaceRow key={place.id} {...place} />
        ))}
        {group.figures.length > 0 && (
          <PlaceRow
            name={figuresName}
            statements={group.figures.map(({ value, label, scope, href }) => ({
              kind: undefined,
              label: scope ?? '',
              name: sentenceCase(`${value} ${label.toLowerCase()}`),
              href,
            }))}
          />
        )}
      </ul>
    </div>
  )
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
