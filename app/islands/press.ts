import type { ClientDirective } from 'astro'

const asked = new Set<string>()

/** Fetches an island's files, and does not run them; the browser keeps them for the first press. */
export function fetchAhead(island: Element): void {
  for (const name of ['component-url', 'renderer-url']) {
    void fetchModule(island.getAttribute(name) ?? '', location.href)
  }
}

/** A module and, as its text names them, the modules that it needs. */
async function fetchModule(path: string, base: string): Promise<void> {
  const address = new URL(path, base).href
  if (asked.has(address)) return
  asked.add(address)
  try {
    const response = await fetch(address, { priority: 'low' })
    const imports = (await response.text()).matchAll(/(?:from|import) ?["'`](\.[^"'`]+)/g)
    for (const [, path = ''] of imports) void fetchModule(path, address)
  } catch {
    // The first press fetches it again, and shows its failure.
    asked.delete(address)
  }
}

/** Controls that do nothing without script; links, fields and `<summary>` work natively. */
const answeredByScript = 'form, button[type=button]:not([popovertarget], [commandfor]), [role=tab]'

/**
 * Holds clicks and submits in an island before React is there, and repeats them in order at
 * `island:ready`; at `island:failed` the browser sends a form that has an `action`, unless
 * the visitor is offline: the browser's error page would take the form's place. The astro-island has
 * the attribute `data-offline` then, for styles (`in-data-offline:`).
 *
 * It listens on the document, where an event arrives after React had its chance: between the start
 * of the hydration and its end React answers a press by itself, and marks the island ready.
 */
export function holdActs(island: HTMLElement, signal: AbortSignal): void {
  /** Held by index, because React may replace the elements before they are pressed again. */
  const held = new Set<number>()
  const all = () => [...island.querySelectorAll<HTMLElement>(answeredByScript)]

  function hold(event: Event) {
    const { target } = event
    if (!(target instanceof Element) || !island.contains(target) || event.defaultPrevented) return
    const element = target.closest<HTMLElement>(answeredByScript)
    if (!element) return
    if (element instanceof HTMLFormElement) {
      // A form of `method="get"` only leads to an address, which the browser does as well.
      if (event.type === 'click' || (isNative(element) && element.method === 'get')) return
      event.preventDefault()
      delete island.dataset.offline
    }
    held.add(all().indexOf(element))
  }
  function repeat() {
    // A microtask later, when the components have set their first state.
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
    // `navigator.onLine` is true on a network without internet, so a request finds out.
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

/** Islands that listen already; Astro runs the directive again for one kept through a navigation. */
const listening = new WeakSet<Element>()

/** `change` covers dropped files and autofill, which cause none of the other events. */
const signs = ['pointerdown', 'focusin', 'keydown', 'keyup', 'click', 'submit', 'change']
/** Events with which a press begins; its `click` is still to come. */
const begins = /down|focus/

/**
 * `client:press`: React takes an island over at the first press on it, or when the focus comes to
 * it. What the visitor does until then is not lost:
 *
 * - What was typed stays in its field. An uncontrolled field needs nothing; a controlled one starts
 *   from what is in the document (`useTypedText` in `island.tsx`).
 * - A press on a button that only React can answer, and a `submit`, are held and done again when the
 *   island is ready: its component is wrapped in `<Island>` (`island.tsx`), which tells so. A press
 *   that something else answers (`popovertarget`, `commandfor`, `preventDefault()`) is not repeated.
 *   A form of `method="get"` with an `action` is a link, and followed at once.
 * - Where something else has changed the markup, a translator or an extension, React makes its own
 *   anew and is given what was typed and opened (`handed-over.ts`). It waits for the end of a press,
 *   whose `click` would miss elements that are no longer there.
 * - When React cannot come (its files fail, also at Astro's second try; or it fails to render), the
 *   astro-island gets the attribute `data-failed`, for styles (`in-data-failed:`), and dispatches
 *   `island:failed`, which bubbles. A held form with an `action` is sent by the browser itself, unless
 *   it is offline. The next press tries again.
 *
 * The astro-island has the attribute `data-ready` from then on when React answers; `island:ready`
 * is dispatched on it at that moment. `data-shown-at` tells when it came into the document, as
 * `performance.now()` counts.
 */
const press: ClientDirective = (load, _options, element) => {
  if (!element.hasAttribute('ssr') || listening.has(element)) return
  listening.add(element)
  element.dataset.shownAt = String(performance.now())
  const end = new AbortController()
  const { signal } = end
  let waking = false
  let changed = false

  const changes = new MutationObserver(() => {
    changed = true
    changes.disconnect()
  })
  changes.observe(element, { childList: true, characterData: true, subtree: true })

  async function wake({ type }: Event) {
    if (waking || (changed && begins.test(type))) return
    waking = true
    const hydrate = await load()
    // `client="only"` makes Astro's renderer create the island instead of hydrating it.
    if (changed) element.setAttribute('client', 'only')
    await hydrate()
  }
  function fail() {
    waking = false
    element.dataset.failed = ''
    element.dispatchEvent(new CustomEvent('island:failed', { bubbles: true }))
  }

  holdActs(element, signal)
  for (const sign of signs) element.addEventListener(sign, wake, { passive: true, signal })
  for (const sign of ['pointerenter', 'focusin']) {
    element.addEventListener(sign, () => fetchAhead(element), { once: true, signal })
  }
  element.addEventListener('astro:hydration-error', fail, { signal })
  signal.addEventListener('abort', () => changes.disconnect())
  for (const over of ['island:ready', 'astro:unmount']) {
    element.addEventListener(over, () => end.abort(), { signal })
  }
}

export default press
