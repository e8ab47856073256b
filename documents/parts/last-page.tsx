import { Text, View } from '@react-pdf/renderer'
import { emails, offices, phones } from '#content/contact.ts'
import { group } from '#content/group.ts'
import { colour, page, role } from '../theme.ts'
import { useDocument } from './document-context.ts'
import { Logo } from './logo.tsx'
import { Plate } from './sheet.tsx'

/** The last page: who publishes the document, and how to reach them. */
export function LastPage() {
  const { title, edition } = useDocument()
  const [office] = offices
  const [phone] = phones
  return (
    <Plate>
      <View style={{ flex: 1, justifyContent: 'space-between', padding: page.side }}>
        <Logo size={15} colour={colour.onNight} markColour={colour.signalNight} />
        <View>
          <Text style={{ ...role.lead, maxWidth: 360 }}>{group.blurb}</Text>
          <View style={columns}>
            <Text style={column}>{office.address.join('\n')}</Text>
            <Text style={column}>{`${phone.display}\n${emails.general.address}`}</Text>
            <Text style={column}>{`${title}\n${edition}\n© ${group.name}`}</Text>
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
  borderColor: colour.lineNight,
} as const

const column = { ...role.small, flex: 1, color: colour.onNightSoft } as const
