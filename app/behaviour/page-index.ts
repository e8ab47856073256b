/**
 * The index of a page's sections (spec 2.6): marks the entry of the last section that has reached the
 * middle of the window, before that the first one, and keeps it in view in the bar of small screens,
 * which scrolls sideways.
 */
class PageIndex extends HTMLElement {
  #reached = new Set<string>()
  // The margin extends far above the window: a section that has been jumped over counts as reached.
  #observer = new IntersectionObserver((entries) => this.#look(entries), {
    rootMargin: '1000000px 0px -50%',
  })

  connectedCallback() {
    for (const id of this.#ids()) {
      const section = document.getElementById(id)
      if (section) this.#observer.observe(section)
    }
  }

  disconnectedCallback() {
    this.#observer.disconnect()
  }

  #ids() {
    return [...this.querySelectorAll('a')].map(({ hash }) => hash.slice(1))
  }

  #look(entries: IntersectionObserverEntry[]) {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) this.#reached.add(target.id)
      else this.#reached.delete(target.id)
    }
    const ids = this.#ids()
    this.#mark(ids.filter((id) => this.#reached.has(id)).at(-1) ?? ids[0])
  }

  #mark(id: string | undefined) {
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
