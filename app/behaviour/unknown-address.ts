/** Writes the path that has no page to the console (spec 2.14). */
class UnknownAddress extends HTMLElement {
  connectedCallback() {
    // A client navigation updates the address right after it has swapped the page in.
    setTimeout(() => console.error('404: no page at', location.pathname))
  }
}

customElements.define('unknown-address', UnknownAddress)
