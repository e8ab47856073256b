import { FigureParts } from '#app/components/figure-parts.tsx'
import { Mark } from '#app/components/mark.tsx'
import { Eyebrow } from '#app/components/section-heading.tsx'
import { type drawnStretches, type InColumn, inColumns } from '#app/lib/chain-columns.ts'
import { classes } from '#app/lib/classes.ts'
import type { Chain, ChainBracket, ChainStop } from '#content/model/companies.ts'
import { ChainDrawing } from './chain-drawing.tsx'
import stages from './stages.svg?url'

/** How high each stage stands in the file, one below the other; half a unit to the left the line fills pixels. */
const height = 88
const count: typeof drawnStretches = 6

type StageDrawingProps = {
  /** Counted from 1; without one the line only passes. */
  stage: number | undefined
}

/**
 * A stage of the upright line, decorative: the drawing, and below it the line on to the next stage,
 * however much the words beside it need. It lights up from above as it scrolls into view.
 */
function StageDrawing({ stage }: StageDrawingProps) {
  return (
    <span
      className={classes('stage-drawing no-print lg:hidden', stage !== count && 'stage-line')}
      aria-hidden="true"
    >
      {stage && (
        <img
          src={`${stages}#${encodeURI(`svgView(viewBox(-0.5,${(stage - 1) * height},72,${height}))`)}`}
          alt=""
          width={72}
          height={height}
          loading="lazy"
          className="aspect-9/11 w-full"
        />
      )}
    </span>
  )
}

type ChainStripProps = Chain & { text: { name: string; heading: string; lead: string } }

/**
 * The chain with all companies, a bracket for each that works for the others. On large screens it is
 * the drawing, in which each stage is a link from sky to name; on small ones the line runs upright,
 * past each company. Each has a figure of its own, where one is known.
 */
export function ChainStrip({ drawing, line, brackets, text }: ChainStripProps) {
  return (
    <section className="chain on-dark bg-night py-section text-on-night max-lg:pb-12">
      <div className="wrap mb-6 heading-row lg:mb-2">
        <h2>
          <Eyebrow>{text.name}</Eyebrow>
          <span className="block">{text.heading}</span>
        </h2>
        <p className="measure-60 text-lead">{text.lead}</p>
      </div>
      <ChainDrawing words={drawing} />
      <div className="max-lg:wrap lg:chain-names">
        <ul className="chain-stages lg:chain-columns print:grid print:grid-cols-3">
          {inColumns(line).map((stage) => (
            <Stage key={stage.id} {...stage} />
          ))}
        </ul>
        {brackets.map((bracket) => (
          <Bracket key={bracket.id} {...bracket} />
        ))}
      </div>
    </section>
  )
}

/** A company's stage. Its name is the link, stretched over all of it. */
function Stage({ id, name, trade, figure, column, columnClass }: InColumn<ChainStop>) {
  const first = column.row === 1
  return (
    <li data-company={id} className={classes('stage', first && 'chain-stage', columnClass)}>
      <StageDrawing stage={first ? column.stretch : undefined} />
      <div className="stage-words">
        <a href={`/subsidiaries/${id}`} className="stage-link">
          <Mark name={id} className="mb-4.5 size-7.5 text-accent-night max-lg:hidden" />
          <b className="stretch-name">{name}</b> <span>{trade}</span>
        </a>
        {figure && (
          <p data-placeholder={figure.placeholderId} className="stage-figure">
            <span className="numeral text-accent-night">
              <FigureParts {...figure.parts} />
            </span>{' '}
            <span>
              {figure.label}
              {figure.scope && <small>{figure.scope}</small>}
            </span>
          </p>
        )}
      </div>
    </li>
  )
}

/** A company that works for all the others, as the bracket under them. */
function Bracket({ id, name, work }: ChainBracket) {
  return (
    <a
      href={`/subsidiaries/${id}`}
      data-company={id}
      className={classes(
        'chain-bracket relative flex flex-wrap items-center gap-x-4.5 gap-y-1',
        'border-t-2 border-accent-night pt-4.5 max-lg:mt-5 lg:pl-4.5',
      )}
    >
      <Mark name={id} className="size-7.5 text-accent-night" />
      <b className="stretch-name">{name}</b>{' '}
      <span className="text-small text-on-night-soft">{work}</span>
    </a>
  )
}
