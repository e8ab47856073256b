import type { OutputInfo, Sharp } from 'sharp'
import { cropped } from '#documents/pictures.ts'
import { card } from './card-svg.ts'

/** An image as it is between two steps, three bytes a pixel. */
export type Pixels = Pick<OutputInfo, 'width' | 'height' | 'channels'> & { data: Buffer }

/** What an image looks like, without transparency. */
export async function pixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

/** A picture in the shape of a card, its subject in view. */
export async function croppedPicture(name: string): Promise<Pixels> {
  return pixels((await cropped(name, card)).resize(card.width, card.height))
}
