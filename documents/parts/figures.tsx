import { Text, View } from '@react-pdf/renderer'
import { type FactId, fact, formatFigure } from '#content/figures.ts'
import type { Fact } from '#content/schema/fact.ts'
import { role } from '../theme.ts'
import { useTone } from './document-context.ts'

/** Key figures as typography, two in a row: rule, numeral, what is counted and where. */
export function Figures({ ids }: { ids: readonly FactId[] }) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 28, rowGap: 40 }}>
      {ids.map((id) => (
        <Figure key={id} fact={fact(id)} />
      ))}
    </View>
  )
}

function Figure({ fact }: { fact: Fact }) {
  const tone = useTone()
  const value = formatFigure(fact)
  // A figure with a word before it, such as "over 500,000", needs a smaller size to stay on its line.
  const fontSize = value.length > 7 ? 30 : 58
  return (
    <View
      wrap={false}
      style={{ width: 227, borderTopWidth: 1.5, borderColor: tone.text, paddingTop: 16 }}
    >
      <View style={{ height: 56, justifyContent: 'flex-end' }}>
        <Text style={{ ...role.numeral, fontSize, letterSpacing: fontSize * -0.042 }}>{value}</Text>
      </View>
      <Text style={{ ...role.strong, marginTop: 14 }}>{fact.label}</Text>
      <Text style={role.body}>{fact.scope}</Text>
      <Text style={{ ...role.small, marginTop: 4, color: tone.soft }}>{fact.period}</Text>
    </View>
  )
}
