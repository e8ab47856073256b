import type { ClientDirective } from 'astro'
import { fetchAhead, whenIdleAfterLoad } from './fetch-ahead.ts'
import { holdActs } from './held-acts.ts'

/** Islands that listen already; one that stays through a client navigation is told again. */
const listening = new WeakSet<Element>()

/** The last is a file that was dropped, or what the browser filled in. */
const signs = ['pointerdown', 'focusin', 'keydown', 'click', 'submit', 'change'] as const

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
 * - When React cannot come (its files fail, also at Astro's second try; or it fails to render), the
 *   astro-island gets the attribute `data-failed`, for styles (`in-data-failed:`), and dispatches
 *   `island:failed`, which bubbles. A held form with an `action` is sent by the browser itself, as
 *   is every later one. The next press tries again.
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

  async function wake() {
    if (waking) return
    waking = true
    const hydrate = await load()
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
  element.addEventListener('island:ready', () => end.abort(), { signal })
  element.addEventListener('astro:unmount', () => end.abort(), { signal })
  whenIdleAfterLoad(() => fetchAhead(element), signal)
}

export default press
