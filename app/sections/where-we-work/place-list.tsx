import { Section } from '#app/components/section.tsx'
import type { CountryShape as Shape } from '#app/map/shapes.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'
import type { ShownFigure } from '#content/model/receipts.ts'
import { CountryShape } from './country-shape.tsx'
import { type PlaceProps, PlaceRow } from './place-row.tsx'

type Group = {
  name: string
  /** Of a country that the map shows. */
  code: string | undefined
  places: readonly (PlaceProps & { id: string })[]
  figures: readonly { figure: ShownFigure; href: string }[]
}

type Props = {
  groups: readonly Group[]
  shapes: readonly Shape[]
  text: PageTexts['/where-we-work']['list']
}

/** The places of the map and those without a position, country by country. */
export function PlaceList({ text, groups, shapes }: Props) {
  return (
    <Section>
      <div className="mb-14 heading-row">
        <h2>{text.heading}</h2>
        <p className="measure-46 text-ink-soft">{text.lead}</p>
      </div>
      {groups.map((group) => (
        <CountryPlaces
          key={group.name}
          group={group}
          shape={shapes.find(({ code }) => code === group.code)}
          figuresName={text.figures}
        />
      ))}
    </Section>
  )
}

type CountryProps = {
  group: Group
  shape: Shape | undefined
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
            statements={group.figures.map(
              ({ figure: { text, label, scope, definition }, href }) => ({
                kind: undefined,
                label: scope ?? definition ?? '',
                name: sentenceCase(`${text} ${label.toLowerCase()}`),
                href,
              }),
            )}
          />
        )}
      </ul>
    </div>
  )
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
