/**
 * The index of a page's sections (spec 2.6): marks the entry whose section crosses the middle of the
 * window, and keeps it in view in the bar of small screens, which scrolls sideways.
 */
class PageIndex extends HTMLElement {
  #observer = new IntersectionObserver(
    (entries) => {
      const entered = entries.find(({ isIntersecting }) => isIntersecting)
      if (entered) this.#mark(entered.target.id)
    },
    { rootMargin: '-49% 0px -50%' },
  )

  connectedCallback() {
    for (const { hash } of this.querySelectorAll('a')) {
      const section = document.getElementById(hash.slice(1))
      if (section) this.#observer.observe(section)
    }
  }

  disconnectedCallback() {
    this.#observer.disconnect()
  }

  #mark(id: string) {
    const bar = this.querySelector<HTMLElement>('[data-bar]')
    for (const link of this.querySelectorAll('a')) {
      const current = link.hash === `#${id}`
      if (!current) {
        link.removeAttribute('aria-current')
        continue
      }
      link.setAttribute('aria-current', 'true')
      bar?.scrollTo({ left: link.offsetLeft - bar.offsetLeft - 40 })
    }
  }
}

customElements.define('page-index', PageIndex)
