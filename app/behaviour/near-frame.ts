/** How near the visitor must come before a frame's provider is asked, in pixels. */
const nearness = 300

/**
 * A foreign frame that has no address before the visitor is near (spec 2.10): browsers load a lazy
 * frame up to 2500 px ahead, which on a short page is at once.
 */
class NearFrame extends HTMLElement {
  readonly #observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) this.#load()
    },
    { rootMargin: `${nearness}px` },
  )

  connectedCallback(): void {
    this.#observer.observe(this)
  }

  disconnectedCallback(): void {
    this.#observer.disconnect()
  }

  #load(): void {
    this.#observer.disconnect()
    this.querySelector('iframe')?.setAttribute('src', this.dataset.src ?? '')
  }
}

customElements.define('near-frame', NearFrame)
