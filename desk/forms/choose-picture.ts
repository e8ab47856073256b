// Checks a picture when it is chosen in the editor. Keystatic's file dialog offers `image/*`, and its `onchange`
// takes whatever comes back.

/** Pixels that the place of a picture needs, by the form it is chosen in. */
const needed: Record<string, { width: number; place: string }> = {
  pictures: { width: 2560, place: 'A picture across the page' },
  people: { width: 960, place: 'A photograph of a person' },
}

const checked = new WeakSet<HTMLInputElement>()

document.addEventListener(
  'change',
  (event) => {
    const input = event.target
    if (!(input instanceof HTMLInputElement) || input.type !== 'file' || checked.has(input)) return
    const [, form = ''] = /\/collection\/([^/]+)/.exec(location.pathname) ?? []
    const [file] = input.files ?? []
    if (!file || !needed[form]) return
    event.stopImmediatePropagation()
    void isWanted(file, needed[form]).then((wanted) => {
      if (!wanted) return
      checked.add(input)
      input.dispatchEvent(new Event('change'))
    })
  },
  // Before Keystatic's own handler.
  { capture: true },
)

async function isWanted(file: File, place: { width: number; place: string }): Promise<boolean> {
  const refusal = refusalOf(file.name)
  if (refusal) alert(refusal)
  if (refusal) return false
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) {
    alert(
      'This file cannot be read as a picture. Please open it in another program, save it as JPEG, and choose that.',
    )
    return false
  }
  const { width } = picture
  picture.close()
  if (width >= place.width) return true
  const pixels = (number: number) => number.toLocaleString('en-GB')
  return confirm(
    `This picture is ${pixels(width)} pixels wide. ${place.place} needs ${pixels(place.width)}, or it looks soft on wide screens. Use it all the same?`,
  )
}

function refusalOf(name: string): string | undefined {
  if (/\.(jpe?g|png|webp)$/i.test(name)) return undefined
  if (/\.hei[cf]$/i.test(name))
    return 'This is a HEIC picture, which browsers cannot show. On the iPhone choose Settings, Camera, Formats, Most Compatible, and take it again; or open this one and save it as JPEG.'
  if (/\.svg$/i.test(name))
    return 'This is an SVG drawing. Please save it as PNG, at the size that its place needs, and choose that.'
  return 'A picture must be a JPEG, PNG or WebP file. Please save it as one of these, and choose that.'
}
