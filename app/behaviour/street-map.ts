/** How near the visitor must come before the map's provider is asked, in pixels. */
const nearness = 300

/** Gives the frame in it its address once the visitor is near (spec 2.10). */
class StreetMap extends HTMLElement {
  #observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && this.#load(),
    { rootMargin: `${nearness}px` },
  )

  #load() {
    this.#observer.disconnect()
    const frame = this.querySelector('iframe')
    if (frame?.dataset.src) frame.src = frame.dataset.src
  }

  connectedCallback() {
    this.#observer.observe(this)
  }

  disconnectedCallback() {
    this.#observer.disconnect()
  }
}

customElements.define('street-map', StreetMap)
