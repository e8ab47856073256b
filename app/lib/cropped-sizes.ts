export type Length = `${number}vw` | `${number}rem`

/** A box that a picture fills (`object-fit: cover`), in windows of one width or more. */
export type Box = {
  /** The narrowest window; all that are left when left out. */
  from?: `${number}rem`
  width: Length
} & (
  | {
      /** At most. */
      height: Length
    }
  | {
      /** Its width through its height. */
      aspect: number
    }
)

/**
 * The `sizes` attribute of a picture by the boxes that it fills: how wide it stands before it is
 * cropped, so that a box that is taller than the picture gets enough pixels. Without `max()`, which
 * Safari reads in `sizes` from 26.4 on.
 *
 * @param boxes for the widest windows first; the last one stands for all windows that are left
 * @param ratio the picture's width through its height
 */
export function croppedSizes(boxes: readonly Box[], ratio: number): string {
  return boxes
    .flatMap((box, index) => {
      const next = boxes[index - 1]?.from
      return sizesIn(box, ratio, index === boxes.length - 1, next ? amountOf(next) : Infinity)
    })
    .join(', ')
}

/**
 * Of a source set, the files that a window may ask for: no box ever needs one that is smaller than the
 * least of these sizes, and each address is half a hundred bytes of the page.
 */
export function neededFiles(srcSet: string, boxes: readonly Box[], ratio: number): string {
  const least = Math.min(
    ...boxes.map((box) => {
      const { wide, high } = uncropped(box, ratio)
      const from = box.from ? amountOf(box.from) : narrowest
      return Math.max(...[wide, high].map((length) => inRem(length, from) * pixelsPerRem))
    }),
  )
  const files = srcSet.split(', ')
  const large = files.filter((file) => Number(/ (\d+)w$/.exec(file)?.[1]) >= least)
  return (large.length > 0 ? large : files.slice(-1)).join(', ')
}

/** The narrowest window, in rem: 1280 pixels at 400 % (WCAG 1.4.10). */
const narrowest = 20
/** As a browser is set up; `sizes` and media conditions know no other. */
const pixelsPerRem = 16

type Amount = { amount: number; unit: string }

/** How wide the picture stands by the width of its box, and by the height. */
function uncropped(box: Box, ratio: number): { wide: Amount; high: Amount } {
  const wide = { amount: amountOf(box.width), unit: unitOf(box.width) }
  const high =
    'aspect' in box
      ? { amount: (wide.amount / box.aspect) * ratio, unit: wide.unit }
      : { amount: amountOf(box.height) * ratio, unit: unitOf(box.height) }
  return { wide, high }
}

function sizesIn(box: Box, ratio: number, last: boolean, below: number): string[] {
  const from = box.from ? amountOf(box.from) : 0
  const condition = last ? '' : `(min-width: ${from}rem) `
  const { wide, high } = uncropped(box, ratio)
  if (high.unit === wide.unit) {
    return [`${condition}${rounded(Math.max(wide.amount, high.amount))}${wide.unit}`]
  }
  const [growing, fixed] = wide.unit === 'vw' ? [wide, high] : [high, wide]
  // From this window on the length that grows with it is the longer one.
  const equal = rounded((fixed.amount / growing.amount) * 100)
  const ofGrowing = `${rounded(growing.amount)}vw`
  const ofFixed = `${condition}${rounded(fixed.amount)}rem`
  if (equal <= from) return [`${condition}${ofGrowing}`]
  return equal < below ? [`(min-width: ${equal}rem) ${ofGrowing}`, ofFixed] : [ofFixed]
}

function inRem({ amount, unit }: Amount, window: number): number {
  return unit === 'vw' ? (amount * window) / 100 : amount
}

function amountOf(length: Length): number {
  return Number.parseFloat(length)
}

function unitOf(length: Length): string {
  return length.replace(/[\d.]+/, '')
}

/** To tenths: a hair above the width of a file would fetch the next larger one. */
function rounded(amount: number): number {
  return Math.round(amount * 10) / 10
}
