import type { FigureParts } from '#content/model/figures.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'
import { pathPoints } from './path-points.ts'

/** The cut that is aimed at, with its year, and the year of carbon neutrality. */
export type Target = {
  cut: FigureParts
  cutYear: number
  neutralYear: number
}

type PathWords = PageTexts['/sustainability']['environment']['path']

type Props = { target: Target; words: PathWords }

/** The area of the path in hundredths of its width and height, which its box stretches. */
const frame = { left: 0, right: 100, top: 0, bottom: 100, cutX: 30 } as const

/** Where that area stands in the drawing, and its words, in rem. */
const [top, height] = [2.5, 24]
const places = { baseline: 1.5, neutral: 11.625, years: top + height + 1.75 } as const
/** From a year to its words. */
const line = 1.625

/**
 * The way from the baseline over the first target to carbon neutrality, dashed: it is a target. The path
 * is as wide as its column; what is written on it has the size of other text in every window.
 */
export function TargetPath({ target, words }: Props) {
  const { cut, cutYear, neutralYear } = target
  const { start, lower, neutral } = pathPoints(frame, cut.value)
  const [cutX, cutY] = [`${lower.x}%`, top + (height * lower.y) / 100]
  const bottom = top + height
  return (
    <svg role="img" aria-label={words.alt} className="block h-115 w-full overflow-visible">
      <svg
        y={`${top}rem`}
        height={`${height}rem`}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="overflow-visible"
        aria-hidden="true"
      >
        <path
          vectorEffect="non-scaling-stroke"
          d="M0 25H100M0 50H100M0 75H100"
          strokeDasharray="2 5"
          className="stroke-line"
        />
        <path
          vectorEffect="non-scaling-stroke"
          d={`M${start.x} ${start.y}L${lower.x} ${lower.y}L${neutral.x} ${neutral.y}H${start.x}z`}
          className="fill-accent/10"
        />
        <path
          vectorEffect="non-scaling-stroke"
          d="M0 100H100"
          strokeWidth="2"
          className="stroke-ink"
        />
        <path
          vectorEffect="non-scaling-stroke"
          d={`M${lower.x} ${lower.y}V100`}
          className="stroke-ink"
        />
        <g fill="none" className="stroke-accent">
          <path
            vectorEffect="non-scaling-stroke"
            d={`M${start.x} ${start.y}L${lower.x} ${lower.y}`}
            strokeWidth="5"
            strokeDasharray="12 7"
          />
          <path
            vectorEffect="non-scaling-stroke"
            d={`M${lower.x} ${lower.y}L${neutral.x} ${neutral.y}`}
            strokeWidth="3"
            strokeDasharray="10 8"
          />
        </g>
      </svg>
      <line
        x1="100%"
        x2="100%"
        y1={`${places.neutral + line + 0.875}rem`}
        y2={`${bottom}rem`}
        className="stroke-ink"
      />
      <circle cy={`${top}rem`} r="8" strokeWidth="4" className="fill-paper stroke-accent" />
      <circle cx={cutX} cy={`${cutY}rem`} r="10" className="fill-accent" />
      <circle
        cx="100%"
        cy={`${bottom}rem`}
        r="10"
        strokeWidth="3"
        className="fill-lamp stroke-paper"
      />
      <g className="fill-ink-soft text-small font-medium">
        <text y={`${places.baseline}rem`}>
          <tspan className="fill-ink font-semibold">100</tspan> {words.start}
        </text>
        <text y={`${places.years}rem`}>{words.axis}</text>
        <text x={cutX} y={`${places.years}rem`} textAnchor="middle">
          {cutYear}
        </text>
        <text x="100%" y={`${places.years}rem`} textAnchor="end">
          {neutralYear}
        </text>
      </g>
      <Words
        x={cutX}
        y={cutY - line}
        dx="1.5rem"
        year={cutYear}
        title={`${cut.digits}${cut.suffix} ${words.cut}`}
      />
      <Words x="100%" y={places.neutral} anchor="end" year={neutralYear} title={words.neutral} />
    </svg>
  )
}

type WordsProps = {
  x: string
  /** In rem. */
  y: number
  dx?: string
  anchor?: 'end'
  year: number
  title: string
}

function Words({ x, y, dx, anchor, year, title }: WordsProps) {
  return (
    <text textAnchor={anchor} className="fill-ink">
      <tspan x={x} y={`${y}rem`} dx={dx} className="display text-h3">
        {year}
      </tspan>
      <tspan x={x} y={`${y + line}rem`} dx={dx} className="text-body font-semibold">
        {title}
      </tspan>
    </text>
  )
}
