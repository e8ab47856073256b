import { uploaded } from 'virtual:uploads'
import { pictures } from '#content/model/pictures.ts'

/** A picture with what editors say of it, ready for `Picture`. */
export type LibraryPicture = PictureSource & {
  alt: string
  /** `object-position`: of its subject in a narrow box, of what a low one keeps. */
  focus: string
  /** A portrait crop around the subject, for boxes that are taller than wide. */
  portrait: PictureSource
}

const wide = import.meta.glob<PictureSource>('./*.webp', {
  query: '?picture',
  import: 'default',
  eager: true,
})
const portrait = import.meta.glob<PictureSource>('./*.webp', {
  query: '?portrait&picture',
  import: 'default',
  eager: true,
})

/**
 * The picture of that file name. Only for `.astro` files of pages, which run at build time: a
 * script that imports it would ship the addresses of all pictures.
 *
 * @throws when its record in `content/pictures/`, or the picture itself, is missing
 */
export function libraryPicture(name: string): LibraryPicture {
  const file = `./${name}.webp`
  const wideOne = uploaded[name]?.wide ?? wide[file]
  const portraitOne = uploaded[name]?.portrait ?? portrait[file]
  const entry = pictures.get(name)
  if (!entry) throw new Error(`content/pictures/${name}.yaml: there is no such file`)
  if (!wideOne || !portraitOne) {
    throw new Error(`content/pictures/${name}.yaml: there is no picture: upload one, as its file`)
  }
  return {
    ...wideOne,
    portrait: portraitOne,
    alt: entry.alt,
    focus: `${entry.focus[0]}% ${entry.wide}%`,
  }
}
