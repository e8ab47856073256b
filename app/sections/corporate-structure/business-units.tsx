import { Button } from '#app/components/button.tsx'
import { Mark } from '#app/components/mark.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import { VisitWebsite } from '#app/components/visit-website.tsx'
import { classes } from '#app/lib/classes.ts'
import type { Company } from '#content/model/company-schemas.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type Unit = Pick<Company, 'id' | 'name' | 'stretch' | 'description' | 'logo' | 'website'>

type Text = PageTexts['/corporate-structure']['units']

/** The business units (spec 2.7), ruled: mark, name, what it does, its own website. */
export function BusinessUnits({ text, units }: { text: Text; units: readonly Unit[] }) {
  return (
    <section className="pt-section">
      <div className="wrap mb-10 heading-row gap-y-4.5 lg:mb-14">
        <SectionHeading name="Our Business Units">{text.heading}</SectionHeading>
        <p className="measure-60 text-lead text-ink-soft">{text.lead}</p>
      </div>
      <ul className="border-y-2 border-ink">
        {units.map((unit) => (
          <UnitRow key={unit.id} unit={unit} text={text} />
        ))}
      </ul>
    </section>
  )
}

/** Pointed at, the whole row fills with the company's colour and leads to its page. */
function UnitRow({ unit, text }: { unit: Unit; text: Text }) {
  const { id, name, stretch, description, logo } = unit
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
          <p className={`text-small ${soft}`}>{stretch}</p>
          <h3 className="mt-1.5 text-h2 leading-none lg:mt-3">
            <a href={`/subsidiaries/${id}`} className="after:absolute after:inset-0">
              {name}
            </a>
          </h3>
        </div>
        <div className="col-start-2 mt-2.5 lg:col-span-5 lg:col-start-8 lg:mt-0">
          <p className={`measure-52 ${soft}`}>{description}</p>
          <OwnWebsite unit={unit} text={text} />
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
      data-awaits={website?.awaits}
      className="relative mt-5 flex flex-wrap items-center gap-x-5 gap-y-2"
    >
      {/* An address that is still `#` is not a website to visit. */}
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
