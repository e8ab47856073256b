import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { documentEntries } from '#content/model/documents.ts'
import { documentData, type LayoutData } from './document.ts'
import { jpeg, type Picture, pictureSource } from './pictures.ts'
import { put, typeset } from './typeset.ts'

/** Has the bytes that were made of these sources earlier, or makes them. */
type Keep = (
  sources: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
) => Promise<Uint8Array>

const layout = fileURLToPath(new URL('layout', import.meta.url))

export type RenderedDocument = { id: string; bytes: Uint8Array }

/**
 * Every document that the build has as a PDF; the same content gives the same bytes.
 *
 * @param keep gets all that decides about a document but the code
 */
export async function renderDocuments(keep: Keep): Promise<RenderedDocument[]> {
  return Promise.all(
    documentEntries.map(async ({ id }) => {
      const data = documentData(id)
      const pictures = picturesOf(data)
      const shown = await Promise.all(pictures.map(({ name }) => pictureSource(name)))
      const bytes = await keep([JSON.stringify(data), ...shown], async () => {
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
