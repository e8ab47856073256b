import { Line, Svg, Text, View } from '@react-pdf/renderer'
import type { Statement } from '#content/schema/home.ts'
import { useTone } from '../parts/document-context.ts'
import { page, role } from '../theme.ts'

/** From the baseline to the two targets: dashed, because a target is no measurement. */
export function TargetLine({ stations }: { stations: readonly Statement[] }) {
  const tone = useTone()
  return (
    <View wrap={false} style={{ marginBottom: 36 }}>
      <Svg style={{ width, height: 12 }} viewBox={`0 0 ${width} 12`}>
        <Line
          x1={0}
          x2={width}
          y1={6}
          y2={6}
          stroke={tone.signal}
          strokeWidth={2}
          strokeDasharray="7 5"
        />
        {stations.map(({ title }, index) => (
          <Line
            key={title}
            x1={(width * index) / stations.length + 1}
            x2={(width * index) / stations.length + 1}
            y1={0}
            y2={12}
            stroke={tone.signal}
            strokeWidth={2}
          />
        ))}
      </Svg>
      <View style={{ flexDirection: 'row', marginTop: 12 }}>
        {stations.map(({ title, text }) => (
          <View key={title} style={{ flex: 1, paddingRight: 20 }}>
            <Text style={{ ...role.name, fontSize: 18 }}>{title}</Text>
            <Text style={{ ...role.body, marginTop: 4 }}>{text}</Text>
          </View>
        ))}
      </View>
    </View>
  )
}

const width = page.width - 2 * page.side
