/**
 * Shows that an application was stored (spec 4, 8) when the address has the hash that the form
 * navigates to. The hash is removed at once, so that a reload does not show the notice again.
 */
class AppliedNotice extends HTMLElement {
  connectedCallback(): void {
    this.#show()
    // A client navigation changes the address after it has put the page in.
    document.addEventListener('astro:page-load', () => this.#show(), { once: true })
  }

  #show(): void {
    if (location.hash !== this.dataset.hash) return
    history.replaceState(history.state, '', location.pathname + location.search)
    const template = this.querySelector('template')
    if (template) this.append(template.content.cloneNode(true))
  }
}

customElements.define('applied-notice', AppliedNotice)
