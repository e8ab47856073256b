/**
 * Puts the position that the address asks for (`?job=`) into the application page (spec 2.8). The
 * page is built for a general application; the form knows no more than its field says.
 */
class AskedJob extends HTMLElement {
  #page = new AbortController()
  /** What the page shows; what the visitor writes into the field afterwards stays. */
  #shown = this.dataset.general ?? ''

  connectedCallback(): void {
    this.#page = new AbortController()
    const { signal } = this.#page
    this.#show()
    // A client navigation changes the address after it has put the page in.
    document.addEventListener('astro:after-swap', () => this.#show(), { signal })
    addEventListener('popstate', () => this.#show(), { signal })
  }

  disconnectedCallback(): void {
    this.#page.abort()
  }

  #show(): void {
    const asked = new URLSearchParams(location.search).get('job')?.trim()
    const job = asked || (this.dataset.general ?? '')
    const places = document.querySelectorAll('[data-job]')
    const field = document.querySelector<HTMLInputElement>('input[name="position"]')
    if (!field || this.#shown === job) return
    this.#shown = job
    for (const place of places) place.textContent = job
    field.value = job
    field.readOnly = Boolean(asked)
    this.#showTerms(job)
  }

  /** Team, place and type of the opening of that name; any, when there is none. */
  #showTerms(job: string): void {
    const opening = [...this.querySelectorAll('data')].find(({ value }) => value === job)
    for (const term of this.querySelectorAll<HTMLElement>('[data-term]')) {
      term.textContent = opening?.dataset[term.dataset.term ?? ''] ?? this.dataset.any ?? ''
    }
  }
}

customElements.define('asked-job', AskedJob)
