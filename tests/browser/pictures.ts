import { expect, type Page } from '@playwright/test'

/**
 * Brings every picture of the page into view, so that the lazy ones load, and fails naming those
 * that do not arrive. Leaves the page at its top.
 */
export async function expectPicturesShown(page: Page): Promise<void> {
  expect(await page.evaluate(missingPictures), 'pictures that did not arrive').toEqual([])
}

/** Runs in the page. */
async function missingPictures(): Promise<string[]> {
  // Soon enough for the test to name them before its own timeout.
  const end = performance.now() + 120_000
  const missing: string[] = []
  for (const image of document.images) {
    if (!image.checkVisibility({ visibilityProperty: true })) continue
    image.scrollIntoView({ block: 'center', behavior: 'instant' })
    const shown = () => image.complete && image.naturalWidth > 0
    // Lazy loading begins with a frame in which the picture is near the window.
    while (!shown() && performance.now() < end) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    if (!shown()) missing.push(image.currentSrc || image.outerHTML)
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  return missing
}

/**
 * Pictures for which the browser, in the current window, picks a file that is too small or too large for
 * their box: a line each.
 */
export function unfittingPictures(page: Page): Promise<string[]> {
  return page.evaluate(findUnfitting)
}

/** Runs in the page. */
async function findUnfitting(): Promise<string[]> {
  // Limits for file pixels per pixel of the box: fewer look blurred, more are a waste.
  const [least, most] = [0.95, 1.6]
  const dot = '/icon-192.png'
  const images = [...document.querySelectorAll<HTMLImageElement>('picture > img')]
  const lines = await Promise.all(images.filter((image) => image.clientWidth > 0).map(judge))
  return lines.flat()

  async function judge(image: HTMLImageElement, index: number): Promise<string[]> {
    const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])]
    const { sizes = '', srcset = '' } = sources.find(({ media }) => matchMedia(media).matches) ?? {}
    // A new element with unique URLs: an `img` keeps the file it fetched for a wider window, and Chromium
    // prefers a larger file in its memory cache to a fitting one, and any `data:` URL. All stand for one
    // small file, which costs little to fetch and to decode.
    const mark = `?${location.pathname}-${innerWidth}-${devicePixelRatio}-${index}-`
    const { currentSrc } = await loaded(sizes, srcset.replace(/\S+ (\d+)w/g, `${dot}${mark}$1 $1w`))
    const picked = Number(currentSrc.split(mark)[1])
    const { clientWidth: width, clientHeight: height } = image
    // How wide the file has to be to fill its box without being enlarged.
    let needed = width
    if (getComputedStyle(image).objectFit === 'cover') {
      const [smallest = ''] = srcset.split(' ')
      const { naturalWidth, naturalHeight } = await loaded('', smallest)
      needed = Math.max(needed, (height * naturalWidth) / naturalHeight)
    }
    needed = Math.round(needed * devicePixelRatio)
    if (picked >= least * needed && picked <= most * needed) return []
    const window = `${innerWidth} × ${devicePixelRatio}`
    return [`${image.src} at ${window}: ${picked} px for ${needed}, ${width} × ${height}`]
  }

  async function loaded(sizes: string, srcset: string): Promise<HTMLImageElement> {
    const copy = new Image()
    copy.sizes = sizes
    copy.srcset = srcset
    await new Promise((resolve) => {
      copy.onload = resolve
      copy.onerror = resolve
    })
    return copy
  }
}
