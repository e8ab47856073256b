/**
 * Puts the subject of the topic that the address asks for (`?topic=`) into the contact form (spec
 * 2.10), and that of a topic whose link is pressed beside it. What the visitor has typed stays.
 */
class AskedTopic extends HTMLElement {
  connectedCallback(): void {
    this.#fill()
    // A client navigation changes the address after it has put the page in.
    document.addEventListener('astro:after-swap', () => this.#fill(), { once: true })
    this.addEventListener('click', (event) => this.#press(event))
  }

  /**
   * `replaceState` instead of following the link, which would load the page anew, with an empty
   * form.
   */
  #press(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : undefined
    if (!link?.search || link.pathname !== location.pathname) return
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    history.replaceState(history.state, '', link.pathname + link.search)
    this.#fill()
  }

  #fill(): void {
    const asked = new URLSearchParams(location.search).get('topic')?.trim()
    const topics = [...this.querySelectorAll('data')]
    const subject = topics.find(({ value }) => value === asked)?.dataset.subject
    const field = document.querySelector<HTMLInputElement>('input[name="subject"]')
    if (!field || !subject) return
    const own = ['', ...topics.map((topic) => topic.dataset.subject)]
    if (!own.includes(field.value)) return
    // `form.reset()` after sending would restore the subject that the server has rendered.
    field.defaultValue = ''
    field.value = subject
  }
}

customElements.define('asked-topic', AskedTopic)
