import { Text, View } from '@react-pdf/renderer'
import { documentWords } from '#content/model/documents.ts'
import { formatFigure } from '#content/model/figures.ts'
import type { Fact } from '#content/schema/fact.ts'
import { role } from '../theme.ts'
import { useTone } from './document-context.ts'
import { figureMeaning } from './known-figures.ts'
import { Lines } from './lines.tsx'

const figureColumn = 176

/** Figures, one in a row, each beside what it counts. */
export function FigureTable({ figures }: { figures: readonly Fact[] }) {
  const tone = useTone()
  const { figure, counted } = documentWords.columns
  const head = { ...role.label, color: tone.soft }
  return (
    <View style={{ borderBottomWidth: 0.6, borderColor: tone.line }}>
      <View style={{ flexDirection: 'row', paddingBottom: 7 }}>
        <Text style={{ ...head, width: figureColumn }}>{figure}</Text>
        <Text style={{ ...head, flex: 1 }}>{counted}</Text>
      </View>
      {figures.map((fact, index) => (
        <Row key={fact.id} fact={fact} first={index === 0} />
      ))}
    </View>
  )
}

function Row({ fact, first }: { fact: Fact; first: boolean }) {
  const tone = useTone()
  const rule = first
    ? { borderTopWidth: 1.5, borderColor: tone.text }
    : { borderTopWidth: 0.6, borderColor: tone.line }
  return (
    <View wrap={false} style={{ flexDirection: 'row', paddingVertical: 14, ...rule }}>
      <Text style={{ ...role.name, fontSize: 20, letterSpacing: -0.4, width: figureColumn }}>
        {formatFigure(fact)}
      </Text>
      <View style={{ flex: 1, marginTop: 3 }}>
        <Text style={{ ...role.strong, fontSize: 12 }}>{fact.label}</Text>
        <Lines
          lines={figureMeaning(fact)}
          style={{ ...role.body, color: tone.soft }}
          box={{ marginTop: 2 }}
        />
      </View>
    </View>
  )
}
