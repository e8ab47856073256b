import { type Box, croppedSizes, neededFiles } from '#app/lib/cropped-sizes.ts'

/** A box, and which crop of the picture it shows: the whole, unless it says so. */
export type PictureBox = Box & { crop?: 'portrait' }

type Props = {
  /** What to show; `portrait` is a crop for boxes that are taller than wide, `focus` keeps the subject in view. */
  picture: PictureSource & { portrait?: PictureSource; focus?: string }
  /** Empty when the picture only decorates. */
  alt: string
  /** The boxes that it fills, for the widest windows first. */
  boxes: readonly PictureBox[]
  /** `eager` for the first view: fetched at once. */
  loading?: 'eager' | 'lazy'
  /** `high` for the one picture that the first view waits for. */
  priority?: 'high' | 'low'
  className?: string
}

/** A picture in the best format and size for the screen, without layout shift. */
export function Picture(props: Props) {
  const { picture, alt, boxes, loading = 'lazy', priority, className } = props
  const { src, w, h } = picture.img
  const groups = byCrop(boxes)
  return (
    <picture>
      {groups.map(({ crop, from, boxes: own }, index) => (
        <Sources
          key={from ?? 'all'}
          picture={(crop === 'portrait' && picture.portrait) || picture}
          boxes={own}
          media={from && `(min-width: ${from})`}
          below={Number.parseFloat(groups[index - 1]?.from ?? '') || undefined}
          several={groups.length > 1}
        />
      ))}
      <img
        src={src}
        width={w}
        height={h}
        alt={alt}
        loading={loading}
        fetchPriority={priority}
        decoding={loading === 'eager' ? 'sync' : 'async'}
        className={className}
        style={{ backgroundColor: picture.colour, objectPosition: picture.focus }}
      />
    </picture>
  )
}

type OfOneCrop = Pick<PictureBox, 'crop' | 'from'> & { boxes: readonly PictureBox[] }

/** The boxes that follow each other with the same crop, and from which window on they are in force. */
function byCrop(boxes: readonly PictureBox[]): OfOneCrop[] {
  const groups: OfOneCrop[] = []
  for (const box of boxes) {
    const { crop, from } = box
    const last = groups.at(-1)
    if (last && last.crop === crop)
      groups.splice(-1, 1, { crop, from, boxes: [...last.boxes, box] })
    else groups.push({ crop, from, boxes: [box] })
  }
  return groups
}

type SourcesProps = {
  picture: PictureSource
  boxes: readonly PictureBox[]
  media: string | undefined
  /** The window from which on another crop is shown, in rem. */
  below: number | undefined
  /** Whether there is another crop: where there is none, the WebP file of `img` is the right one. */
  several: boolean
}

function Sources({ picture: { srcSet, img }, boxes, media, below, several }: SourcesProps) {
  const set = { boxes, ratio: img.w / img.h, below }
  return (
    <>
      <source
        type="image/avif"
        srcSet={neededFiles(srcSet, set)}
        sizes={croppedSizes(set)}
        media={media}
      />
      {several && <source type="image/webp" srcSet={img.src} media={media} />}
    </>
  )
}
