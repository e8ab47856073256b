import { onPage } from './on-page.ts'

/**
 * Shares an article (spec 2.9) through the device's own sheet where there is one; else the browser
 * opens the menu by itself, and here its button copies the address.
 */
onPage((signal) => {
  const button = document.querySelector<HTMLButtonElement>('[data-share]')
  const menu = button?.popoverTargetElement
  if (!button || !(menu instanceof HTMLElement)) return
  const { share: built = '', title, text } = button.dataset
  const address = location.origin + new URL(built).pathname
  followOrigin(menu, built, address)

  button.addEventListener(
    'click',
    (event) => {
      if (typeof navigator.share !== 'function' || menu.matches(':popover-open')) return
      event.preventDefault()
      navigator.share({ title, text, url: address }).catch((error: unknown) => {
        // Closing the device's sheet is an answer, not a failure.
        if (!(error instanceof DOMException && error.name === 'AbortError')) menu.showPopover()
      })
    },
    { signal },
  )
  menu.addEventListener(
    'beforetoggle',
    ({ newState }) => {
      button.ariaExpanded = String(newState === 'open')
      tell(menu, {})
    },
    { signal },
  )
  menu.addEventListener(
    'focusout',
    ({ relatedTarget: next }) => {
      if (next instanceof Node && next !== button && !menu.contains(next)) menu.hidePopover()
    },
    { signal },
  )
  menu.querySelector('[data-copy]')?.addEventListener(
    'click',
    async () => {
      try {
        await navigator.clipboard.writeText(address)
        tell(menu, { copied: true })
      } catch {
        // Forbidden, or plain http: the address is shown to be copied by hand.
        tell(menu, { byHand: address })
      }
    },
    { signal },
  )
})

/** The links name the site's own address; a copy of the site elsewhere shares its own. */
function followOrigin(menu: HTMLElement, built: string, address: string): void {
  for (const link of menu.querySelectorAll('a')) {
    link.href = link.href.replace(encodeURIComponent(built), encodeURIComponent(address))
  }
}

/** What became of copying. */
function tell(menu: HTMLElement, { copied = false, byHand = '' }): void {
  const status = menu.querySelector<HTMLElement>('[data-done]')
  if (status) status.textContent = copied ? (status.dataset.done ?? '') : ''
  const line = menu.querySelector('[data-address]')
  if (line) line.textContent = byHand
  menu.querySelector('[data-by-hand]')?.toggleAttribute('hidden', byHand === '')
}
