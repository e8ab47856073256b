type Props = {
  /** What to show; `phone` is a portrait crop for small screens, `focus` keeps the subject in view. */
  picture: PictureSource & { phone?: PictureSource; focus?: string }
  /** Empty when the picture only decorates. */
  alt: string
  /** Which crop small screens get: the portrait for a picture as tall as a phone, else the whole. */
  crop?: 'portrait' | 'whole'
  /** How wide it stands, as in the `sizes` attribute; the window's width when left out. */
  sizes?: string
  /** `eager` for the first view: fetched at once. */
  loading?: 'eager' | 'lazy'
  /** `high` for the one picture that the first view waits for. */
  priority?: 'high' | 'low'
  className?: string
}

/** A picture in the best format and size for the screen, without layout shift. */
export function Picture(props: Props) {
  const {
    picture,
    alt,
    crop = 'whole',
    sizes = '100vw',
    loading = 'lazy',
    priority,
    className,
  } = props
  const { src, w, h } = picture.img
  const phone = crop === 'portrait' ? picture.phone : undefined
  return (
    <picture>
      {phone && (
        <Sources
          picture={phone}
          // Further down it lies under scrims and words, where fewer pixels are as good.
          sizes={loading === 'eager' ? '100vw' : '75vw'}
          media="(max-width: 47.99rem)"
        />
      )}
      <Sources picture={picture} sizes={sizes} />
      <img
        src={src}
        width={w}
        height={h}
        alt={alt}
        loading={loading}
        fetchPriority={priority}
        decoding={loading === 'eager' ? undefined : 'async'}
        className={className}
        style={{ backgroundColor: picture.colour, objectPosition: picture.focus }}
      />
    </picture>
  )
}

function Sources({ picture, ...rest }: { picture: PictureSource; sizes: string; media?: string }) {
  return Object.entries(picture.sources).map(([format, srcSet]) => (
    <source key={format} type={`image/${format}`} srcSet={srcSet} {...rest} />
  ))
}
