import { Text, View } from '@react-pdf/renderer'
import { fact, formatFigure } from '#content/model/figures.ts'
import { role } from '../theme.ts'
import { useTone } from './document-context.ts'
import { statusWords } from './status-words.ts'

/** Shares of a whole as bars; the full width is all of what is counted. */
export function ShareBars({ ids }: { ids: readonly string[] }) {
  const tone = useTone()
  return (
    <View style={{ gap: 13 }}>
      {ids.map(fact).map((share) => (
        <View key={share.id} wrap={false}>
          <View style={{ flexDirection: 'row', alignItems: 'flex-end', marginBottom: 5 }}>
            <View style={{ flex: 1, paddingRight: 20 }}>
              <Text style={role.strong}>{share.label}</Text>
              <Text style={{ ...role.small, color: tone.soft }}>
                {share.status === 'stated' ? `${share.scope}, ${share.period}` : statusWords(share)}
              </Text>
            </View>
            <Text style={{ ...role.numeral, fontSize: 19, letterSpacing: -0.6 }}>
              {formatFigure(share)}
            </Text>
          </View>
          <View style={{ height: 5, backgroundColor: tone.line }}>
            <View
              style={{
                height: 5,
                width: `${share.value}%`,
                // An outline is provisional, a solid bar is stated.
                ...(share.status === 'stated'
                  ? { backgroundColor: tone.text }
                  : { borderWidth: 0.8, borderColor: tone.text }),
              }}
            />
          </View>
        </View>
      ))}
    </View>
  )
}
