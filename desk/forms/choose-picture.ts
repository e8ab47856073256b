// Checks a picture when it is chosen in the editor, whose file dialog offers `image/*`: Keystatic's `onchange` takes
// whatever comes back.

/** Pixels that the place of a picture needs, by the form it is chosen in. */
const needed: Record<string, { width: number; place: string }> = {
  pictures: { width: 2560, place: 'A picture across the page' },
  people: { width: 960, place: 'A photograph of a person' },
}

document.addEventListener(
  'change',
  (event) => {
    const input = event.target
    const [, form = ''] = /\/collection\/([^/]+)/.exec(location.pathname) ?? []
    const place = needed[form]
    if (!(input instanceof HTMLInputElement) || !place) return
    const [file] = input.files ?? []
    if (!file) return
    if (/\.(jpe?g|png|webp)$/i.test(file.name)) {
      // The desk refuses what cannot be read as a picture.
      warnIfSmall(file, place).catch(() => {})
      return
    }
    event.stopImmediatePropagation()
    alert(
      /\.hei[cf]$/i.test(file.name)
        ? 'This is a HEIC picture, which browsers cannot show. On the iPhone choose Settings, Camera, Formats, Most Compatible, and take it again; or open this one and save it as JPEG.'
        : 'A picture must be a JPEG, PNG or WebP file. Please save it as one of these, at the size that its place needs, and choose that.',
    )
  },
  // Before Keystatic's own handler.
  { capture: true },
)

async function warnIfSmall(file: File, { width, place }: { width: number; place: string }) {
  const picture = await createImageBitmap(file)
  const pixels = (number: number) => number.toLocaleString('en-GB')
  if (picture.width < width)
    alert(
      `This picture is ${pixels(picture.width)} pixels wide. ${place} needs ${pixels(width)}, or it looks soft on wide screens. Please choose a larger one if you have it.`,
    )
}
