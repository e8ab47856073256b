import { Button } from '#app/components/button.tsx'
import { ChainBackdrop } from '#app/components/chain-backdrop.tsx'
import { Mark } from '#app/components/mark.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import { StretchCrop } from '#app/components/stretch-crop.tsx'
import { VisitWebsite } from '#app/components/visit-website.tsx'
import { type InColumn, inColumns } from '#app/lib/chain-columns.ts'
import { classes } from '#app/lib/classes.ts'
import type { Chain, ChainBracket, ChainStop } from '#content/model/companies.ts'
import type { Company } from '#content/model/company-schemas.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type Unit = Pick<Company, 'id' | 'name' | 'trade' | 'description' | 'logo' | 'website'>

type Text = PageTexts['/corporate-structure']['units']

/** The business units (spec 2.7), ruled: mark, name, what it does, its own website. */
export function BusinessUnits({ text, units }: { text: Text; units: readonly Unit[] }) {
  // Without any website the buttons, which cannot be pressed, would lead nobody anywhere.
  const websites = units.some(({ website }) => website && website.href !== '#')
  return (
    <section className="pt-section">
      <div className="wrap mb-10 heading-row gap-y-4.5 lg:mb-14">
        <SectionHeading name="Our Business Units">{text.heading}</SectionHeading>
        <p className="measure-60 text-lead text-ink-soft">{text.lead}</p>
      </div>
      <ul className="border-y-2 border-ink">
        {units.map((unit) => (
          <UnitRow key={unit.id} unit={unit} text={text} websites={websites} />
        ))}
      </ul>
    </section>
  )
}

/** Pointed at, the whole row fills with the company's colour and leads to its page. */
function UnitRow({ unit, text, websites }: { unit: Unit; text: Text; websites: boolean }) {
  const { id, name, trade, description, logo } = unit
  return (
    <li
      data-company={id}
      className="group fills relative border-t border-line-strong first:border-t-0"
    >
      <article
        className={classes(
          'wrap grid grid-cols-[--spacing(16)_minmax(0,1fr)] gap-x-5 py-6.5',
          'lg:grid-12 lg:min-h-54 lg:items-center lg:py-8',
        )}
      >
        {logo ? (
          <img src={logo} alt="" width={112} height={112} loading="lazy" className={markSize} />
        ) : (
          <Mark name={id} className={`turns-white text-accent ${markSize}`} />
        )}
        <div className="lg:col-span-5">
          <p className={`text-small ${soft}`}>{trade}</p>
          <h3 className="mt-1.5 text-h2 leading-none lg:mt-3">
            <a href={`/subsidiaries/${id}`} className="after:absolute after:inset-0">
              {name}
            </a>
          </h3>
        </div>
        <div className="col-start-2 mt-2.5 lg:col-span-5 lg:col-start-8 lg:mt-0">
          <p className={`measure-52 ${soft}`}>{description}</p>
          {websites && <OwnWebsite unit={unit} text={text} />}
        </div>
      </article>
    </li>
  )
}

const markSize = 'size-16 lg:col-span-2 lg:size-28'
const soft = 'turns-white text-ink-soft'

/** The one real link, and real disabled buttons where there is no website (spec 2.7). */
function OwnWebsite({ unit: { id, website }, text }: { unit: Unit; text: Text }) {
  const note = `website-of-${id}`
  return (
    <div
      data-placeholder={website?.placeholderId}
      className="relative mt-5 flex flex-wrap items-center gap-x-5 gap-y-2"
    >
      {/* While the address is still `#`, there is no website to visit. */}
      {website && website.href !== '#' ? (
        <>
          <VisitWebsite
            href={website.href}
            variant="outline"
            describedBy={note}
            className="phone:min-w-47 bg-paper text-ink"
          />
          <p id={note} className={`text-label ${soft}`}>
            {text.newTab}
          </p>
        </>
      ) : (
        <Button disabled variant="disabled" className="phone:min-w-47">
          Visit Website
        </Button>
      )}
    </div>
  )
}

type DiagramText = PageTexts['/corporate-structure']['diagram']
type Props = Chain & { text: DiagramText; group: string }

/**
 * The group's structure as a diagram (spec 2.7): the group, its beam, the companies of the line hung
 * from it over the drawing of the chain, the others under all of them. On small screens the beam
 * stands upright and the drawing comes in crops.
 */
