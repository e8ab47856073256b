import { pictures } from '#content/pictures.ts'

/** A picture with what editors say of it, ready for `Picture`. */
export type LibraryPicture = PictureSource & {
  alt: string
  /** `object-position` of its subject. */
  focus: string
  /** A portrait crop around the subject, for small screens. */
  phone: PictureSource
}

const wide = import.meta.glob<PictureSource>('../pictures/*.webp', {
  query: '?picture',
  import: 'default',
  eager: true,
})
const portrait = import.meta.glob<PictureSource>('../pictures/*.webp', {
  query: '?portrait&picture',
  import: 'default',
  eager: true,
})

/**
 * The picture of that file name. It lives on the build's side of the loaders,
 * so that no page carries the addresses of another page's pictures. Throws
 * when the file or its entry in `content/pictures.ts` is missing.
 */
export function libraryPicture(name: string): LibraryPicture {
  const file = `../pictures/${name}.webp`
  const [wideOne, phone] = [wide[file], portrait[file]]
  const entry = Object.entries(pictures).find(([key]) => key === name)?.[1]
  if (!wideOne || !phone) throw new Error(`app/pictures/${name}.webp: there is no such file`)
  if (!entry) throw new Error(`content/pictures.ts: there is no entry "${name}"`)
  return { ...wideOne, phone, alt: entry.alt, focus: `${entry.focus[0]}% ${entry.focus[1]}%` }
}
