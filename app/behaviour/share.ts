/**
 * Shares an article (spec 2.9) with `navigator.share()` where the browser has it; elsewhere the button
 * opens the menu without script, and the menu's own button copies the address.
 */
class ShareArticle extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector<HTMLButtonElement>('[popovertarget]')
    const menu = button?.popoverTargetElement
    if (!button || !(menu instanceof HTMLElement)) return
    const { address: built = '', title, text } = this.dataset
    const url = location.origin + new URL(built).pathname
    followOrigin(menu, built, url)

    button.addEventListener('click', (event) => {
      if (typeof navigator.share !== 'function' || menu.matches(':popover-open')) return
      event.preventDefault()
      navigator.share({ title, text, url }).catch((error: unknown) => {
        // `AbortError`: the visitor closed the device's sheet, which is no failure.
        if (!(error instanceof DOMException && error.name === 'AbortError')) menu.showPopover()
      })
    })
    menu.addEventListener('beforetoggle', () => showResult(menu, {}))
    menu.addEventListener('focusout', ({ relatedTarget: next }) => {
      if (next instanceof Node && next !== button && !menu.contains(next)) menu.hidePopover()
    })
    menu.querySelector('[data-copy]')?.addEventListener('click', async () => {
      showResult(menu, {})
      try {
        await navigator.clipboard.writeText(url)
        // A live region is read again only when its text changes, so it is empty for a moment.
        setTimeout(() => showResult(menu, { copied: true }), 100)
      } catch {
        // `clipboard` is missing on plain http, or refused: the address is shown, to be copied by
        // hand.
        showResult(menu, { byHand: url })
      }
    })
  }
}

/** The links name the site's own address; a copy of the site elsewhere shares its own. */
function followOrigin(menu: HTMLElement, built: string, url: string): void {
  for (const link of menu.querySelectorAll('a')) {
    link.href = link.href.replace(encodeURIComponent(built), encodeURIComponent(url))
  }
}

/** Shows the result of copying. */
function showResult(menu: HTMLElement, { copied = false, byHand = '' }): void {
  const status = menu.querySelector<HTMLElement>('[data-done]')
  if (status) status.textContent = copied ? (status.dataset.done ?? '') : ''
  const line = menu.querySelector('[data-by-hand] > :last-child')
  if (line) line.textContent = byHand
  line?.parentElement?.toggleAttribute('hidden', byHand === '')
}

customElements.define('share-article', ShareArticle)
