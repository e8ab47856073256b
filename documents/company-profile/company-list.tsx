import { Text, View } from '@react-pdf/renderer'
import { withFigures } from '#content/figures.ts'
import type { Subsidiary } from '#content/schema/subsidiary.ts'
import { subsidiaries } from '#content/subsidiaries.ts'
import { useTone } from '../parts/document-context.ts'
import { Mark } from '../parts/mark.tsx'
import { accents, role } from '../theme.ts'

/** All seven companies, each with its mark, its stretch and what it does. */
export function CompanyList() {
  return withFigures(subsidiaries).map((company) => <Company key={company.id} {...company} />)
}

function Company({ id, fullName, stretch, trade, description, introduction }: Subsidiary) {
  const tone = useTone()
  return (
    <View wrap={false} style={{ ...row, borderColor: tone.line }}>
      <View style={{ width: 40 }}>
        <Mark name={id} size={26} colour={accents[id].night} />
      </View>
      <View style={{ width: 156 }}>
        <Text style={role.name}>{fullName}</Text>
        <Text style={{ ...role.small, marginTop: 3, color: tone.soft }}>
          {`${stretch}\n${trade}`}
        </Text>
      </View>
      <View style={{ flex: 1 }}>
        <Text style={role.strong}>{description}</Text>
        <Text style={{ ...role.body, marginTop: 4 }}>{introduction}</Text>
      </View>
    </View>
  )
}

const row = {
  flexDirection: 'row',
  gap: 12,
  borderTopWidth: 0.6,
  paddingTop: 14,
  paddingBottom: 18,
} as const
