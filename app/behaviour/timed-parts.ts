/**
 * `setTimeout` takes 24 days at most, and fires late after the device has slept: so the clock is
 * checked every hour.
 */
const longestWait = 60 * 60 * 1000

/**
 * Hides parts from a moment on (`data-until`) and shows others (`data-from`), by the visitor's clock: a
 * page opened or built before an opening closed shows from that moment that it has (spec 2.16).
 */
class TimedParts extends HTMLElement {
  #page = new AbortController()
  #timer: ReturnType<typeof setTimeout> | undefined

  connectedCallback(): void {
    this.#show()
    // Timers stand still while a page is frozen or in the back/forward cache.
    const { signal } = this.#page
    document.addEventListener('visibilitychange', () => this.#show(), { signal })
    addEventListener('pageshow', () => this.#show(), { signal })
  }

  disconnectedCallback(): void {
    this.#page.abort()
    clearTimeout(this.#timer)
  }

  #show(): void {
    const now = Date.now()
    let wait = longestWait
    for (const part of this.querySelectorAll<HTMLElement>('[data-until], [data-from]')) {
      const ends = part.dataset.until
      const left = Date.parse(ends ?? part.dataset.from ?? '') - now
      part.hidden = ends === undefined ? left > 0 : left <= 0
      if (left > 0) wait = Math.min(wait, left)
    }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#show(), wait)
  }
}

customElements.define('timed-parts', TimedParts)
