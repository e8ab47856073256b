import { Button } from '#app/components/button.tsx'
import { Mark } from '#app/components/mark.tsx'
import { MoreLink } from '#app/components/more-link.tsx'
import { Section } from '#app/components/section.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import { classes } from '#app/lib/classes.ts'
import type { Company } from '#content/model/company-schemas.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type Unit = Pick<Company, 'id' | 'name' | 'logo' | 'trade' | 'description'>
type Props = { units: readonly Unit[]; text: PageTexts['/']['units'] }

/** "Our Business Units" (spec 2.4.3): six tiles, and the ways to the group's structure. */
export function BusinessUnits({ units, text }: Props) {
  return (
    <Section>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-6 lg:mb-14">
        <SectionHeading name="Our Business Units">{text.heading}</SectionHeading>
        <Button href="/about" variant="outline" arrow>
          {text.button}
        </Button>
      </div>
      <ul className="rail grid border-line print:border-l-0 sm:grid-cols-2 sm:border-t sm:border-l lg:grid-cols-3">
        {units.map((unit) => (
          <Tile key={unit.id} unit={unit} wide={unit === units.at(-1) && lastTile(units.length)} />
        ))}
      </ul>
      <p className="mt-7 no-print">
        <MoreLink to="/corporate-structure">{text.all}</MoreLink>
      </p>
    </Section>
  )
}

/** The classes by which the last of so many tiles fills its row, of two or of three. */
function lastTile(count: number): string {
  const two = count % 2 === 1 ? 'sm:col-span-2' : ''
  const three = ['lg:col-span-1', 'lg:col-span-3', 'lg:col-span-2'][count % 3]
  return two || count % 3 > 0 ? `${two} ${three}`.trim() : ''
}

/** A hairline tile; pointed at or focused, the whole of it fills with the company's colour. */
function Tile({ unit, wide }: { unit: Unit; wide: string | false }) {
  return (
    <li
      data-company={unit.id}
      data-fills="focus"
      className={classes('fills home-unit max-sm:border', wide)}
    >
      {unit.logo ? (
        <img src={unit.logo} alt="" width={96} height={96} loading="lazy" className="size-24" />
      ) : (
        <Mark name={unit.id} className="turns-white text-accent" />
      )}
      <p className="turns-white unit-trade">
        {/* "E & P" is one word. */}
        {unit.trade.replaceAll(' & ', '\u00a0&\u00a0')}
      </p>
      <h3>{unit.name}</h3>
      <p className="turns-white">{unit.description}</p>
      <a href={`/subsidiaries/${unit.id}`} className="ruled-link arrow">
        Learn More
        <span className="sr-only"> about {unit.name}</span>
      </a>
    </li>
  )
}
