import { Text, View } from '@react-pdf/renderer'
import { accents } from '#brand/accents.ts'
import { companies } from '#content/model/companies.ts'
import { fact, formatFigure } from '#content/model/figures.ts'
import type { Company } from '#content/schema/company.ts'
import { useTone } from '../parts/document-context.ts'
import { Mark } from '../parts/mark.tsx'
import { role } from '../theme.ts'

/** What each company states about itself, in the order of the chain. */
export function CompanyFigures() {
  return companies.map((company) => <Row key={company.id} company={company} />)
}

function Row({ company }: { company: Company }) {
  const { figures, figuresNote: note } = company
  const tone = useTone()
  const { id, accent, fullName, stretch } = company
  return (
    <View wrap={false} style={{ ...row, borderColor: tone.text }}>
      <View style={{ width: 144, flexDirection: 'row', gap: 10 }}>
        <Mark name={id} size={20} colour={accents[accent].paper} />
        <View style={{ flex: 1 }}>
          <Text style={{ ...role.name, fontSize: 12 }}>{fullName}</Text>
          <Text style={{ ...role.small, color: tone.soft }}>{stretch}</Text>
        </View>
      </View>
      <View style={{ flex: 1, gap: 7 }}>
        {figures.map((figure) => (
          <Figure key={figure} id={figure} />
        ))}
        {note && <Text style={{ ...role.body, color: tone.soft }}>{note}</Text>}
      </View>
    </View>
  )
}

function Figure({ id }: { id: string }) {
  const tone = useTone()
  const record = fact(id)
  return (
    <View style={{ flexDirection: 'row', gap: 12 }}>
      <Text style={{ ...role.name, width: 118 }}>{formatFigure(record)}</Text>
      <View style={{ flex: 1, marginTop: 1 }}>
        <Text style={role.strong}>{record.label}</Text>
        <Text style={{ ...role.small, color: tone.soft }}>{record.scope}</Text>
      </View>
    </View>
  )
}

const row = {
  flexDirection: 'row',
  gap: 16,
  borderTopWidth: 1,
  paddingTop: 13,
  paddingBottom: 15,
} as const
