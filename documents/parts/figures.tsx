import { Text, View } from '@react-pdf/renderer'
import { formatFigure } from '#content/model/figures.ts'
import type { Fact } from '#content/schema/fact.ts'
import { role } from '../theme.ts'
import { useTone } from './document-context.ts'
import { figureDetails } from './known-figures.ts'
import { Lines } from './lines.tsx'

const largest = 78

/** Key figures as typography, two in a row: rule, numeral, what is counted and where. */
export function Figures({ figures }: { figures: readonly Fact[] }) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 28, rowGap: 64 }}>
      {figures.map((fact) => (
        <Figure key={fact.id} fact={fact} />
      ))}
    </View>
  )
}

/** A figure stays on its line, also one with a word before it, such as "over 500,000". */
function numeralSize({ length }: string): number {
  if (length <= 4) return largest
  return length <= 7 ? 50 : 30
}

function Figure({ fact }: { fact: Fact }) {
  const tone = useTone()
  const value = formatFigure(fact)
  const fontSize = numeralSize(value)
  return (
    <View
      wrap={false}
      style={{ width: 227, borderTopWidth: 1.5, borderColor: tone.text, paddingTop: 16 }}
    >
      <Text
        style={{
          ...role.numeral,
          fontSize,
          letterSpacing: fontSize * -0.042,
          // All labels of a row stand on one line, whatever the numeral's size.
          marginTop: (largest - fontSize) * 0.9,
        }}
      >
        {value}
      </Text>
      <Text style={{ ...role.strong, fontSize: 12, marginTop: 14 }}>{fact.label}</Text>
      <Lines lines={figureDetails(fact)} style={{ ...role.body, color: tone.soft }} />
    </View>
  )
}
