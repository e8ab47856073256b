/** Milliseconds before a progress line is worth showing, and between two of them. */
const delay = { first: 1000, next: 100 }

export type Progress = {
  /** Says how far the work is, if it has taken a while. */
  show: (text: string) => void
  /** Says it at once: for a step that lets nothing else run meanwhile. */
  showNow: (text: string) => void
  /** Takes the line away, before anything else is printed. */
  clear: () => void
}

/**
 * One line that is written over and over while something takes long, and vanishes afterwards. On
 * what is no terminal it shows nothing.
 *
 * @param now milliseconds of a clock
 */
export function progressOn(
  stream: { isTTY?: boolean; write: (text: string) => unknown },
  now: () => number = () => performance.now(),
): Progress {
  let next = now() + delay.first
  let shown = false

  function showNow(text: string) {
    if (!stream.isTTY) return
    next = now() + delay.next
    shown = true
    stream.write(`\r\u001b[K${text} …`)
  }

  return {
    showNow,
    show(text) {
      if (now() >= next) showNow(text)
    },
    clear() {
      if (shown) stream.write('\r\u001b[K')
      shown = false
    },
  }
}
