import { Text, View } from '@react-pdf/renderer'
import { formatFigure } from '#content/model/figures.ts'
import type { Fact } from '#content/schema/fact.ts'
import { role } from '../theme.ts'
import { useTone } from './document-context.ts'
import { figureMeaning } from './known-figures.ts'
import { Lines } from './lines.tsx'

/** Shares of a whole as bars; the full width is all of what is counted. */
export function ShareBars({ shares }: { shares: readonly Fact[] }) {
  const tone = useTone()
  return (
    <View style={{ gap: 13 }}>
      {shares.map((share) => (
        <View key={share.id} wrap={false}>
          <View style={{ flexDirection: 'row', alignItems: 'flex-end', marginBottom: 5 }}>
            <View style={{ flex: 1, paddingRight: 20 }}>
              <Text style={role.strong}>{share.label}</Text>
              <Lines lines={figureMeaning(share)} style={{ ...role.small, color: tone.soft }} />
            </View>
            <Text style={{ ...role.numeral, fontSize: 19, letterSpacing: -0.6 }}>
              {formatFigure(share)}
            </Text>
          </View>
          <View style={{ height: 5, backgroundColor: tone.line }}>
            <View style={{ height: 5, width: `${share.value}%`, backgroundColor: tone.text }} />
          </View>
        </View>
      ))}
    </View>
  )
}
