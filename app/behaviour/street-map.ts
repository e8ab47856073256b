/** How near the map must be to the window before it is loaded, in pixels. */
const nearness = 300

/**
 * Loads its street map once the visitor is near, and shows it when it has loaded (spec 2.10). A frame
 * dispatches `load` even when its page fails, and scripts cannot read a foreign frame; so a small
 * picture of the same origin has to load too, which shows that the provider can be reached.
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
