import type { ClientDirective } from 'astro'
import { fetchAhead } from './fetch-ahead.ts'
import { holdActs } from './held-acts.ts'

/** Islands that listen already; one that stays through a client navigation is told again. */
const listening = new WeakSet<Element>()

/** `change` covers dropped files and autofill, which cause none of the other events. */
const signs = ['pointerdown', 'focusin', 'keydown', 'keyup', 'click', 'submit', 'change']
/** Of these, those with which a press only begins. */
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
 *   it is offline (`held-acts.ts`). The next press tries again.
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
    // Astro's renderer creates such an island instead of hydrating it.
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
