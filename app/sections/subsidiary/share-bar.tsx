import { PercentBar } from '#app/components/percent-bar.tsx'

export type ShareProps = {
  /** The full part, of 100. */
  percent: number
  /** The names of the full part and of the rest. */
  full: string
  rest: string
}

/** A percentage as a bar, with the names of its two parts below. */
export function ShareBar({ percent, full, rest }: ShareProps) {
  return (
    <div className="col-span-7">
      <PercentBar
        value={percent}
        label={`${full}: ${percent}%. ${rest}: ${100 - percent}%.`}
        className="h-7.5"
        fill="fill-lamp"
      />
      <p className="mt-3 flex justify-between text-small" aria-hidden="true">
        <span>{full}</span>
        <span>
          {rest}: {100 - percent}%
        </span>
      </p>
    </div>
  )
}
