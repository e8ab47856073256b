import { Text, View } from '@react-pdf/renderer'
import { accents } from '#brand/accents.ts'
import { companies } from '#content/model/companies.ts'
import { formatFigure } from '#content/model/figures.ts'
import type { Company } from '#content/schema/company.ts'
import type { Fact } from '#content/schema/fact.ts'
import { useTone } from '../parts/document-context.ts'
import { figureMeaning, knownFigures } from '../parts/known-figures.ts'
import { Lines } from '../parts/lines.tsx'
import { Mark } from '../parts/mark.tsx'
import { role } from '../theme.ts'

/** What each company states about itself, in the order of the chain. */
export function CompanyFigures() {
  return companies.map((company) => <Row key={company.id} company={company} />)
}

function Row({ company }: { company: Company }) {
  const { id, accent, fullName, stretch, figuresNote: note } = company
  const tone = useTone()
  return (
    <View wrap={false} style={{ ...row, borderColor: tone.text }}>
      <View style={{ width: 128, flexDirection: 'row', gap: 10 }}>
        <Mark name={id} size={20} colour={accents[accent].paper} />
        <View style={{ flex: 1 }}>
          <Text style={{ ...role.name, fontSize: 12 }}>{fullName}</Text>
          <Text style={{ ...role.small, color: tone.soft }}>{stretch}</Text>
        </View>
      </View>
      <View style={{ flex: 1, gap: 5 }}>
        {knownFigures(company.figures).map((fact) => (
          <Figure key={fact.id} fact={fact} company={fullName} />
        ))}
        {note && <Text style={{ ...role.body, color: tone.soft }}>{note}</Text>}
      </View>
    </View>
  )
}

function Figure({ fact, company }: { fact: Fact; company: string }) {
  const tone = useTone()
  return (
    <View style={{ flexDirection: 'row', gap: 10 }}>
      <Text style={{ ...role.name, width: 104 }}>{formatFigure(fact)}</Text>
      <View style={{ flex: 1, marginTop: 1 }}>
        <Text style={role.strong}>{fact.label}</Text>
        <Lines lines={figureMeaning(fact, company)} style={{ ...role.small, color: tone.soft }} />
      </View>
    </View>
  )
}

const row = {
  flexDirection: 'row',
  gap: 16,
  borderTopWidth: 1,
  paddingTop: 10,
  paddingBottom: 12,
} as const
