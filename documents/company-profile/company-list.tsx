import { Text, View } from '@react-pdf/renderer'
import { accents } from '#brand/accents.ts'
import { companies } from '#content/model/companies.ts'
import type { Company } from '#content/schema/company.ts'
import { useTone } from '../parts/document-context.ts'
import { Lines } from '../parts/lines.tsx'
import { Mark } from '../parts/mark.tsx'
import { role } from '../theme.ts'

/** All companies, each with its mark, its stretch, what it does and what clients order from it. */
export function CompanyList() {
  return companies.map((company) => <Entry key={company.id} {...company} />)
}

function Entry({ id, accent, fullName, stretch, trade, description, sections }: Company) {
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
        <Text style={{ ...role.strong, fontSize: 12 }}>{description}</Text>
        <Text style={{ ...role.body, marginTop: 4, color: tone.soft }}>
          {servicesOf(sections).join(' · ')}
        </Text>
      </View>
    </View>
  )
}

/** The names of what clients order: the first section of its page that says what they get for it. */
function servicesOf(sections: Company['sections']): string[] {
  const [services = []] = sections
    .map((section): readonly Service[] => ('items' in section ? section.items : []))
    .filter((items) => items.some(({ deliverable }) => deliverable !== undefined))
  return services.map(({ title }) => title)
}

type Service = { title: string; deliverable?: string }

const row = {
  flexDirection: 'row',
  gap: 12,
  borderTopWidth: 0.6,
  paddingTop: 16,
  paddingBottom: 18,
} as const
