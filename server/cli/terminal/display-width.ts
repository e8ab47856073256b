const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Characters that take two columns of a terminal: East Asian wide ones and pictures. */
const wide =
  /[\p{Emoji_Presentation}\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]/u

function widthOf(grapheme: string): number {
  return wide.test(grapheme) ? 2 : 1
}

/** The columns that a line takes on a terminal. */
export function displayWidth(text: string): number {
  let width = 0
  for (const { segment } of graphemes.segment(text)) width += widthOf(segment)
  return width
}

/** A line in at most `width` columns; one that is cut ends in an ellipsis. */
export function clipped(text: string, width: number): string {
  if (displayWidth(text) <= width) return text
  let kept = ''
  let used = 1
  for (const { segment } of graphemes.segment(text)) {
    used += widthOf(segment)
    if (used > width) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}
