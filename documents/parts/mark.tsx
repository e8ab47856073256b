import { Path, Svg } from '@react-pdf/renderer'
import { markPaths } from '#content/model/marks.ts'

type Props = { name: string; size: number; colour: string }

/** One mark of the family. */
export function Mark({ name, size, colour }: Props) {
  return (
    <Svg viewBox="0 0 24 24" style={{ width: size, height: size }}>
      {markPaths(name).map(({ kind, d }) =>
        kind === 'fill' ? (
          <Path key={d} d={d} fill={colour} />
        ) : (
          <Path key={d} d={d} fill="none" stroke={colour} strokeWidth={2.5} />
        ),
      )}
    </Svg>
  )
}
