import { Picture, type PictureBox } from '#app/components/picture.tsx'
import type { Leader } from '#app/page-content/portrait-library.ts'
import { MonogramPlate } from './monogram-plate.tsx'

type Props = {
  leader: Pick<Leader, 'name' | 'seed' | 'photograph'>
  /** How wide it stands, in the widest windows first. */
  widths: readonly Pick<PictureBox, 'from' | 'width'>[]
  /** The plate's field and the colour of its letters; a photograph covers both. */
  className: string
}

/** A leader, 4 : 5: the photograph, or the monogram plate until there is one (spec 2.7). */
export function Portrait({ leader, widths, className }: Props) {
  const { name = '', seed, photograph } = leader
  const shape = `aspect-4/5 w-full ${className}`
  return photograph ? (
    <Picture
      picture={photograph}
      alt={name}
      boxes={widths.map((width) => ({ ...width, aspect: 4 / 5 }))}
      className={`object-cover print:w-28 ${shape}`}
    />
  ) : (
    <MonogramPlate name={name} seed={seed} size="large" className={shape} />
  )
}
