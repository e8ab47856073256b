/** How near the visitor must come before the map's provider is asked, in pixels. */
const nearness = 300

/**
 * Loads the street map in it once the visitor is near, and shows it when it is there (spec 2.10). A
 * frame's `load` also comes when its page does not, and no script may look into it: whether the
 * provider can be reached tells a small picture of the same origin.
 */
class StreetMap extends HTMLElement {
  #observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && this.#load(),
    { rootMargin: `${nearness}px` },
  )

  #load() {
    this.#observer.disconnect()
    const frame = this.querySelector('iframe')
    const address = frame?.dataset.src
    if (!address) return
    const sign = new Image()
    const loaded = [frame, sign].map(
      (each) => new Promise((resolve) => each.addEventListener('load', resolve)),
    )
    Promise.all(loaded).then(() => this.removeAttribute('inert'))
    frame.src = address
    // The query, because Playwright hides requests that end in "/favicon.ico" from tests.
    sign.src = new URL('/favicon.ico?sign', address).href
  }

  connectedCallback() {
    this.#observer.observe(this)
  }

  disconnectedCallback() {
    this.#observer.disconnect()
  }
}

customElements.define('street-map', StreetMap)
