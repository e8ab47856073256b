import { Picture, type PictureBox } from '#app/components/picture.tsx'
import type { Person } from '#content/model/group-schemas.ts'
import { MonogramPlate } from './monogram-plate.tsx'

/** A leader with what a plate needs: the photograph, if there is one, and the layers' seed. */
export type Leader = Pick<
  Person,
  'id' | 'name' | 'position' | 'bio' | 'company' | 'placeholderId'
> & {
  seed: number
  photograph: PictureSource | undefined
}

type Props = {
  leader: Pick<Leader, 'name' | 'seed' | 'photograph'>
  /** How wide a photograph stands, in the widest windows first. */
  widths: readonly Pick<PictureBox, 'from' | 'width'>[]
  /** How wide a plate may become; as wide as its column when left out. */
  plateWidth?: string
  /** The plate's field and the colour of its letters; a photograph covers both. */
  className: string
}

/**
 * A leader, 4 : 5: the photograph as wide as its column; until there is one, a plate with the
 * initials (spec 2.7).
 */
export function Portrait({ leader, widths, plateWidth = '', className }: Props) {
  const { name, seed, photograph } = leader
  return photograph ? (
    <Picture
      picture={photograph}
      alt={name}
      boxes={widths.map((width) => ({ ...width, aspect: 4 / 5 }))}
      className={`aspect-4/5 w-full object-cover print:w-28 ${className}`}
    />
  ) : (
    <MonogramPlate name={name} seed={seed} className={`w-full ${plateWidth} ${className}`} />
  )
}
