/**
 * `setTimeout` takes 24 days at most, and is late after the device has slept: look again every
 * hour.
 */
const longestWait = 60 * 60 * 1000

/**
 * Shows and hides what a moment ends (`data-until`) or begins (`data-from`), on the visitor's clock: a
 * page that was opened, or built, before an opening closed says so from that moment on (spec 2.16).
 */
class TimedParts extends HTMLElement {
  #page = new AbortController()
  #timer: ReturnType<typeof setTimeout> | undefined

  connectedCallback(): void {
    this.#page = new AbortController()
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
