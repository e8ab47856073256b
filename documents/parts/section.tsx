import { Image, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { DocumentSection } from '#content/schema/document-text.ts'
import { jpeg, type Shape, shapes } from '../pictures.ts'
import { page, role, type Tone } from '../theme.ts'
import { useDocument, useTone } from './document-context.ts'
import { Sheet } from './sheet.tsx'

type Props = {
  id: string
  text: DocumentSection
  tone?: Tone
  /** A picture across the top of its first page; tall where the words are few. */
  picture?: { name: string; shape: Exclude<Shape, 'cover'> }
  /** `loud`: the lead is the section, set as large as a title. */
  voice?: 'plain' | 'loud'
  children?: ReactNode
}

/** One section: a new page with title, lead and paragraphs, then whatever it shows. */
export function Section({ id, text, tone, picture, voice = 'plain', children }: Props) {
  return (
    <Sheet tone={tone} section={text.title}>
      {picture && <Band {...picture} />}
      <Opening id={id} text={text} voice={voice} />
      {children}
    </Sheet>
  )
}

type OpeningProps = { id: string; text: DocumentSection; voice: 'plain' | 'loud' }

function Opening({ id, text: { title, lead, paragraphs = [] }, voice }: OpeningProps) {
  const { onPage } = useDocument()
  // Every node takes a bookmark; the types of 4.9 know it for pages only.
  const outlineEntry = { bookmark: title }
  const tone = useTone()
  return (
    <View id={id} {...outlineEntry} style={{ marginBottom: 28 }}>
      {/* Says on which page the section begins; it shows nothing. */}
      <Text
        style={{ position: 'absolute' }}
        render={({ pageNumber }) => {
          onPage(id, pageNumber)
          return ''
        }}
      />
      <View style={{ width: 26, height: 2.5, marginBottom: 16, backgroundColor: tone.signal }} />
      <Text style={role.title}>{title}</Text>
      <Text style={voice === 'loud' ? loud : { ...role.lead, maxWidth: 440, marginTop: 18 }}>
        {lead}
      </Text>
      {paragraphs.map((paragraph, index) => (
        <Text
          key={paragraph}
          style={{ ...role.body, maxWidth: 392, marginTop: index === 0 ? 20 : 9 }}
        >
          {paragraph}
        </Text>
      ))}
    </View>
  )
}

const loud = {
  ...role.cover,
  fontSize: 50,
  letterSpacing: -1.4,
  lineHeight: 1.02,
  marginTop: 96,
  marginBottom: 48,
}

/** A picture from edge to edge, over the running head of its page. */
function Band({ name, shape }: { name: string; shape: Shape }) {
  return (
    <Image
      src={() => jpeg(name, shape)}
      style={{
        ...shapes[shape],
        marginTop: -page.top,
        marginLeft: -page.side,
        marginBottom: 38,
      }}
    />
  )
}
