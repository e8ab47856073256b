/** What only a script answers; a link, a field and a summary do their part by themselves. */
const answeredByScript = 'button[type=button]:not([popovertarget], [commandfor]), [role=tab]'

/**
 * Holds what is pressed and submitted in an island before React is there, in its order, and does it
 * again at `island:ready`; at `island:failed` the browser sends the forms that have an `action`.
 *
 * It listens on the document, where an event arrives after React had its chance: between the start
 * of the hydration and its end React answers a press by itself, and marks the island ready.
 */
export function holdActs(island: HTMLElement, signal: AbortSignal): void {
  const held = new Map<HTMLElement, () => void>()

  function hold(event: Event) {
    const { target } = event
    if (!(target instanceof Element) || !island.contains(target)) return
    if (target instanceof HTMLFormElement) {
      holdForm(target, event)
    } else if (event.type === 'click' && !event.defaultPrevented) {
      const button = target.closest<HTMLElement>(answeredByScript)
      if (button) held.set(button, () => button.click())
    }
  }
  function holdForm(form: HTMLFormElement, event: Event) {
    const native = form.hasAttribute('action')
    // Without React as good as with it: a form that only leads to an address.
    if (native && (form.method === 'get' || 'failed' in island.dataset)) return
    event.preventDefault()
    held.set(form, () => form.requestSubmit())
  }
  function repeat() {
    // After the state that the components set as they begin.
    queueMicrotask(() => {
      for (const [element, act] of held) if (element.isConnected) act()
    })
  }
  function giveUp() {
    for (const element of held.keys()) {
      if (element instanceof HTMLFormElement && element.hasAttribute('action')) element.submit()
    }
    held.clear()
  }

  document.addEventListener('click', hold, { signal })
  document.addEventListener('submit', hold, { signal })
  island.addEventListener('island:ready', repeat, { once: true, signal })
  island.addEventListener('island:failed', giveUp, { signal })
}
