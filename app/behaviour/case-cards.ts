/** The control of a card: written as a link to the card, which opens it as the `:target`. */
const toggleOf = '[aria-controls]'

/**
 * The case studies (spec 2.12): each opens and closes by its own button; an address that ends in an
 * id opens that one.
 */
class CaseCards extends HTMLElement {
  #page = new AbortController()

  connectedCallback() {
    const { signal } = this.#page
    for (const card of this.querySelectorAll('article')) {
      card.querySelector(toggleOf)?.setAttribute('role', 'button')
      show(card, false)
    }
    this.addEventListener('click', (event) => this.#press(event), { signal })
    this.addEventListener('keydown', (event) => event.key === ' ' && this.#press(event), { signal })
    // A second press on the same link opens the card again.
    document.addEventListener('site:hash', () => this.#openNamed(), { signal })
    this.#openNamed()
  }

  disconnectedCallback() {
    this.#page.abort()
  }

  #press(event: Event) {
    const { target } = event
    if (!(target instanceof Element) || !target.closest(toggleOf)) return
    const card = target.closest('article')
    if (!card) return
    event.preventDefault()
    show(card, !('open' in card.dataset))
  }

  #openNamed() {
    const named = location.hash && document.getElementById(location.hash.slice(1))
    if (named && this.contains(named)) show(named, true)
  }
}

function show(card: HTMLElement, open: boolean): void {
  card.toggleAttribute('data-open', open)
  card.querySelector(toggleOf)?.setAttribute('aria-expanded', String(open))
}

customElements.define('case-cards', CaseCards)
