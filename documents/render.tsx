import { Document, renderToBuffer } from '@react-pdf/renderer'
import type { ComponentType } from 'react'
import { documentEntries, documentText } from '#content/model/documents.ts'
import { group } from '#content/model/group.ts'
import { AnnualReport } from './annual-report/annual-report.tsx'
import { CompanyProfile } from './company-profile/company-profile.tsx'
import { registerFonts } from './fonts.ts'
import { DocumentProvider } from './parts/document-context.ts'
import { QhssePolicy } from './qhsse-policy/qhsse-policy.tsx'
import { SafetyGuidelines } from './safety-guidelines/safety-guidelines.tsx'

/** What lays out each document of `content/documents/`, under its id. */
const designs: Partial<Record<string, ComponentType>> = {
  'company-profile': CompanyProfile,
  'annual-report': AnnualReport,
  'qhsse-policy': QhssePolicy,
  'safety-guidelines': SafetyGuidelines,
}

export type RenderedDocument = { id: string; bytes: Buffer }

/** Every document that the build has as a PDF; the same content gives the same bytes. */
export async function renderDocuments(): Promise<RenderedDocument[]> {
  await registerFonts()
  const rendered: RenderedDocument[] = []
  // One after the other: the library renders with one state of its own.
  for (const { id, title } of documentEntries) {
    rendered.push({ id, bytes: await render(id, title) })
  }
  return rendered
}

/** Renders twice: only then does the contents page know which sections there are, and where. */
async function render(id: string, title: string): Promise<Buffer> {
  const pageNumbers = new Map<string, number>()
  await renderToBuffer(document(id, title, new Map(), pageNumbers))
  return renderToBuffer(document(id, title, pageNumbers, new Map()))
}

function document(
  id: string,
  title: string,
  pageNumbers: ReadonlyMap<string, number>,
  found: Map<string, number>,
) {
  const Pages = designs[id]
  if (!Pages) throw new Error(`documents/render.tsx: nothing renders the document "${id}"`)
  const { date, subject, edition } = documentText(id)
  const day = new Date(`${date}T00:00:00Z`)
  return (
    <Document
      title={`${title} | ${group.name}`}
      author={group.name}
      subject={subject}
      creator={group.name}
      producer="@react-pdf/renderer"
      language="en-NG"
      pdfVersion="1.7"
      creationDate={day}
      modificationDate={day}
    >
      <DocumentProvider
        value={{
          title,
          edition,
          pageNumbers,
          onPage: (section, pageNumber) => found.set(section, pageNumber),
        }}
      >
        <Pages />
      </DocumentProvider>
    </Document>
  )
}
