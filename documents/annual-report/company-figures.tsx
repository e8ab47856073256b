import { Text, View } from '@react-pdf/renderer'
import { accents } from '#brand/colours.ts'
import { companyFigures } from '#content/documents-text/company-figures.ts'
import { type FactId, fact, formatFigure } from '#content/figures.ts'
import type { Subsidiary } from '#content/schema/subsidiary.ts'
import { companies } from '#content/subsidiaries.ts'
import { useTone } from '../parts/document-context.ts'
import { Mark } from '../parts/mark.tsx'
import { role } from '../theme.ts'

/** What each company states about itself, in the order of the chain. */
export function CompanyFigures() {
  return companyFigures.map(({ company, figures, note }) =>
    companies([company]).map((record) => (
      <Company key={record.id} company={record} figures={figures} note={note} />
    )),
  )
}

type Props = { company: Subsidiary; figures: readonly FactId[]; note: string | undefined }

function Company({ company, figures, note }: Props) {
  const tone = useTone()
  const { id, fullName, stretch } = company
  return (
    <View wrap={false} style={{ ...row, borderColor: tone.text }}>
      <View style={{ width: 144, flexDirection: 'row', gap: 10 }}>
        <Mark name={id} size={20} colour={accents[id].paper} />
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

function Figure({ id }: { id: FactId }) {
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
