/**
 * Puts the position that the address asks for (`?job=`) into the application page (spec 2.8). The
 * page is built for a general application; the form sends whatever its position field holds.
 */
class AskedJob extends HTMLElement {
  connectedCallback(): void {
    this.#show()
    // A client navigation changes the address after it has put the page in.
    document.addEventListener('astro:after-swap', () => this.#show(), { once: true })
  }

  #show(): void {
    const wanted = new URLSearchParams(location.search).get('job')?.trim()
    const closed = this.#hasClosed(wanted)
    const asked = closed ? undefined : wanted
    const job = asked || (this.dataset.general ?? '')
    for (const notice of this.querySelectorAll<HTMLElement>('[data-job-closed]')) {
      notice.hidden = !closed
    }
    // What the visitor has typed as the position of a general application stays.
    if (!asked && this.#isGeneral()) return
    for (const place of document.querySelectorAll('[data-job]')) place.textContent = job
    const field = document.querySelector<HTMLInputElement>('input[name="position"]')
    if (!field) return
    // Also a position that the server has filled in, which React takes for the `defaultValue`.
    field.value = job
    field.readOnly = Boolean(asked)
    this.#showTerms(job)
  }

  /** Whether the page still shows the general application that it was built with. */
  #isGeneral(): boolean {
    return this.querySelector('[data-job]')?.textContent === this.dataset.general
  }

  /** Whether applications for the opening of that name have closed; the form is a general one then. */
  #hasClosed(job: string | undefined): boolean {
    return Date.now() >= Date.parse(this.#opening(job)?.dataset.closes ?? '')
  }

  #opening(job: string | undefined): HTMLDataElement | undefined {
    return [...this.querySelectorAll('data')].find(({ value }) => value === job)
  }

  /** Shows team, place and type of the opening of that name, or nothing without such an opening. */
  #showTerms(job: string): void {
    const opening = this.#opening(job)
    for (const row of this.querySelectorAll<HTMLElement>('[data-term-row]')) {
      const term = opening?.dataset[row.dataset.termRow ?? '']
      const place = row.querySelector('[data-term]')
      if (place) place.textContent = term ?? ''
      row.hidden = term === undefined
    }
  }
}

customElements.define('asked-job', AskedJob)
