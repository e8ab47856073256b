import type { ClientDirective } from 'astro'

// `client:press`: React, which most visitors never need, takes over the chat, the search and the
// newsletter's box at the first press or key in them. All that works without React is in the markup: the
// chat and the search open, fields are typed in, forms with an `action` are sent, links lead on. The rest,
// until React answers, is here:
//
// 1. `hydrate` loads React at the end of the first press. When it cannot be loaded, the astro-island gets
//    the attribute `data-failed`, for styles (`in-data-failed:`), and the next press tries again.
// 2. `replayEarlyEvents` keeps presses that only React can answer, and repeats them at `island:ready`.
// 3. `saveState` and `restoreState` carry over what was typed, opened and focused where React renders an
//    island anew, because a translator or an extension has changed its markup.
//
// An island's component is wrapped in `<Island>` (island.tsx), which calls 3, sets `data-ready` on the
// astro-island and dispatches `island:ready`. Astro puts this file into the HTML of every page.

/** The ends of presses: React may replace a pressed element, whose `click` would be lost. */
const wakeEvents = ['click', 'keyup', 'input', 'change', 'submit']
/** A press is likely to follow. */
const pressStart = ['pointerenter', 'focusin']

/** Islands that listen already; Astro runs the directive again for one kept through a navigation. */
const listening = new WeakSet<Element>()

const press: ClientDirective = (load, _options, island) => {
  if (!island.hasAttribute('ssr') || listening.has(island)) return
  listening.add(island)
  const end = new AbortController()
  const { signal } = end
  let loading = false

  async function hydrate() {
    if (loading) return
    loading = true
    const start = await load()
    await start()
  }
  function fail() {
    loading = false
    island.dataset.failed = ''
  }

  replayEarlyEvents(island, signal)
  for (const type of wakeEvents) island.addEventListener(type, hydrate, { signal })
  for (const type of pressStart) {
    island.addEventListener(type, () => fetchAhead(island), { once: true, signal })
  }
  island.addEventListener('astro:hydration-error', fail, { signal })
  for (const type of ['island:ready', 'astro:unmount']) {
    island.addEventListener(type, () => end.abort(), { signal })
  }
}

export default press

/** What does nothing without React; the browser answers other buttons, and forms with an `action`. */
const needsReact = 'form:not([action]), button[type=button]:not([popovertarget], [commandfor])'

/** It listens on the document, where an event arrives after React had its chance to answer. */
function replayEarlyEvents(island: HTMLElement, signal: AbortSignal): void {
  /** By index, because React may replace the elements. */
  const early = new Set<number>()
  const all = () => [...island.querySelectorAll<HTMLElement>(needsReact)]

  function hold(event: Event) {
    const { target, type, defaultPrevented } = event
    const element = target instanceof Element && target.closest<HTMLElement>(needsReact)
    if (!element || !island.contains(element) || defaultPrevented) return
    const isForm = element instanceof HTMLFormElement
    if (isForm && type === 'click') return
    if (isForm) event.preventDefault()
    early.add(all().indexOf(element))
  }
  function replay() {
    const elements = all()
    // A microtask later, when the components have set their first state.
    queueMicrotask(() => {
      for (const index of early) {
        const element = elements[index]
        if (element instanceof HTMLFormElement) element.requestSubmit()
        else element?.click()
      }
    })
  }

  document.addEventListener('click', hold, { signal })
  document.addEventListener('submit', hold, { signal })
  island.addEventListener('island:ready', replay, { signal })
  island.addEventListener('astro:hydration-error', () => early.clear(), { signal })
}

const fetched = new Set<string>()

/** Fetches an island's files, and does not run them; the browser keeps them for the first press. */
function fetchAhead(island: Element): void {
  for (const name of ['component-url', 'renderer-url']) {
    void fetchModule(island.getAttribute(name) ?? '', location.href)
  }
}

/** A module and, as its text names them, the modules that it needs. */
async function fetchModule(path: string, base: string): Promise<void> {
  const address = new URL(path, base).href
  if (fetched.has(address)) return
  fetched.add(address)
  try {
    const response = await fetch(address, { priority: 'low' })
    const imports = (await response.text()).matchAll(/(?:from|import) ?["'`](\.[^"'`]+)/g)
    for (const [, path = ''] of imports) void fetchModule(path, address)
  } catch {
    // The press fetches it again, and shows its failure.
  }
}

/** An element as it was before React, and its state; it keeps its value after its removal. */
type Saved = { before: HTMLElement; open: boolean; focused: boolean }

const saved = new WeakMap<Element, Saved[]>()

/** What can be filled in, opened or focused; React's first render has the same, in the same order. */
const stateful = 'input, textarea, button, a, summary, [tabindex], dialog, [popover]'

/** To be called at `astro:hydrate`, before React changes anything in an island. */
export function saveState(island: Element): void {
  // `:is()` forgives the unknown `:popover-open` in browsers without popovers.
  const open = [...island.querySelectorAll('dialog[open], :is(:popover-open)')]
  const elements = [...island.querySelectorAll<HTMLElement>(stateful)]
  saved.set(
    island,
    elements.map((before) => ({
      before,
      open: open.includes(before),
      focused: before === document.activeElement,
    })),
  )
}

/** To be called when React's elements are in the document. */
export function restoreState(island: Element): void {
  const elements = island.querySelectorAll<HTMLElement>(stateful)
  for (const [index, { before, open, focused }] of (saved.get(island) ?? []).entries()) {
    const element = elements[index]
    // An element that React has hydrated is still connected.
    if (!element || before.isConnected) continue
    if (isField(element) && isField(before)) fill(element, before)
    if (open && element instanceof HTMLDialogElement) element.showModal()
    else if (open) element.showPopover()
    if (focused) focus(element, before)
  }
  saved.delete(island)
}

type Field = HTMLInputElement | HTMLTextAreaElement

function isField(element: Element): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

function fill(field: Field, before: Field) {
  if (field.type !== 'file') field.value = before.value
  else if ('files' in field && 'files' in before) field.files = before.files
  // The position that the address asks for (app/behaviour/asked-job.ts).
  field.readOnly = before.readOnly
}

function focus(element: HTMLElement, before: HTMLElement) {
  element.focus({ preventScroll: true })
  // `selectionStart` is null in an e-mail field.
  if (!isField(element) || !isField(before) || before.selectionStart === null) return
  element.setSelectionRange(before.selectionStart, before.selectionEnd)
}
