import { Text, View } from '@react-pdf/renderer'
import { accents } from '#brand/accents.ts'
import { companies } from '#content/model/companies.ts'
import type { Company } from '#content/schema/company.ts'
import { useTone } from '../parts/document-context.ts'
import { Lines } from '../parts/lines.tsx'
import { Mark } from '../parts/mark.tsx'
import { role } from '../theme.ts'

/** All companies, each with its mark, its stretch and what it does. */
export function CompanyList() {
  return companies.map((company) => <Entry key={company.id} {...company} />)
}

function Entry({ id, accent, fullName, stretch, trade, description, introduction }: Company) {
  const tone = useTone()
  return (
    <View wrap={false} style={{ ...row, borderColor: tone.line }}>
      <View style={{ width: 40 }}>
        <Mark name={id} size={26} colour={accents[accent].night} />
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
