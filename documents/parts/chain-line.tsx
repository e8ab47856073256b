import { Text, View } from '@react-pdf/renderer'
import { accents } from '#brand/accents.ts'
import { colours } from '#brand/colours.ts'
import { companies } from '#content/model/companies.ts'
import type { Company } from '#content/schema/company.ts'
import { role } from '../theme.ts'
import { useTone } from './document-context.ts'
import { Mark } from './mark.tsx'

/** How many stations fit beside each other with their names in one line. */
const most = 6

/** The chain as a line of marks, in rows where they are many, and the companies under all of it. */
export function ChainLine() {
  const tone = useTone()
  const stations = companies.filter(({ place }) => place === 'chain')
  const brackets = companies.filter(({ place }) => place === 'bracket')
  return (
    <View wrap={false} style={{ marginBottom: 12 }}>
      {rowsOf(stations).map((row) => (
        <View key={row[0]?.id} style={{ flexDirection: 'row', marginBottom: 20 }}>
          {row.map((company) => (
            <Station key={company.id} company={company} last={company === stations.at(-1)} />
          ))}
        </View>
      ))}
      {brackets.map(({ id, accent, name, chain }) => (
        <View key={id} style={{ ...bracket, borderColor: accents[accent].night }}>
          <Mark name={id} size={22} colour={accents[accent].night} />
          <Text style={{ ...role.name, fontSize: 11 }}>{name}</Text>
          <Text style={{ ...role.small, color: tone.soft }}>{chain.here}</Text>
        </View>
      ))}
    </View>
  )
}

/** As few rows as can hold them, equally long. */
function rowsOf(stations: readonly Company[]): Company[][] {
  const rows = Math.ceil(stations.length / most)
  const length = Math.ceil(stations.length / rows)
  return Array.from({ length: rows }, (_, row) => stations.slice(row * length, (row + 1) * length))
}

/** A company at its station; the line runs on to the next one. */
function Station({ company, last }: { company: Company; last: boolean }) {
  const tone = useTone()
  const { id, accent, name, stretch } = company
  return (
    <View style={{ flex: 1, paddingRight: 6 }}>
      {!last && <View style={line} />}
      <Mark name={id} size={26} colour={accents[accent].night} />
      <View style={{ ...station, ...(last ? lit : { borderColor: tone.signal }) }} />
      <Text style={{ ...role.name, fontSize: 11 }}>{name}</Text>
      <Text style={{ ...role.small, color: tone.soft }}>{stretch}</Text>
    </View>
  )
}

const line = {
  position: 'absolute',
  top: 42,
  left: 0,
  right: 0,
  height: 2,
  backgroundColor: colours.signal,
} as const

const station = {
  width: 10,
  height: 10,
  marginTop: 12,
  marginBottom: 10,
  borderWidth: 2,
  borderRadius: 5,
  backgroundColor: colours.night,
} as const

const lit = { borderColor: colours.lamp, backgroundColor: colours.lamp } as const

const bracket = {
  flexDirection: 'row',
  alignItems: 'center',
  gap: 10,
  marginBottom: 12,
  paddingTop: 12,
  borderTopWidth: 1.5,
} as const