export function StructureDiagram({ text, group, drawing, line, brackets }: Props) {
  const stops = inColumns(line)
  return (
    <section className="on-dark overflow-hidden bg-night pb-section text-white">
      <div className="wrap">
        <h2 className="sr-only">{text.heading}</h2>
        <Apex group={group} note={text.group} />
        <div className="structure-beam" aria-hidden="true" />
        <div className="relative no-print max-lg:hidden">
          <ChainBackdrop alt={drawing.alt} className="-ml-[50%] w-[200%] max-w-none" />
          <div
            className="structure-stops structure-hangers lg:chain-columns absolute inset-0 bg-transparent"
            aria-hidden="true"
          >
            {stops
              .filter(({ column }) => column.row === 1)
              .map(({ id, columnClass }) => (
                <span key={id} className={classes('structure-line', columnClass)} />
              ))}
          </div>
        </div>
        <ul className="structure-stops lg:chain-columns print:ml-2 print:border-l">
          {stops.map((stop) => (
            <Stop key={stop.id} {...stop} />
          ))}
        </ul>
        {brackets.map((bracket) => (
          <Bracket key={bracket.id} {...bracket} />
        ))}
        <Key text={text.key} bracket={brackets[0]?.id} />
      </div>
    </section>
  )
}

function Apex({ group, note }: { group: string; note: string }) {
  const [first, ...rest] = group.split(' ')
  return (
    <p className="relative flex w-fit items-center gap-4.5 bg-white py-4.5 pr-8.5 pl-5 text-ink">
      <Mark name="group" className="size-10 text-signal lg:size-12" />
      <span>
        <span className="display block text-h4 leading-none">
          {first} <span className="font-normal">{rest.join(' ')}</span>
        </span>
        <span className="mt-1 block text-small text-ink-soft">{note}</span>
      </span>
    </p>
  )
}

function Stop({ id, name, trade, column, columnClass }: InColumn<ChainStop>) {
  return (
    <li
      data-company={id}
      className={classes('max-lg:border-b max-lg:border-line-night', columnClass)}
    >
      <a
        href={`/subsidiaries/${id}`}
        className={classes(
          'structure-stop group relative grid min-h-26 print:min-h-16',
          'grid-cols-[--spacing(8.5)_1fr_--spacing(24)] items-center gap-x-4 pl-6',
          'lg:block lg:structure-line lg:py-6.5 lg:pr-3 lg:pl-4.5',
        )}
      >
        <Mark name={id} className="size-8.5 text-accent-night lg:mb-4" />
        <span>
          <span className="display block text-lead leading-name underline-offset-5 group-hover:underline">
            {name}
          </span>
          <span className="mt-1 block text-small text-on-night-soft">{trade}</span>
        </span>
        <StretchCrop stretch={column.stretch} className="h-26 w-24 lg:hidden print:h-16" />
      </a>
    </li>
  )
}

/** A company that works for all the others: the field under them. */
function Bracket({ id, name, work }: ChainBracket) {
  return (
    <a
      href={`/subsidiaries/${id}`}
      data-company={id}
      className="group relative flex flex-wrap items-center gap-x-4.5 gap-y-2 bg-accent-field px-4.5 py-5.5"
    >
      <Mark name={id} className="size-8.5" />
      <span className="display text-lead leading-name underline-offset-5 group-hover:underline">
        {name}
      </span>
      <span className="text-small max-sm:basis-full">{work}</span>
    </a>
  )
}

/** The legend of the three kinds of line. */
function Key({ text, bracket }: { text: DiagramText['key']; bracket: string | undefined }) {
  return (
    <ul className="mt-8 flex flex-wrap gap-x-10 gap-y-2.5 text-small text-on-night-soft no-print">
      <li className="structure-key flex items-center gap-3.5">{text.belongs}</li>
      <li className="flex items-center gap-3.5 before:w-9.5 before:border-t-3 before:border-signal">
        {text.energy}
      </li>
      {bracket && (
        <li
          data-company={bracket}
          className="flex items-center gap-3.5 before:h-3 before:w-9.5 before:bg-accent-field"
        >
          {text.builds}
        </li>
      )}
    </ul>
  )
}
