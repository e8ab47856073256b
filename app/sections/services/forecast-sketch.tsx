import type { ServicesPage } from '#content/model/page-schemas.ts'

/** What a forecast looks like: measured, then likely. A sketch of the form, with no data in it. */
export function ForecastSketch({ words }: { words: ServicesPage['forecast'] }) {
  return (
    <figure className="border-t-2 border-ink pt-4.5">
      <svg
        viewBox="0 0 820 340"
        role="img"
        aria-label={words.alt}
        className="forecast w-full overflow-visible"
      >
        <path d="M0 300H820" strokeWidth="2" className="stroke-ink" />
        <path d="M430 20V300" strokeDasharray="3 5" className="stroke-ink" />
        <path
          d="M430 138C520 168 640 196 800 210V270C640 262 520 222 430 138z"
          className="fill-signal/16"
        />
        <path
          d="M0 250C60 120 120 46 180 50S300 92 430 138"
          fill="none"
          strokeWidth="4"
          className="stroke-ink"
        />
        <path
          d="M430 138C520 190 640 228 800 240"
          fill="none"
          strokeWidth="3"
          strokeDasharray="10 8"
          className="stroke-signal"
        />
        <circle cx="430" cy="138" r="8" className="fill-ink" />
        <g className="fill-ink font-semibold">
          <text x="196" y="38">
            {words.measured}
          </text>
          <text x="560" y="164">
            {words.range}
          </text>
          <text x="640" y="285" textAnchor="end" className="fill-link">
            {words.forecast}
          </text>
          <text x="430" y="330" textAnchor="middle" className="fill-ink-soft font-medium">
            {words.today}
          </text>
        </g>
      </svg>
      <figcaption className="mt-3 text-small text-ink-soft">{words.caption}</figcaption>
    </figure>
  )
}
