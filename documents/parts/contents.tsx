import { Link, Text, View } from '@react-pdf/renderer'
import { documentWords } from '#content/model/documents.ts'
import type { DocumentSection } from '#content/schema/document-text.ts'
import { role } from '../theme.ts'
import { useDocument, useTone } from './document-context.ts'
import { Sheet } from './sheet.tsx'

/** The second page: every section that there is, with the page it begins on. */
export function Contents({ sections }: { sections: readonly DocumentSection[] }) {
  const { pageNumbers } = useDocument()
  // The first of the two passes, which finds the pages, lists all that may be there.
  const there = sections.filter(({ id }) => pageNumbers.size === 0 || pageNumbers.has(id))
  return (
    <Sheet section={documentWords.contents}>
      <Text style={{ ...role.title, fontSize: 50, letterSpacing: -1.4, marginBottom: 40 }}>
        {documentWords.contents}
      </Text>
      {there.map(({ id, title }) => (
        <Entry key={id} id={id} title={title} pageNumber={pageNumbers.get(id)} />
      ))}
    </Sheet>
  )
}

type Props = { id: string; title: string; pageNumber: number | undefined }

function Entry({ id, title, pageNumber }: Props) {
  const tone = useTone()
  return (
    <View style={{ borderTopWidth: 0.6, borderColor: tone.line }}>
      <Link src={`#${id}`} style={{ textDecoration: 'none', color: tone.text }}>
        <View style={{ flexDirection: 'row', paddingVertical: 15 }}>
          <Text style={{ ...role.name, fontSize: 16, flex: 1 }}>{title}</Text>
          <Text style={{ ...role.name, fontSize: 16 }}>{pageNumber ?? ''}</Text>
        </View>
      </Link>
    </View>
  )
}
