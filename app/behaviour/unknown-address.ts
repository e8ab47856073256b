/** Says the path that no page stands at to the console, as the specification wants (2.14). */
class UnknownAddress extends HTMLElement {
  connectedCallback() {
    // When a client navigation swaps the page in, the address follows right after it.
    setTimeout(() => console.error('404: no page at', location.pathname))
  }
}

customElements.define('unknown-address', UnknownAddress)
