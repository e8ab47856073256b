/**
 * The visitor's input in an island, kept before React replaces the server's elements with its own:
 * because a translator or an extension has changed them (`press.ts`), or because hydration finds a
 * mismatch.
 */
type State = {
  fields: readonly Pair<Field>[]
  open: readonly Pair<HTMLElement>[]
  focused: Pair<HTMLElement> | undefined
}

/**
 * A server-rendered element, which keeps its value after its removal, and a function that finds its
 * replacement.
 */
type Pair<T> = { before: T; now: () => T | undefined }
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const states = new WeakMap<Element, State>()

/** To be called at `astro:hydrate`, before React changes anything in an island. */
export function keepState(island: Element): void {
  const { activeElement } = document
  const focused = activeElement instanceof HTMLElement && island.contains(activeElement)
  states.set(island, {
    fields: pairs(island, 'input, textarea, select'),
    // `:is()` forgives the unknown `:popover-open` in browsers without popovers.
    open: pairs(island, 'dialog[open], :is(:popover-open)'),
    focused: focused ? pair(island, activeElement) : undefined,
  })
}

/** To be called when React's elements are in the document. */
export function handStateOver(island: Element): void {
  const state = states.get(island)
  states.delete(island)
  if (!state) return
  for (const { before, now } of state.fields.filter(isGone)) fill(now(), before)
  for (const { now } of state.open.filter(isGone)) open(now())
  if (state.focused && isGone(state.focused)) focus(state.focused)
}

/** Whether React has replaced the element; one that it hydrated is still connected. */
function isGone({ before }: Pair<Element>): boolean {
  return !before.isConnected
}

function fill(field: Field | undefined, before: Field) {
  if (!field) return
  if (field instanceof HTMLInputElement && before instanceof HTMLInputElement) {
    field.files = before.files
    field.checked = before.checked
  }
  if (field.type !== 'file') field.value = before.value
  // app/behaviour/ makes the position asked for, and a message on its way, `readOnly`.
  if ('readOnly' in field && 'readOnly' in before) field.readOnly = before.readOnly
}

function open(element: HTMLElement | undefined) {
  if (element instanceof HTMLDialogElement) element.showModal()
  else element?.showPopover()
}

function focus({ before, now }: Pair<HTMLElement>) {
  const element = now()
  element?.focus({ preventScroll: true })
  if (!isText(element) || !isText(before)) return
  const { selectionStart, selectionEnd, selectionDirection } = before
  // `selectionStart` is null in an e-mail field.
  if (selectionStart === null) return
  element.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
}

function isText(
  element: HTMLElement | undefined,
): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

function pairs<T extends HTMLElement>(island: Element, selector: string): Pair<T>[] {
  return [...island.querySelectorAll<T>(selector)].map((element) => pair(island, element))
}

/** Finds the replacement by its index among equal names, ids or tags. Only named fields have React ids. */
function pair<T extends HTMLElement>(island: Element, before: T): Pair<T> {
  const { localName, id } = before
  const name = before.getAttribute('name')
  const like = name ? `${localName}[name="${name}"]` : id ? `[id="${id}"]` : localName
  const place = [...island.querySelectorAll(like)].indexOf(before)
  return { before, now: () => island.querySelectorAll<T>(like)[place] }
}
