import { Text, View } from '@react-pdf/renderer'
import { labelColumn, role } from '../theme.ts'
import { useTone } from './document-context.ts'

type Row = { title: string; text: string }

/** Ruled rows: a name on the left, what is said of it beside it. */
export function RuledList({ rows }: { rows: readonly Row[] }) {
  const tone = useTone()
  return (
    <View style={{ borderBottomWidth: 0.6, borderColor: tone.line }}>
      {rows.map(({ title, text }, index) => (
        <View
          key={title}
          wrap={false}
          style={{ ...row, ...(index === 0 ? heavy(tone.text) : light(tone.line)) }}
        >
          <Text style={{ ...role.name, width: labelColumn }}>{title}</Text>
          <Text style={{ ...role.body, flex: 1, marginTop: 1 }}>{text}</Text>
        </View>
      ))}
    </View>
  )
}

/** The same with numerals: rules that people quote by number. */
export function NumberedList({ rows, from }: { rows: readonly Row[]; from: number }) {
  const tone = useTone()
  return (
    <View style={{ borderBottomWidth: 0.6, borderColor: tone.line }}>
      {rows.map(({ title, text }, index) => (
        <View
          key={title}
          wrap={false}
          style={{ ...row, ...(index === 0 ? heavy(tone.text) : light(tone.line)) }}
        >
          <Text style={{ ...role.numeral, fontSize: 34, letterSpacing: -1.2, width: 76 }}>
            {from + index}
          </Text>
          <View style={{ flex: 1 }}>
            <Text style={role.name}>{title}</Text>
            <Text style={{ ...role.body, marginTop: 4, maxWidth: 372 }}>{text}</Text>
          </View>
        </View>
      ))}
    </View>
  )
}

const row = { flexDirection: 'row', gap: 24, paddingTop: 13, paddingBottom: 16 } as const
const heavy = (borderColor: string) => ({ borderTopWidth: 1.5, borderColor })
const light = (borderColor: string) => ({ borderTopWidth: 0.6, borderColor })
