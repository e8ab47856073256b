import { isComposing } from './is-composing.ts'

// The chat's keys and focus, before React is there and after (spec 2.15, 4): Enter sends, Escape
// closes, opening leads to the input and closing back to the launcher. The panel is a popover, so
// pressing the launcher needs no script. Elements are looked up at each event,
// because React replaces the markup that a browser's translator has changed.

const panelNow = () => document.getElementById('chat-panel')
const inputs = () => panelNow()?.querySelectorAll('textarea') ?? []
// Browsers without popovers do not know `:popover-open`, and `matches()` would throw.
const isOpen = () => 'popover' in HTMLElement.prototype && !!panelNow()?.matches(':popover-open')
const hasFocus = () => document.activeElement !== document.body

/** Labelled only while open: no hidden field may share its accessible name with one on the page. */
function name(open: boolean): void {
  for (const input of inputs()) {
    if (open) input.setAttribute('aria-label', 'Message')
    else input.removeAttribute('aria-label')
  }
}

function onBeforeToggle({ target, newState }: ToggleEvent): void {
  if (target !== panelNow()) return
  const opens = newState === 'open'
  name(opens)
  // `autofocus` makes the opening popover focus the input; in the markup it would take the focus as
  // the page loads.
  for (const input of inputs()) {
    input.autofocus = opens
    follow(input)
  }
}

function onToggle({ target }: Event): void {
  const panel = panelNow()
  if (!panel || target !== panel) return
  for (const input of inputs()) input.autofocus = false
  if (!isOpen() && (!hasFocus() || panel.contains(document.activeElement))) {
    // Otherwise the focus would stay on a field that is now hidden.
    panel.closest('section')?.querySelector<HTMLElement>('.chat-launcher')?.focus()
  }
}

function onKey(event: KeyboardEvent): void {
  const { target, key, shiftKey } = event
  const panel = panelNow()
  if (!(target instanceof Element) || !panel || isComposing(event)) return
  if (key === 'Escape' && isOpen() && panel.closest('section')?.contains(target)) {
    panel.hidePopover()
  }
  if (key === 'Enter' && !shiftKey && target.matches('#chat-panel textarea')) {
    event.preventDefault()
    target.closest('form')?.querySelector('button')?.click()
  }
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

/**
 * Until React answers, the button is disabled while the field is empty; browsers restore its text
 * on a reload.
 */
function follow(input: HTMLTextAreaElement): void {
  const button = input.form?.querySelector('button')
  if (button && waits(input)) button.disabled = input.value.trim() === ''
}

/** Until React sends the message, `readOnly` keeps its text as it was submitted. */
function onSubmit({ target }: Event): void {
  if (!(target instanceof HTMLFormElement) || !waits(target)) return
  const input = target.querySelector('textarea')
  if (input) input.readOnly = true
}

function waits(element: Element): boolean {
  const island = panelNow()?.closest<HTMLElement>('astro-island')
  return !!island?.contains(element) && !('ready' in island.dataset)
}

function onSettled({ target }: Event): void {
  if (!(target instanceof Element) || !target.contains(panelNow())) return
  for (const input of inputs()) input.readOnly = false
  // React may have replaced the inputs: the new ones have no label yet.
  name(isOpen())
}

document.addEventListener('beforetoggle', onBeforeToggle, true)
document.addEventListener('toggle', onToggle, true)
document.addEventListener('keydown', onKey)
document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLTextAreaElement) follow(target)
})
document.addEventListener('submit', onSubmit)
document.addEventListener('island:ready', onSettled)
document.addEventListener('island:failed', onSettled)
document.addEventListener('astro:before-swap', onSwap)

// The panel may have been opened before this script ran.
if (isOpen()) {
  name(true)
  // Each tab has an input; `focus()` does nothing on the hidden one.
  if (!hasFocus() || document.activeElement?.matches('.chat-launcher')) {
    for (const input of inputs()) input.focus()
  }
}
