import { Line, Svg, Text, View } from '@react-pdf/renderer'
import { fact, formatFigure } from '#content/figures.ts'
import { useTone } from '../parts/document-context.ts'
import { page, role } from '../theme.ts'

/** From today to the two targets: dashed, because a target is no measurement. */
export function TargetLine() {
  const tone = useTone()
  const cut = `−${formatFigure(fact('emissions-target'))}`
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
        {[0, 1 / 3, 2 / 3].map((part) => (
          <Line
            key={part}
            x1={width * part + 1}
            x2={width * part + 1}
            y1={0}
            y2={12}
            stroke={tone.signal}
            strokeWidth={2}
          />
        ))}
      </Svg>
      <View style={{ flexDirection: 'row', marginTop: 12 }}>
        <Station year="Baseline year" what="What the cut is measured against; to be confirmed" />
        <Station
          year={formatFigure(fact('emissions-target-year'))}
          what={`${cut} emissions in the whole group`}
        />
        <Station
          year={formatFigure(fact('carbon-neutrality-year'))}
          what="Carbon neutral, the whole group"
        />
      </View>
    </View>
  )
}

function Station({ year, what }: { year: string; what: string }) {
  return (
    <View style={{ flex: 1, paddingRight: 20 }}>
      <Text style={{ ...role.name, fontSize: 18 }}>{year}</Text>
      <Text style={{ ...role.body, marginTop: 4 }}>{what}</Text>
    </View>
  )
}

const width = page.width - 2 * page.side
