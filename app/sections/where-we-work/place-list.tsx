import { FigureParts } from '#app/components/figure-parts.tsx'
import { Section } from '#app/components/section.tsx'
import { classes } from '#app/lib/classes.ts'
import type { CountryShape as Shape } from '#app/map/shapes.ts'
import type { ShownFigure } from '#content/model/figure-register.ts'
import type { FigureParts as Parts } from '#content/model/figures.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'
import type { PlaceKind } from '#content/model/places.ts'
import { WordMark } from './place-mark.tsx'

/** A country's outline beside its places; all of a page are drawn to one scale. */
function CountryShape({ code, box }: Shape) {
  return (
    <svg
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      width={`${box.width / 26}rem`}
      height={`${box.height / 26}rem`}
      className="mt-8 hidden overflow-visible lg:block"
      aria-hidden="true"
    >
      <use href={`#map-${code}`} />
    </svg>
  )
}

type Statement = {
  kind: PlaceKind | undefined
  /** The kind in words, or what else it is. */
  label: string
  name: string
  href: string
  figure?: Pick<Parts, 'prefix' | 'digits' | 'suffix'> | undefined
  company?: { name: string; trade: string } | undefined
}

type PlaceProps = {
  name: string
  note?: string | undefined
  statements: readonly Statement[]
}

/** A place with all that is stated of it, each with its page. */
function PlaceRow({ name, note, statements }: PlaceProps) {
  return (
    <li
      className={classes(
        'grid gap-x-col gap-y-3 border-t border-line-strong pt-5 pb-6 first:border-t-0 first:pt-1',
        'md:split-3/8',
      )}
    >
      <div>
        <h4 className="display text-h4">{name}</h4>
        {note && <p className="mt-1 measure-34 text-small text-ink-soft">{note}</p>}
      </div>
      <ul className="grid gap-y-4">
        {statements.map((statement) => (
          <StatementLine key={[statement.kind, statement.name].join(' ')} {...statement} />
        ))}
      </ul>
    </li>
  )
}

function StatementLine({ kind, label, name, href, figure, company }: Statement) {
  return (
    <li className="grid grid-cols-[1rem_1fr] items-baseline gap-x-3.5">
      <span className="translate-y-0.5">{kind && <WordMark kind={kind} />}</span>
      <div>
        <a href={href} className="inline-block py-0.5 font-semibold underline underline-offset-4">
          {name}
        </a>
        <p className="text-small text-ink-soft">
          {label}
          {figure && (
            <>
              {' · '}
              <FigureParts {...figure} inText />
            </>
          )}
          {company && ` · ${company.name} (${company.trade.toLowerCase()})`}
        </p>
      </div>
    </li>
  )
}

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
