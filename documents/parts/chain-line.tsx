import { Text, View } from '@react-pdf/renderer'
import { accents, colours } from '#brand/colours.ts'
import { subsidiaries } from '#content/subsidiaries.ts'
import { role } from '../theme.ts'
import { useTone } from './document-context.ts'
import { Mark } from './mark.tsx'

/** The chain as a line of seven marks: six stations, and Techrich as the bracket under them. */
export function ChainLine() {
  const tone = useTone()
  const stretches = subsidiaries.filter(({ id }) => id !== 'techrich')
  const builder = subsidiaries.filter(({ id }) => id === 'techrich')
  return (
    <View wrap={false} style={{ marginBottom: 24 }}>
      <View style={{ flexDirection: 'row' }}>
        <View style={line} />
        {stretches.map(({ id, name, stretch }, index) => (
          <View key={id} style={{ flex: 1, paddingRight: 6 }}>
            <Mark name={id} size={26} colour={accents[id].night} />
            <View
              style={{
                ...station,
                ...(index === stretches.length - 1 ? lit : { borderColor: tone.signal }),
              }}
            />
            <Text style={{ ...role.name, fontSize: 11 }}>{name}</Text>
            <Text style={{ ...role.small, color: tone.soft }}>{stretch}</Text>
          </View>
        ))}
      </View>
      {builder.map(({ id, name }) => (
        <View key={id} style={{ ...bracket, borderColor: accents[id].night }}>
          <Mark name={id} size={22} colour={accents[id].night} />
          <Text style={{ ...role.name, fontSize: 11 }}>{name}</Text>
          <Text style={{ ...role.small, color: tone.soft }}>
            engineers and builds every stretch
          </Text>
        </View>
      ))}
    </View>
  )
}

const line = {
  position: 'absolute',
  top: 42,
  left: 0,
  width: 407,
  height: 2,
  backgroundColor: colours.signal,
} as const

const station = {
  width: 10,
  height: 10,
  marginTop: 12,
  marginBottom: 10,
  borderWidth: 2,
  borderRadius: 5,
  backgroundColor: colours.night,
} as const

const lit = { borderColor: colours.lamp, backgroundColor: colours.lamp } as const

const bracket = {
  flexDirection: 'row',
  alignItems: 'center',
  gap: 10,
  marginTop: 20,
  paddingTop: 12,
  borderTopWidth: 1.5,
} as const
