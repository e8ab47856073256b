import { Text, View } from '@react-pdf/renderer'
import { accents } from '#brand/colours.ts'
import { withFigures } from '#content/figures.ts'
import type { Subsidiary } from '#content/schema/subsidiary.ts'
import { subsidiaries } from '#content/subsidiaries.ts'
import { useTone } from '../parts/document-context.ts'
import { Lines } from '../parts/lines.tsx'
import { Mark } from '../parts/mark.tsx'
import { role } from '../theme.ts'

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
        <Lines
          lines={[stretch, trade]}
          style={{ ...role.small, color: tone.soft }}
          box={{ marginTop: 3 }}
        />
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
  paddingTop: 12,
  paddingBottom: 13,
} as const
