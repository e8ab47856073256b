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

/** Some boxes of a picture: the widest windows first, the last one for all windows that are left. */
type Boxes = {
  boxes: readonly Box[]
  /** The picture's width through its height. */
  ratio: number
  /** The window from which on other boxes follow, in rem. */
  below?: number | undefined
}

/**
 * The factor by which `sizes` overstates the picture's width. On a dense screen Chromium takes the file whose
 * width is nearer, as a ratio: without this, often one of less pixels than the box shows.
 */
const margin = 1.06

/**
 * The `sizes` attribute of a picture by the boxes that it fills: how wide it stands before it is
 * cropped, so that a box that is taller than the picture gets enough pixels. Without `max()`, which
 * Safari reads in `sizes` from 26.4 on.
 */
export function croppedSizes(set: Boxes): string {
  const steps = inForce(set).flatMap(({ box, from, to }) =>
    [largeScreen, 0].flatMap((zone) => {
      const [start, end] = [Math.max(from, zone), zone === 0 ? Math.min(to, largeScreen) : to]
      return start < end ? longerLine(linesOf(box, set.ratio, zone), start, end) : []
    }),
  )
  return steps
    .map(({ from, line }) => ({ from, size: written(line) }))
    .filter(({ size }, index, all) => size !== all[index + 1]?.size)
    .map(({ from, size }, index, all) =>
      index === all.length - 1 ? size : `(min-width: ${rounded(from)}rem) ${size}`,
    )
    .join(', ')
}

/**
 * Of a source set, the files that a window may ask for: from the one that the smallest box needs to the
 * one that is enough for the largest. Each address is half a hundred bytes of the page, and each file
 * time of the build.
 */
export function neededFiles(srcSet: string, set: Boxes): string {
  const needs = inForce(set).flatMap(({ box, from, to }) =>
    [{ window: Math.max(from, narrowest), density: 1 }, ...screens]
      .filter(({ window }) => window >= from && window < to)
      .map(({ window, density }) => {
        const lines = linesOf(box, set.ratio, window)
        return Math.max(...lines.map((line) => at(line, window))) * pixelsPerRem * density
      }),
  )
  const files = srcSet.split(', ')
  const widths = files.map((file) => Number(/ (\d+)w$/.exec(file)?.[1]))
  const [min, max] = [Math.min(...needs) * enough, Math.max(...needs) * enough]
  const needed = files.filter(
    (_, index) => (widths[index] ?? 0) >= min && (widths[index - 1] ?? 0) < max,
  )
  return (needed.length > 0 ? needed : files.slice(-1)).join(', ')
}

/** The narrowest window, in rem: 1280 pixels at 400 % (WCAG 1.4.10). */
const narrowest = 20
/** The browser's default font size; `sizes` and media conditions use no other. */
const pixelsPerRem = 16
/** From this window on a rem of the page grows with it, by the rule for `html` in app.css. */
const largeScreen = 110
/** The share of a box's pixels that a file must have; the difference is invisible. */
const enough = 0.95

/** The screens that pictures are sharp on: windows in rem, and how many pixels of theirs are one of CSS. */
const screens = [
  { window: 24.375, density: 2 },
  { window: 48, density: 2 },
  { window: 80, density: 2 },
  { window: 90, density: 2 },
  { window: 120, density: 1 },
  { window: 160, density: 1 },
]

/** A length that may grow with the window: so many rem of a browser, and hundredths of the window. */
type Line = { rem: number; vw: number }

/** Each box with the windows that it is for, in rem. */
function inForce({ boxes, below = Infinity }: Boxes) {
  return boxes.map((box, index) => ({
    box,
    from: Number.parseFloat(box.from ?? '0'),
    to: Number.parseFloat(boxes[index - 1]?.from ?? `${below}`),
  }))
}

/** How wide the picture stands by the width of its box, and by the height, in such a window. */
function linesOf(box: Box, ratio: number, window: number): Line[] {
  const wide = lineOf(box.width, window)
  const high = 'aspect' in box ? times(wide, 1 / box.aspect) : lineOf(box.height, window)
  return [wide, times(high, ratio)]
}

function lineOf(length: Length, window: number): Line {
  const amount = Number.parseFloat(length)
  if (length.endsWith('vw')) return { rem: 0, vw: amount }
  return window < largeScreen ? { rem: amount, vw: 0 } : { rem: amount * 0.45, vw: amount * 0.5 }
}

function times({ rem, vw }: Line, factor: number): Line {
  return { rem: rem * factor, vw: vw * factor }
}

function at({ rem, vw }: Line, window: number): number {
  return rem + (vw * window) / 100
}

/** The longer of two lines, from each window on in which it becomes so; the widest windows first. */
function longerLine(lines: readonly Line[], from: number, to: number) {
  const [flat, steep] = lines.toSorted((a, b) => a.vw - b.vw)
  if (!flat || !steep) return []
  const equal = ((flat.rem - steep.rem) * 100) / (steep.vw - flat.vw)
  if (equal > from && equal < to)
    return [
      { from: equal, line: steep },
      { from, line: flat },
    ]
  return [{ from, line: at(flat, from) > at(steep, from) ? flat : steep }]
}

/** To tenths: `sizes` needs no more. */
function rounded(amount: number): number {
  return Math.round(amount * 10) / 10
}

function written(line: Line): string {
  const { rem, vw } = times(line, margin)
  if (rounded(rem) === 0) return `${rounded(vw)}vw`
  if (rounded(vw) === 0) return `${rounded(rem)}rem`
  return `calc(${rounded(rem)}rem + ${rounded(vw)}vw)`
}
