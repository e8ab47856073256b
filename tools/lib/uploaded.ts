import { join } from 'node:path'
import { contentFolder } from '#content/model/content-files.ts'
import { pictures } from '#content/model/pictures.ts'
import { people } from '#content/model/records.ts'

/** A picture's or person's name, where its file is, and the subject's place from the left. */
export type Upload = { name: string; file: string; left: number }

/** The pictures that editors uploaded (tools/virtual-modules.ts). */
export const uploaded: Upload[] = [...pictures].flatMap(([name, { file, focus }]) =>
  file ? [{ name, file: join(contentFolder, file), left: focus[0] }] : [],
)

/** Photographs of people, by their id. */
export const photographs: Upload[] = people.flatMap(({ id, photograph }) =>
  photograph ? [{ name: id, file: join(contentFolder, 'people', id, photograph), left: 50 }] : [],
)
