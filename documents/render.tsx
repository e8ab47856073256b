import { Document, renderToBuffer } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { documentEntries, documentText } from '#content/model/documents.ts'
import { group } from '#content/model/group.ts'
import type { DocumentText } from '#content/schema/document-text.ts'
import { AnnualReport } from './annual-report/annual-report.tsx'
import { CompanyProfile } from './company-profile/company-profile.tsx'
import { registerFonts } from './fonts.ts'
import { DocumentProvider } from './parts/document-context.ts'
import { QhssePolicy } from './qhsse-policy/qhsse-policy.tsx'
import { SafetyGuidelines } from './safety-guidelines/safety-guidelines.tsx'

type Design = { id: string; text: DocumentText; pages: ReactNode }

const designs: Design[] = [
  { id: 'company-profile', text: documentText('company-profile'), pages: <CompanyProfile /> },
  { id: 'annual-report', text: documentText('annual-report'), pages: <AnnualReport /> },
  { id: 'qhsse-policy', text: documentText('qhsse-policy'), pages: <QhssePolicy /> },
  { id: 'safety-guidelines', text: documentText('safety-guidelines'), pages: <SafetyGuidelines /> },
]

export type RenderedDocument = { id: string; bytes: Buffer }

/** Every document of `content/documents/` as a PDF; the same content gives the same bytes. */
export async function renderDocuments(): Promise<RenderedDocument[]> {
  await registerFonts()
  const rendered: RenderedDocument[] = []
  // One after the other: the library renders with one state of its own.
  for (const { id, title } of documentEntries) {
    const design = designs.find((candidate) => candidate.id === id)
    if (!design) throw new Error(`documents/render.tsx: nothing renders the document "${id}"`)
    rendered.push({ id, bytes: await render(title, design) })
  }
  return rendered
}

/** Renders twice: only then does the contents page know where the sections begin. */
async function render(title: string, design: Design): Promise<Buffer> {
  const pageNumbers = new Map<string, number>()
  await renderToBuffer(document(title, design, new Map(), pageNumbers))
  return renderToBuffer(document(title, design, pageNumbers, new Map()))
}

function document(
  title: string,
  { text, pages }: Design,
  pageNumbers: ReadonlyMap<string, number>,
  found: Map<string, number>,
) {
  const date = new Date(`${text.date}T00:00:00Z`)
  return (
    <Document
      title={`${title} | ${group.name}`}
      author={group.name}
      subject={text.subject}
      creator={group.name}
      producer="@react-pdf/renderer"
      language="en-NG"
      pdfVersion="1.7"
      creationDate={date}
      modificationDate={date}
    >
      <DocumentProvider
        value={{
          title,
          edition: text.edition,
          pageNumbers,
          onPage: (section, pageNumber) => found.set(section, pageNumber),
        }}
      >
        {pages}
      </DocumentProvider>
    </Document>
  )
}
