import { Text, View } from '@react-pdf/renderer'
import type { ComponentProps } from 'react'

type Props = { lines: readonly string[]; style: Style; box?: Style }
type Style = ComponentProps<typeof View>['style']

/** Lines that stay lines. A line break inside one text would be drawn as a glyph the font lacks. */
export function Lines({ lines, style, box }: Props) {
  return (
    <View style={box}>
      {lines.map((line) => (
        <Text key={line} style={style}>
          {line}
        </Text>
      ))}
    </View>
  )
}
