import { Image, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { DocumentSection } from '#content/schema/document-text.ts'
import { jpeg, shapes } from '../pictures.ts'
import { page, role, type Tone } from '../theme.ts'
import { useDocument, useTone } from './document-context.ts'
import { Sheet } from './sheet.tsx'

type Props = {
  id: string
  text: DocumentSection
  tone?: Tone
  /** A picture across the top of its first page. */
  picture?: string
  children?: ReactNode
}

/** One section: a new page with title, lead and paragraphs, then whatever it shows. */
export function Section({ id, text, tone, picture, children }: Props) {
  return (
    <Sheet tone={tone} section={text.title}>
      {picture && <Band picture={picture} />}
      <Opening id={id} text={text} />
      {children}
    </Sheet>
  )
}

function Opening({ id, text: { title, lead, paragraphs = [] } }: { id: string; text: DocumentSection }) {
  const { onPage } = useDocument()
  const tone = useTone()
  return (
    <View id={id} bookmark={title} style={{ marginBottom: 30 }}>
      {/* Says on which page the section begins; it shows nothing. */}
      <Text
        style={{ position: 'absolute' }}
        render={({ pageNumber }) => {
          onPage(id, pageNumber)
          return ''
        }}
      />
      <View style={{ width: 26, height: 2.5, marginBottom: 16, backgroundColor: tone.signal }} />
      <Text style={{ ...role.title, maxWidth: 430 }}>{title}</Text>
      <Text style={{ ...role.lead, maxWidth: 400, marginTop: 18 }}>{lead}</Text>
      {paragraphs.map((paragraph, index) => (
        <Text
          key={paragraph}
          style={{ ...role.body, maxWidth: 372, marginTop: index === 0 ? 20 : 9 }}
        >
          {paragraph}
        </Text>
      ))}
    </View>
  )
}

/** A picture from edge to edge, over the running head of its page. */
function Band({ picture }: { picture: string }) {
  return (
    <Image
      src={() => jpeg(picture, 'band')}
      style={{
        ...shapes.band,
        marginTop: -page.top,
        marginLeft: -page.side,
        marginBottom: 38,
      }}
    />
  )
}
