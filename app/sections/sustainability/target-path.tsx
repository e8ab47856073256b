import type { SustainabilityContent } from '#app/page-content/sustainability.ts'
import { type Frame, type Point, pathPoints } from './path-points.ts'

type Target = SustainabilityContent['target']
type PathWords = SustainabilityContent['text']['environment']['path']

type Props = { target: Target; words: PathWords }

/** A place for words in a drawing. */
type Place = Point & { anchor?: 'end' }

/** Two drawings, so that words stay readable on a phone: where everything stands in each. */
const drawings = {
  wide: {
    className: 'hidden w-full overflow-visible md:block',
    width: 740,
    height: 430,
    frame: { left: 60, right: 740, top: 40, bottom: 360, cutX: 230 },
    baseline: { x: 84, y: 34 },
    cut: { x: 256, y: 72 },
    neutral: { x: 740, y: 236, anchor: 'end' },
    years: 392,
  },
  narrow: {
    className: 'w-full max-w-130 overflow-visible md:hidden',
    width: 350,
    height: 400,
    frame: { left: 10, right: 340, top: 60, bottom: 350, cutX: 112 },
    baseline: { x: 0, y: 38 },
    cut: { x: 138, y: 96 },
    neutral: { x: 342, y: 184, anchor: 'end' },
    years: 382,
  },
} as const satisfies Record<string, Drawing>

type Drawing = {
  className: string
  width: number
  height: number
  frame: Frame
  baseline: Place
  cut: Place
  neutral: Place
  /** The line on which the axis' words stand. */
  years: number
}

/** The way from the baseline over the first target to carbon neutrality, dashed: it is a target. */
export function TargetPath(props: Props) {
  return (
    <>
      <PathDrawing {...props} drawing={drawings.wide} />
      <PathDrawing {...props} drawing={drawings.narrow} />
    </>
  )
}

function PathDrawing({ target, words, drawing }: Props & { drawing: Drawing }) {
  const { cut, cutYear, neutralYear } = target
  const { frame, baseline, years, className, width, height } = drawing
  const { start, lower, neutral } = pathPoints(frame, cut.value)
  const step = (frame.bottom - frame.top) / 4
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.alt} className={className}>
      <path
        d={[1, 2, 3].map((n) => `M${start.x} ${frame.top + n * step}H${neutral.x}`).join('')}
        strokeDasharray="2 5"
        className="stroke-line"
      />
      <path
        d={`M${start.x} ${start.y}L${lower.x} ${lower.y}L${neutral.x} ${neutral.y}H${start.x}z`}
        className="fill-accent/10"
      />
      <path d={`M${start.x} ${frame.bottom}H${neutral.x}`} strokeWidth="2" className="stroke-ink" />
      <path
        d={`M${lower.x} ${lower.y + 14}V${frame.bottom}M${neutral.x} ${drawing.neutral.y + 40}V${frame.bottom - 14}`}
        className="stroke-ink"
      />
      <g fill="none" className="stroke-accent">
        <path
          d={`M${start.x} ${start.y}L${lower.x} ${lower.y}`}
          strokeWidth="5"
          strokeDasharray="12 7"
        />
        <path
          d={`M${lower.x} ${lower.y}L${neutral.x} ${neutral.y}`}
          strokeWidth="3"
          strokeDasharray="10 8"
        />
      </g>
      <circle
        cx={start.x}
        cy={start.y}
        r="8"
        strokeWidth="4"
        className="fill-paper stroke-accent"
      />
      <circle cx={lower.x} cy={lower.y} r="10" className="fill-accent" />
      <circle
        cx={neutral.x}
        cy={neutral.y}
        r="10"
        strokeWidth="3"
        className="fill-lamp stroke-paper"
      />
      <g className="fill-ink-soft text-small font-medium">
        <text x={baseline.x} y={baseline.y}>
          <tspan className="fill-ink font-semibold">100</tspan> {words.start}
        </text>
        <text x={start.x} y={years}>
          {words.axis}
        </text>
        <text x={lower.x} y={years} textAnchor="middle">
          {cutYear}
        </text>
        <text x={neutral.x} y={years} textAnchor="end">
          {neutralYear}
        </text>
      </g>
      <Words place={drawing.cut} year={cutYear} title={`${cut.number}${cut.suffix} ${words.cut}`} />
      <Words place={drawing.neutral} year={neutralYear} title={words.neutral} />
    </svg>
  )
}

type WordsProps = { place: Place; year: number; title: string }

function Words({ place: { x, y, anchor }, year, title }: WordsProps) {
  return (
    <text x={x} y={y} textAnchor={anchor} className="fill-ink">
      <tspan className="display text-h3">{year}</tspan>
      <tspan x={x} dy="26" className="text-body font-semibold">
        {title}
      </tspan>
    </text>
  )
}
