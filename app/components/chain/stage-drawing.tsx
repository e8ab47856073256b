import type { drawnStretches } from '#app/lib/chain-columns.ts'
import stages from './stages.svg?url'

/** How high each stage stands in the file, one below the other; half a unit to the left the line fills pixels. */
const height = 88
const count: typeof drawnStretches = 6

type Props = {
  /** Counted from 1; without one the line only passes. */
  stage: number | undefined
}

/**
 * A stage of the upright line, decorative: the drawing, and below it the line on to the next stage,
 * however much the words beside it need. It lights up from above as it scrolls into view.
 */
export function StageDrawing({ stage }: Props) {
  return (
    <span className="stage-drawing no-print lg:hidden" aria-hidden="true">
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
      {stage !== count && <span className="stage-line" />}
    </span>
  )
}
