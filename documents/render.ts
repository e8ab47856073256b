import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { documentEntries } from '#content/model/documents.ts'
import { once } from '#content/model/once.ts'
import { documentData, type LayoutData } from './document.ts'
import { documentFonts, type Keep } from './fonts.ts'
import { jpeg, type Picture, pictureSource } from './pictures.ts'

const layout = fileURLToPath(new URL('layout', import.meta.url))

export type RenderedDocument = { id: string; bytes: Uint8Array }

/**
 * Every document that the build has as a PDF; the same content gives the same bytes.
 *
 * @param keep gets all that decides about a document but the code
 */
export async function renderDocuments(keep: Keep): Promise<RenderedDocument[]> {
  // A build whose documents are all known does not load Typst.
  const typst = once(async () => {
    const { openTypst } = await import('./typeset.ts')
    return openTypst(layout, await documentFonts(keep))
  })
  return Promise.all(
    documentEntries.map(async ({ id }) => {
      const data = documentData(id)
      const pictures = picturesOf(data)
      const shown = await Promise.all(pictures.map(({ name }) => pictureSource(name)))
      const bytes = await keep([JSON.stringify(data), ...shown], async () => {
        const { put, typeset } = await typst()
        for (const picture of pictures) {
          const sources = ['jpeg', picture.shape, await pictureSource(picture.name)]
          put(join(layout, picture.file), await keep(sources, () => jpeg(picture)))
        }
        try {
          return typeset({
            mainFilePath: join(layout, 'document.typ'),
            inputs: { document: JSON.stringify(data) },
          })
        } catch (error) {
          throw new Error(`The document "${data.title}" cannot be made`, { cause: error })
        }
      })
      return { id, bytes }
    }),
  )
}

function picturesOf({ cover, sections }: LayoutData): Picture[] {
  return [cover, ...sections.flatMap(({ picture }) => picture ?? [])]
}
