import { Path, Svg } from '@react-pdf/renderer'
import { type MarkName, markDrawing } from '#brand/marks.ts'

type Props = { name: MarkName; size: number; colour: string }

/** One mark of the family. */
export function Mark({ name, size, colour }: Props) {
  const { line, fill } = markDrawing(name)
  return (
    <Svg viewBox="0 0 24 24" style={{ width: size, height: size }}>
      {line && <Path d={line} fill="none" stroke={colour} strokeWidth={2.5} />}
      {fill && <Path d={fill} fill={colour} />}
    </Svg>
  )
}
