import { onPage } from './on-page.ts'

onPage(startChat)

/**
 * The chat's keys and focus, before React is there and after (spec 2.15, 4): Enter sends, Escape
 * closes, opening leads to the input and closing back to the launcher. The panel is a popover, so
 * pressing the launcher needs no script.
 */
function startChat(signal: AbortSignal): void {
  const panel = document.getElementById('chat-panel')
  const island = panel?.closest<HTMLElement>('astro-island')
  const launcher = island?.querySelector<HTMLElement>('.chat-launcher')
  if (!panel || !island || !launcher) return
  const inputs = panel.querySelectorAll('textarea')
  // Only while it is open: what is hidden must not have the name of a field of the page.
  const prepare = ({ newState }: ToggleEvent) => {
    for (const input of inputs) {
      input.ariaLabel = newState === 'open' ? 'Message' : null
      // The browser leads the focus there. Not in the markup: it would mean the page.
      input.autofocus = newState === 'open'
    }
  }
  panel.addEventListener('beforetoggle', prepare, { signal })
  island.addEventListener('keydown', (event) => onKey(event, panel), { signal })
  const settle = () => {
    for (const input of inputs) input.autofocus = false
    if (!isOpen(panel)) leave(panel, launcher)
  }
  panel.addEventListener('toggle', settle, { signal })
  holdSubmitted(island, signal)
  signal.addEventListener('abort', () => keepOpen(panel))
}

function isOpen(panel: HTMLElement): boolean {
  return panel.matches(':popover-open')
}

function onKey(event: KeyboardEvent, panel: HTMLElement) {
  if (event.key === 'Escape' && isOpen(panel)) panel.hidePopover()
  const { target } = event
  // While an input method composes, Enter picks a word.
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
  if (!(target instanceof HTMLTextAreaElement)) return
  event.preventDefault()
  if (target.value.trim() !== '' && !target.readOnly) target.form?.requestSubmit()
}

/** A focus in what is hidden now goes to the launcher. */
function leave(panel: HTMLElement, launcher: HTMLElement) {
  const focused = document.activeElement
  if (focused === document.body || panel.contains(focused)) launcher.focus()
}

/** Until React sends it, what was submitted stays in its field as it is. */
function holdSubmitted(island: HTMLElement, signal: AbortSignal) {
  const waits = () => !('ready' in island.dataset)
  const field = ({ target }: Event) =>
    target instanceof HTMLFormElement ? target.querySelector('textarea') : undefined

  island.addEventListener(
    'input',
    ({ target }) => {
      if (!waits() || !(target instanceof HTMLTextAreaElement)) return
      const button = target.form?.querySelector('button')
      if (button) button.disabled = target.value.trim() === ''
    },
    { signal },
  )
  island.addEventListener(
    'submit',
    (event) => {
      const text = field(event)
      if (text && waits()) text.readOnly = true
    },
    { signal },
  )
  for (const end of ['island:ready', 'island:failed']) {
    island.addEventListener(
      end,
      () => {
        for (const text of island.querySelectorAll('textarea')) text.readOnly = false
      },
      { signal },
    )
  }
}

/** Where a browser closes a popover that moves to the next page, it is opened again there. */
function keepOpen(panel: HTMLElement) {
  if (!isOpen(panel)) return
  const reopen = () => {
    if (isOpen(panel)) return
    const focused = document.activeElement
    panel.showPopover()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
  document.addEventListener('astro:after-swap', reopen, { once: true })
}
