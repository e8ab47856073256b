const across = 50
const step = 14
const mark = 9

/** `count` square marks, fifty a row. */
export function UnitChart({ count, label }: { count: number; label: string }) {
  const rows = Math.ceil(count / across)
  return (
    <svg
      viewBox={`0 0 ${across * step} ${rows * step}`}
      className="col-span-7 mt-1 w-full"
      role="img"
      aria-label={label}
    >
      <g fill="none" stroke="#fff" strokeWidth={mark} strokeDasharray={`${mark} ${step - mark}`}>
        {Array.from({ length: rows }, (_, row) => {
          const inRow = Math.min(across, count - row * across)
          return `M0 ${row * step + step / 2}h${inRow * step - (step - mark)}`
        }).map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
    </svg>
  )
}
