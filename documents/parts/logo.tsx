import { Text, View } from '@react-pdf/renderer'
import { group } from '#content/model/group.ts'
import { Mark } from './mark.tsx'

type Props = { size: number; colour: string; markColour: string }

/** The group's mark and name; the last word is set light, as on the site. */
export function Logo({ size, colour, markColour }: Props) {
  const [first, ...rest] = group.name.split(' ')
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: size * 0.6 }}>
      <Mark name="group" size={size * 1.62} colour={markColour} />
      <Text
        style={{
          fontFamily: 'Display',
          fontSize: size,
          lineHeight: 1,
          letterSpacing: -0.3,
          color: colour,
        }}
      >
        {first} <Text style={{ fontFamily: 'Archivo', fontWeight: 400 }}>{rest.join(' ')}</Text>
      </Text>
    </View>
  )
}
