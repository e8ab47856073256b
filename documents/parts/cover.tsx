import { Image, Text, View } from '@react-pdf/renderer'
import { colours } from '#brand/colours.ts'
import { jpeg, shapes } from '../pictures.ts'
import { page, role } from '../theme.ts'
import { useDocument } from './document-context.ts'
import { Lines } from './lines.tsx'
import { Logo } from './logo.tsx'
import { Plate } from './sheet.tsx'

type Props = { picture: string; subtitle: string }

/** The first page: the picture from edge to edge, and the title on night under it. */
export function Cover({ picture, subtitle }: Props) {
  const { title, edition } = useDocument()
  return (
    <Plate>
      <View style={row}>
        <Logo size={15} colour={colours.onNight} markColour={colours.signalNight} />
        <Text style={{ ...role.small, color: colours.onNightSoft }}>{edition}</Text>
      </View>
      <Image src={() => jpeg(picture, 'cover')} style={shapes.cover} />
      <View style={{ height: 3, width: page.width - page.side, backgroundColor: colours.signal }} />
      <View style={{ paddingHorizontal: page.side, paddingTop: 30 }}>
        <Lines lines={title.split(' ')} style={role.cover} box={{ marginLeft: -3 }} />
        <Text style={{ ...role.lead, marginTop: 20, maxWidth: 400, color: colours.onNightSoft }}>
          {subtitle}
        </Text>
      </View>
    </Plate>
  )
}

const row = {
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 76,
  paddingHorizontal: page.side,
} as const
