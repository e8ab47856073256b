import { Page, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { colours } from '#brand/colours.ts'
import { page, role, type Tone, tones } from '../theme.ts'
import { ToneProvider, useDocument, useTone } from './document-context.ts'
import { Logo } from './logo.tsx'

type Props = { tone?: Tone; section: string; children: ReactNode }

/** A run of A4 pages with running head and page number; `section` stands at the foot. */
export function Sheet({ tone = 'paper', section, children }: Props) {
  const { field, text } = tones[tone]
  return (
    <Page
      size="A4"
      style={{
        ...role.body,
        color: text,
        backgroundColor: field,
        paddingTop: page.top,
        paddingBottom: page.foot,
        paddingHorizontal: page.side,
      }}
    >
      <ToneProvider value={tone}>
        <RunningHead />
        {children}
        <Foot section={section} />
      </ToneProvider>
    </Page>
  )
}

function RunningHead() {
  const { title } = useDocument()
  const tone = useTone()
  return (
    <View fixed style={{ ...bar, top: 34 }}>
      <Logo size={9} colour={tone.text} markColour={tone.signal} />
      <Text style={{ ...role.small, color: tone.soft }}>{title}</Text>
    </View>
  )
}

function Foot({ section }: { section: string }) {
  const tone = useTone()
  return (
    <>
      <View fixed style={{ ...bar, top: footLine, borderTopWidth: 0.6, borderColor: tone.line }} />
      <Text fixed style={{ ...role.small, ...bar, top: footLine + 9, color: tone.soft }}>
        {section}
      </Text>
      <Text
        fixed
        style={{ ...role.label, ...bar, top: footLine + 9, left: undefined, color: tone.text }}
        render={({ pageNumber }) => String(pageNumber)}
      />
    </>
  )
}

const footLine = page.height - 56

const bar = {
  position: 'absolute',
  left: page.side,
  right: page.side,
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
} as const

/** A page that is one field from edge to edge: cover and last page. */
export function Plate({ children }: { children: ReactNode }) {
  return (
    <Page
      size="A4"
      style={{ ...role.body, color: colours.onNight, backgroundColor: colours.night }}
    >
      <ToneProvider value="night">{children}</ToneProvider>
    </Page>
  )
}
