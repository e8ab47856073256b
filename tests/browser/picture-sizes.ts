import type { Page } from '@playwright/test'

/** A picture as it stands in the window, and the file that the browser takes for it. */
type ShownPicture = {
  /** The name of its file, without hash and ending. */
  name: string
  /** How wide that file is, in pixels. */
  fetched: number
  /** How wide it has to be to fill its box without being enlarged, in device pixels. */
  needed: number
  box: string
  sizes: string
}

/** Every picture that the page shows in the window as it is now. */
export function shownPictures(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(measurePictures)
}

/** Runs in the page. */
async function measurePictures(): Promise<ShownPicture[]> {
  const images = [...document.querySelectorAll('picture > img')].filter(
    (image): image is HTMLImageElement =>
      image instanceof HTMLImageElement && image.clientWidth > 0,
  )
  return Promise.all(images.map(measure))

  async function measure(image: HTMLImageElement, index: number): Promise<ShownPicture> {
    // A copy under addresses of its own: an element keeps what it has fetched for a wider window, and
    // Chromium takes a larger file that it has in memory instead of a fitting one.
    const markup = image.parentElement?.outerHTML ?? ''
    const mark = `?${location.pathname}-${innerWidth}-${devicePixelRatio}-${index}`
    const copied = new DOMParser().parseFromString(
      markup.replace(/\.(avif|webp)(?=[ "])/g, `$&${mark}`).replace('loading="lazy"', ''),
      'text/html',
    )
    const picture = document.importNode(copied.querySelector('picture') ?? image, true)
    const copy = picture.querySelector('img')
    if (!copy) throw new Error(`no picture in ${markup}`)
    await new Promise((resolve) => {
      copy.addEventListener('load', resolve, { once: true })
      if (copy.complete) resolve(undefined)
    })
    const address = copy.currentSrc.replace(location.origin, '')
    const source = [...picture.querySelectorAll('source')].find((each) =>
      each.srcset.includes(address),
    )
    const widths = [...(source?.srcset ?? '').matchAll(/(\S+) (\d+)w/g)].map(([, file, width]) => ({
      file,
      width: Number(width),
    }))
    const { clientWidth: width, clientHeight: height } = image
    const covers = getComputedStyle(image).objectFit === 'cover'
    const uncropped = (height * copy.naturalWidth) / copy.naturalHeight
    return {
      name: /([^/]+?)\.[\w-]+\.\w+\?/.exec(address)?.[1] ?? address,
      fetched: widths.find(({ file }) => file === address)?.width ?? 0,
      needed: Math.round(Math.max(width, covers ? uncropped : 0) * devicePixelRatio),
      box: `${width} × ${height}`,
      sizes: source?.sizes ?? '',
    }
  }
}
