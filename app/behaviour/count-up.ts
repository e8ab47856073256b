/** How long a counter runs, in milliseconds (spec 4, 9). */
const duration = 2000
/** How often it steps, in milliseconds (spec 9). */
const step = 16
/** How steeply a counter slows down: after a third of its time it shows nine tenths of the number. */
const easing = 7
/** The part of the block that must be visible before counting starts (spec 9). */
const visibility = 0.1

/**
 * Counts the numbers in a block up from 0 once a tenth of it is visible (spec 2.4.6). The final
 * numbers are in the markup, on paper, and shown at once with `prefers-reduced-motion`.
 */
function start(block: Element, signal: AbortSignal): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const numbers = [...block.querySelectorAll('[data-count]')].map((element) => ({
    element,
    text: element.textContent,
    end: Number(element.textContent.replaceAll(',', '')),
    decimals: element.textContent.split('.')[1]?.length ?? 0,
  }))
  const show = (progress: number) => {
    const part = 1 - (1 - progress) ** easing
    for (const { element, text, end, decimals } of numbers) {
      // `floor`, not `round`: the last number appears when the time is over, and no earlier.
      const now = Math.floor(end * part * 10 ** decimals) / 10 ** decimals
      // `toLocaleString` loads the language's data, which took half of Home's blocking time: not for 0.
      const shown = now
        ? now.toLocaleString('en', { minimumFractionDigits: decimals })
        : now.toFixed(decimals)
      element.textContent = progress < 1 ? shown : text
      element.parentElement?.classList.toggle('running', progress < 1)
    }
  }
  let timer: ReturnType<typeof setInterval>
  const run = () => {
    const begun = performance.now()
    timer = setInterval(() => {
      const progress = Math.min((performance.now() - begun) / duration, 1)
      show(progress)
      if (progress === 1) clearInterval(timer)
    }, step)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      run()
    },
    { threshold: visibility },
  )
  const stop = () => {
    observer.disconnect()
    clearInterval(timer)
  }
  show(0)
  observer.observe(block)
  // Paper shows the final numbers, also of blocks that were never scrolled into view.
  addEventListener(
    'beforeprint',
    () => {
      stop()
      show(1)
    },
    { signal },
  )
  signal.addEventListener('abort', stop)
}

class CountUp extends HTMLElement {
  #page = new AbortController()

  connectedCallback() {
    start(this.firstElementChild ?? this, this.#page.signal)
  }

  disconnectedCallback() {
    this.#page.abort()
  }
}

customElements.define('count-up', CountUp)
