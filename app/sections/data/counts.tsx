import type { DataContent } from '#app/page-content/data.ts'

type Props = DataContent['counts'] & { text: DataContent['text']['counts'] }

/** How many figures there are, and how far they are confirmed: two numbers on one line of marks. */
export function Counts({ text, all, stated }: Props) {
  return (
    <div className="mt-12 lg:mt-18">
      <Marks all={all} stated={stated} />
      <dl className="mt-6 grid gap-x-col gap-y-8 sm:grid-cols-2">
        <Count value={stated} label={text.stated} />
        <Count value={all - stated} label={text.open} />
      </dl>
      {stated === 0 && <p className="mt-6 measure-60">{text.none}</p>}
    </div>
  )
}

function Count({ value, label }: { value: number; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="mt-3 measure-34 text-on-night-soft">{label}</dt>
      <dd className="numeral hang-4 text-figure">{value}</dd>
    </div>
  )
}

/** One mark for each figure: filled when it is stated in full. The numbers below say the same. */
function Marks({ all, stated }: { all: number; stated: number }) {
  return (
    <svg
      viewBox={`0 0 ${all * 10 - 2} 34`}
      preserveAspectRatio="none"
      className="h-8 w-full lg:h-12"
      aria-hidden="true"
    >
      {Array.from({ length: all }, (_, index) => ({ index, d: `M${index * 10} 0h8v34h-8z` })).map(
        ({ index, d }) => (
          <path
            key={d}
            d={d}
            className={index < stated ? 'fill-signal-night' : 'fill-line-night-solid'}
          />
        ),
      )}
    </svg>
  )
}
