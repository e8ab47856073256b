import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { documentEntries } from '#content/model/documents.ts'
import { documentData } from './document.ts'
import { documentFonts } from './fonts.ts'
import type { LayoutData } from './layout-data.ts'
import { jpeg, type Picture } from './pictures.ts'
import { typeset } from './typeset.ts'

const layout = fileURLToPath(new URL('layout', import.meta.url))

export type RenderedDocument = { id: string; bytes: Buffer }

/** Every document that the build has as a PDF; the same content gives the same bytes. */
export async function renderDocuments(): Promise<RenderedDocument[]> {
  const compiler = NodeCompiler.create({
    workspace: layout,
    fontArgs: [{ fontBlobs: await documentFonts() }],
  })
  const documents = documentEntries.map(({ id, title }) => ({ id, data: documentData(id, title) }))
  const pictures = new Map(
    documents.flatMap(({ data }) => picturesOf(data)).map((picture) => [picture.file, picture]),
  )
  for (const [file, picture] of pictures) {
    compiler.mapShadow(join(layout, file), await jpeg(picture))
  }
  return documents.map(({ id, data }) => ({ id, bytes: render(compiler, data) }))
}

function picturesOf({ cover, sections }: LayoutData): Picture[] {
  return [cover, ...sections.flatMap(({ picture }) => picture ?? [])]
}

function render(compiler: NodeCompiler, data: LayoutData): Buffer {
  const source = {
    mainFilePath: join(layout, 'document.typ'),
    inputs: { document: JSON.stringify(data) },
  }
  try {
    return typeset(compiler, source)
  } catch (error) {
    throw new Error(`The document "${data.title}" cannot be made`, { cause: error })
  }
}
