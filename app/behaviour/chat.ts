import { isComposing } from './is-composing.ts'

// The chat's panel (spec 2.15, 4), before React is there and after. It is a popover: its buttons open and
// close it without script. Here are its keys (Enter sends, Escape closes), the focus, which goes to the
// input and back to the launcher, and what the panel covers: neither the focused element of the page, nor
// the on-screen keyboard the panel. Elements are looked up at each event, because React replaces the
// markup that a browser's translator has changed.

const panelNow = () => document.getElementById('chat-panel')
const inputs = () => panelNow()?.querySelectorAll('textarea') ?? []
// Browsers without popovers do not know `:popover-open`, and `matches()` would throw.
const isOpen = () => 'popover' in HTMLElement.prototype && !!panelNow()?.matches(':popover-open')
const hasFocus = () => document.activeElement !== document.body

/** Labelled only while open: no hidden field may share its accessible name with one on the page. */
function label(open: boolean): void {
  for (const input of inputs()) {
    if (open) input.setAttribute('aria-label', 'Message')
    else input.removeAttribute('aria-label')
  }
}

function onBeforeToggle({ target, newState }: ToggleEvent): void {
  if (target !== panelNow()) return
  const opens = newState === 'open'
  label(opens)
  for (const input of inputs()) {
    // `autofocus` makes the opening popover focus the input; in the markup it would take the focus as
    // the page loads.
    input.autofocus = opens
    enableButton(input)
  }
}

function onToggle({ target }: Event): void {
  const panel = panelNow()
  if (!panel || target !== panel) return
  for (const input of inputs()) input.autofocus = false
  liftAboveKeyboard()
  if (!isOpen() && (!hasFocus() || panel.contains(document.activeElement))) {
    // Otherwise the focus would stay on a field that is now hidden.
    panel.closest('section')?.querySelector<HTMLElement>('.chat-launcher')?.focus()
  }
}

/** Until React answers, the button is disabled while the field is empty. */
function enableButton(input: HTMLTextAreaElement): void {
  const island = panelNow()?.closest<HTMLElement>('astro-island')
  const button = input.form?.querySelector('button')
  if (!button || !island?.contains(input) || 'ready' in island.dataset) return
  button.disabled = input.value.trim() === ''
}

/** Elements that Escape closes before the panel: a dialog, a menu, a list over the page. */
const takesEscape =
  'dialog[open], :popover-open:not(#chat-panel), :is(header, aside) [aria-expanded="true"]'

function onKey(event: KeyboardEvent): void {
  const { target, key, shiftKey } = event
  const panel = panelNow()
  if (!(target instanceof Element) || !panel || isComposing(event)) return
  if (key === 'Escape' && isOpen()) {
    const inChat = panel.closest('section')?.contains(target)
    if (inChat || !document.querySelector(takesEscape)) panel.hidePopover()
  }
  if (key === 'Enter' && !shiftKey && target.matches('#chat-panel textarea')) {
    event.preventDefault()
    target.closest('form')?.querySelector('button')?.click()
  }
}

/** How far above the panel an uncovered element ends, in pixels, so that its focus ring shows. */
const gap = 12
/** How far below the window's top edge the header ends at the most, in pixels. */
const headerEnd = 120

/** No focused element of the page stays under the panel (WCAG 2.4.11): the page scrolls, or the panel closes. */
function uncoverFocus(): void {
  // The browser scrolls to a focused element after `focusin`.
  requestAnimationFrame(() => {
    const panel = panelNow()
    const focused = document.activeElement
    if (!panel || !isOpen() || !(focused instanceof HTMLElement) || focused.tabIndex < 0) return
    // Not what a press has given the focus: before the press ends, nothing may move. A dialog and another
    // popover lie over the panel.
    if (!focused.matches(':focus-visible, iframe') || focused.closest('dialog, [popover]')) return
    if (areApart(focused, panel)) return
    const { top, bottom } = focused.getBoundingClientRect()
    const way = bottom + gap - panel.getBoundingClientRect().top
    if (top - way >= headerEnd) scrollBy({ top: way, behavior: 'instant' })
    if (!areApart(focused, panel)) panel.hidePopover()
  })
}

function areApart(element: Element, panel: Element): boolean {
  const [box, over] = [element.getBoundingClientRect(), panel.getBoundingClientRect()]
  const beside = box.left >= over.right || box.right <= over.left
  return beside || box.top >= over.bottom || box.bottom <= over.top
}

/** The least height of a keyboard, in pixels; a smaller difference is rounding in a zoomed page. */
const leastKeyboard = 40

/**
 * Keeps the panel above an on-screen keyboard that covers the page instead of shrinking it, as Safari's
 * on a phone does: `--chat-covered` is the height of what is covered.
 */
function liftAboveKeyboard(): void {
  const view = window.visualViewport
  if (!view || !isOpen()) return
  // A page that is zoomed in shows less of itself by its scale alone, without any keyboard;
  // Safari counts that in `innerHeight` as well.
  const page = Math.max(window.innerHeight, document.documentElement.clientHeight)
  const keyboard = page - view.height * view.scale > leastKeyboard
  const covered = keyboard ? page - view.height - view.offsetTop : 0
  panelNow()?.style.setProperty('--chat-covered', `${Math.max(0, Math.round(covered))}px`)
}

/**
 * Opens the popover again in browsers that close it when the router moves its element into the next
 * page.
 */
function onSwap(): void {
  if (!isOpen()) return
  const logs = [...document.querySelectorAll('#chat-panel [role=log]')]
  const places = logs.map(({ scrollTop }) => scrollTop)
  const reopen = () => {
    if (isOpen()) return
    const focused = document.activeElement
    panelNow()?.showPopover()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    logs.forEach((log, index) => {
      log.scrollTop = places[index] ?? 0
    })
  }
  document.addEventListener('astro:after-swap', reopen, { once: true })
}

document.addEventListener('beforetoggle', onBeforeToggle, true)
document.addEventListener('toggle', onToggle, true)
// Before the listeners of menus and dialogs: they would be closed by the time `takesEscape` is asked.
document.addEventListener('keydown', onKey, true)
document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLTextAreaElement) enableButton(target)
})
document.addEventListener('astro:before-swap', onSwap)
// A focus that moves into an `iframe` is only a `blur` of the window; an on-screen keyboard is a `resize`.
for (const type of ['focusin', 'blur', 'resize']) addEventListener(type, uncoverFocus)
// "Ask AI" has an input of its own, and React may have replaced the first one.
addEventListener('focusin', () => label(isOpen()))
for (const type of ['resize', 'scroll']) {
  window.visualViewport?.addEventListener(type, liftAboveKeyboard)
}

// The panel may have been opened before this script ran.
if (isOpen()) {
  label(true)
  // Each tab has an input; `focus()` does nothing on the hidden one.
  if (!hasFocus() || document.activeElement?.matches('.chat-launcher')) {
    for (const input of inputs()) input.focus()
  }
}
