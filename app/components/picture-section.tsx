import { Picture, type PictureBox } from '#app/components/picture.tsx'
import { classes } from '#app/lib/classes.ts'
import type { LibraryPicture } from '#app/pictures/library.ts'

type Props = {
  picture: LibraryPicture
  /** The scrims between picture and words, as in scrims.css. */
  scrims: readonly string[]
  /** How high it stands. */
  className: string
  /** Where the picture lies, if not over the whole of it. */
  pictureClassName?: string
  /** The boxes that the picture fills, for the widest windows first. */
  boxes: readonly PictureBox[]
  /** True on a page's first screen: the picture is fetched at once. */
  first?: boolean
  as?: 'section' | 'div' | 'li'
  id?: string
  children: React.ReactNode
}

/** On phones and paper a scrim would leave little of a low picture: it stands whole above its words. */
export const aboveWords = {
  className: 'block md:flex',
  pictureClassName: 'aspect-4/3 w-full md:absolute md:inset-0 md:aspect-auto md:size-full',
  scrims: ['hidden scrim-foot md:block'],
} as const

/** A picture with words at its foot, on night; measured scrims keep them readable. */
export function PictureSection(props: Props) {
  const { picture, scrims, className, pictureClassName, boxes, first = false, id, children } = props
  const Element = props.as ?? 'section'
  return (
    <Element id={id} className={`picture-section on-dark ${className}`}>
      <Picture
        picture={picture}
        alt={picture.alt}
        boxes={boxes}
        loading={first ? 'eager' : 'lazy'}
        priority={first ? 'high' : undefined}
        className={classes('object-cover', pictureClassName ?? 'absolute inset-0 size-full')}
      />
      {scrims.map((scrim) => (
        <div key={scrim} className={`scrim ${scrim}`} />
      ))}
      {children}
    </Element>
  )
}
