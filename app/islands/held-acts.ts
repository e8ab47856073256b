/** Controls that do nothing without script; links, fields and `<summary>` work natively. */
const answeredByScript = 'form, button[type=button]:not([popovertarget], [commandfor]), [role=tab]'

/**
 * Holds what is pressed and submitted in an island before React is there, in its order, and does it
 * again at `island:ready`; at `island:failed` the browser sends a form that has an `action`, unless
 * the visitor is offline: the browser's error page would take the form's place. The astro-island has
 * the attribute `data-offline` then, for styles (`in-data-offline:`).
 *
 * It listens on the document, where an event arrives after React had its chance: between the start
 * of the hydration and its end React answers a press by itself, and marks the island ready.
 */
export function holdActs(island: HTMLElement, signal: AbortSignal): void {
  /** Places among all such elements: React may have put others there when the time has come. */
  const held = new Set<number>()
  const all = () => [...island.querySelectorAll<HTMLElement>(answeredByScript)]

  function hold(event: Event) {
    const { target } = event
    if (!(target instanceof Element) || !island.contains(target) || event.defaultPrevented) return
    const element = target.closest<HTMLElement>(answeredByScript)
    if (!element) return
    if (element instanceof HTMLFormElement) {
      // Without React as good as with it: a form that only leads to an address.
      if (event.type === 'click' || (isNative(element) && element.method === 'get')) return
      event.preventDefault()
      delete island.dataset.offline
    }
    held.add(all().indexOf(element))
  }
  function repeat() {
    // After the state that the components set as they begin.
    queueMicrotask(() => {
      for (const element of taken()) {
        if (element instanceof HTMLFormElement) element.requestSubmit()
        else element.click()
      }
    })
  }
  function giveUp() {
    const form = taken().find(isNative)
    if (!form) return
    // `navigator.onLine` knows of no network that leads nowhere.
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => form.submit(),
      () => {
        island.dataset.offline = ''
      },
    )
  }
  function taken() {
    const elements = all()
    const acts = [...held].flatMap((place) => elements[place] ?? [])
    held.clear()
    return acts
  }

  document.addEventListener('click', hold, { signal })
  document.addEventListener('submit', hold, { signal })
  island.addEventListener('island:ready', repeat, { once: true, signal })
  island.addEventListener('island:failed', giveUp, { signal })
}

/** Whether the browser could send it by itself. */
function isNative(element: HTMLElement): element is HTMLFormElement {
  return element.matches('form[action]')
}
