import { Text, View } from '@react-pdf/renderer'
import { documentWords } from '#content/model/documents.ts'
import { fact, formatFigure } from '#content/model/figures.ts'
import type { Fact } from '#content/schema/fact.ts'
import { role } from '../theme.ts'
import { useTone } from './document-context.ts'
import { statusWords } from './status-words.ts'

const heads = documentWords.columns
const columns = [
  { name: heads.figure, width: 128 },
  { name: heads.counted, width: 196 },
  { name: heads.period, width: 85 },
  { name: heads.status, width: 74 },
] as const

/** Figures with scope, period and status, one in a row. */
export function FigureTable({ ids }: { ids: readonly string[] }) {
  const tone = useTone()
  return (
    <View style={{ borderBottomWidth: 0.6, borderColor: tone.line }}>
      <View style={{ flexDirection: 'row', paddingBottom: 7 }}>
        {columns.map(({ name, width }) => (
          <Text key={name} style={{ ...role.label, width, color: tone.soft }}>
            {name}
          </Text>
        ))}
      </View>
      {ids.map((id, index) => (
        <Row key={id} fact={fact(id)} first={index === 0} />
      ))}
    </View>
  )
}

function Row({ fact, first }: { fact: Fact; first: boolean }) {
  const tone = useTone()
  const [figure, counted, period, status] = columns
  const rule = first
    ? { borderTopWidth: 1.5, borderColor: tone.text }
    : { borderTopWidth: 0.6, borderColor: tone.line }
  return (
    <View wrap={false} style={{ flexDirection: 'row', paddingVertical: 12, ...rule }}>
      <Text style={{ ...role.name, fontSize: 16, width: figure.width }}>{formatFigure(fact)}</Text>
      <View style={{ width: counted.width, paddingRight: 16 }}>
        <Text style={role.strong}>{fact.label}</Text>
        <Text style={{ ...role.small, color: tone.soft }}>{fact.scope}</Text>
      </View>
      <Text style={{ ...role.small, width: period.width, paddingRight: 10, marginTop: 2 }}>
        {fact.period}
      </Text>
      <Text style={{ ...role.small, width: status.width, marginTop: 2 }}>{statusWords(fact)}</Text>
    </View>
  )
}
