import { Text, View } from '@react-pdf/renderer'
import { colours } from '#brand/colours.ts'
import { emails, offices, phones } from '#content/model/contact.ts'
import { group } from '#content/model/group.ts'
import { page, role } from '../theme.ts'
import { useDocument } from './document-context.ts'
import { Lines } from './lines.tsx'
import { Logo } from './logo.tsx'
import { Plate } from './sheet.tsx'

type Props = {
  /** How to reach the publisher. */
  contacts?: readonly string[]
}

const phoneAndEmail = [phones[0].display, emails.general.address]

/** The last page: who publishes the document, and how to reach them. */
export function LastPage({ contacts = phoneAndEmail }: Props) {
  const { title, edition } = useDocument()
  const [office] = offices
  return (
    <Plate>
      <View style={{ flex: 1, justifyContent: 'space-between', padding: page.side }}>
        <Logo size={15} colour={colours.onNight} markColour={colours.signalNight} />
        <View>
          <Text style={{ ...role.lead, maxWidth: 360 }}>{group.blurb}</Text>
          <View style={columns}>
            <Lines lines={office.address} {...column} />
            <Lines lines={contacts} {...column} />
            <Lines lines={[title, edition, `© ${group.name}`]} {...column} />
          </View>
        </View>
      </View>
    </Plate>
  )
}

const columns = {
  flexDirection: 'row',
  gap: 24,
  marginTop: 40,
  paddingTop: 16,
  borderTopWidth: 0.6,
  borderColor: colours.lineNightSolid,
} as const

const column = { style: { ...role.small, color: colours.onNightSoft }, box: { flex: 1 } } as const
