import type { LibraryPicture } from '#app/pictures/library.ts'
import type { Slide } from '#content/model/home-schemas.ts'

/** A slide with its picture in all its sizes. */
export type HeroSlide = Omit<Slide, 'picture'> & { picture: LibraryPicture }
