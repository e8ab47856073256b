import { Text, View } from '@react-pdf/renderer'
import { labelColumn, role } from '../theme.ts'
import { useTone } from './document-context.ts'
import { Lines } from './lines.tsx'

/** A row without a text is a name alone. */
type Row = { title: string; text?: string }

const sizes = {
  regular: { name: role.name, text: role.body, drop: 1, padding: 13, label: labelColumn },
  /** Where a section has few words and a page to itself. */
  large: {
    name: { ...role.name, fontSize: 18, letterSpacing: -0.3 },
    text: { ...role.body, fontSize: 12 },
    drop: 3,
    padding: 17,
    label: 152,
  },
} as const

type Props = { rows: readonly Row[]; size?: keyof typeof sizes }

/** Ruled rows: a name on the left, what is said of it beside it. */
export function RuledList({ rows, size = 'regular' }: Props) {
  const tone = useTone()
  const { name, text: words, drop, padding, label } = sizes[size]
  return (
    <View style={{ borderBottomWidth: 0.6, borderColor: tone.line }}>
      {rows.map(({ title, text }, index) => (
        <View
          key={title}
          wrap={false}
          style={{
            ...row,
            paddingVertical: padding,
            ...(index === 0 ? heavy(tone.text) : light(tone.line)),
          }}
        >
          <Text style={{ ...name, width: text ? label : undefined }}>{title}</Text>
          {text && (
            <Lines lines={text.split('\n')} style={words} box={{ flex: 1, marginTop: drop }} />
          )}
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
          style={{
            ...row,
            paddingVertical: 14,
            ...(index === 0 ? heavy(tone.text) : light(tone.line)),
          }}
        >
          <Text style={{ ...role.numeral, fontSize: 42, letterSpacing: -1.6, width: 84 }}>
            {from + index}
          </Text>
          <View style={{ flex: 1 }}>
            <Text style={{ ...role.name, fontSize: 17 }}>{title}</Text>
            <Text style={{ ...role.body, fontSize: 11, marginTop: 4 }}>{text}</Text>
          </View>
        </View>
      ))}
    </View>
  )
}

const row = { flexDirection: 'row', gap: 24 } as const
const heavy = (borderColor: string) => ({ borderTopWidth: 1.5, borderColor })
const light = (borderColor: string) => ({ borderTopWidth: 0.6, borderColor })
