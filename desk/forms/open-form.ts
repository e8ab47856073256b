// The open form: who else has it open, whether it has unsaved words, and beside it the page that it is about, with
// those words. Keystatic writes a form to IndexedDB with every change, and deletes it there while nothing is unsaved:
// that says which form is open, and what it holds.

const button = document.querySelector<HTMLElement>('nav[aria-label="Desk"] button')
const presence = document.querySelector('#presence')
const pane = document.querySelector<HTMLElement>('#preview')
const note = pane?.querySelector('p')
const frame = pane?.querySelector('iframe')

/** Milliseconds between two polls of who else is here. */
const pollPause = 15_000
/** Milliseconds after a change, in which another one may follow. */
const pause = 300
/** As in editor-frame.ts: the pane stands beside the form; else it covers it. */
const wide = matchMedia('(width >= 75rem)')

/** The open form, and its data file where something is unsaved. */
let opened: { form: string; text?: string } | undefined
/** The address of the form with unsaved words. */
let changed = ''
let timer: number | undefined
let request = new AbortController()

const { put, delete: remove } = IDBObjectStore.prototype
IDBObjectStore.prototype.put = function (...[value, key]) {
  noteForm(this, key, value)
  return put.call(this, value, key)
}
IDBObjectStore.prototype.delete = function (key) {
  noteForm(this, key)
  return remove.call(this, key)
}

/** What Keystatic's `setDraft` stores; a record that is being created has its name here. */
type Kept = { slug?: string; files?: ReadonlyMap<string, Uint8Array<ArrayBuffer>> }

function noteForm(store: IDBObjectStore, key: unknown, { slug, files }: Kept = {}): void {
  if (store.transaction.db.name !== 'keystatic' || store.name !== 'items' || !Array.isArray(key))
    return
  const [kind, name, id] = key
  const item = kind === 'collection' ? id : slug
  const [, bytes] = [...(files ?? [])].find(([path]) => /\.(yaml|md)$/.test(path)) ?? []
  changed = bytes ? location.pathname : ''
  // A new record has no page before it has a name.
  if (kind !== 'singleton' && !item) return
  opened = { form: kind === 'singleton' ? `singleton/${name}` : `collection/${name}/item/${item}` }
  if (bytes) opened.text = new TextDecoder().decode(bytes)
  refresh(pause)
}

/** Asks for the page after a delay in milliseconds, instead of what was asked for before. */
function refresh(delay: number): void {
  clearTimeout(timer)
  timer = window.setTimeout(ask, delay)
}

async function ask(): Promise<void> {
  if (!opened || pane?.hidden) return
  request.abort()
  request = new AbortController()
  const answer = await post('/page', opened, request.signal)
  // A newer request has replaced it, or there is no connection: the next change asks again.
  if (!answer) return
  const text = await answer.text()
  if (answer.ok) show(text)
  const seconds = Number(answer.headers.get('retry-after'))
  if (seconds) refresh(1000 * seconds)
  // Below the desk's sentence the last good page stays.
  const isSentence = answer.headers.get('content-type')?.startsWith('text/plain')
  const other = isSentence ? text : 'The page cannot be shown. Please reload the editor.'
  const sentence = answer.status === 422 ? JSON.parse(text).problem : other
  if (note) note.textContent = answer.ok ? '' : sentence
}

function post(url: string, sent: object, signal: AbortSignal | null = null) {
  const [method, headers] = ['POST', { 'content-type': 'application/json' }]
  const body = JSON.stringify(sent)
  return fetch(url, { method, headers, body, signal }).catch(() => undefined)
}

/** Puts a page in the place of the last one, and scrolls no further than to the first new words. */
function show(html: string): void {
  const [page, view] = [frame?.contentDocument, frame?.contentWindow]
  if (!page || !view) return
  const next = new DOMParser().parseFromString(html, 'text/html')
  // The frame may open no window: without this a link would lead it away.
  next.head.append(Object.assign(next.createElement('base'), { target: '_blank' }))
  // Of no use without scripts.
  next.querySelector('review-bar')?.remove()
  const words = (of: Document) => [...of.querySelectorAll('main :not(:has(*))')]
  const known = new Set(words(page).map(({ textContent }) => textContent))
  const change = words(next).find(({ textContent }) => !known.has(textContent))
  const top = view.scrollY
  page.replaceChild(page.adoptNode(next.documentElement), page.documentElement)
  view.scrollTo({ top, behavior: 'instant' })
  change?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

function toggle(isOpen: boolean): void {
  if (pane) pane.hidden = !isOpen
  button?.setAttribute('aria-expanded', String(isOpen))
  refresh(0)
}

button?.addEventListener('click', () => {
  toggle(Boolean(pane?.hidden))
  if (wide.matches) localStorage.setItem('preview', pane?.hidden ? 'hidden' : 'shown')
})
toggle(wide.matches && localStorage.getItem('preview') !== 'hidden')

addEventListener('beforeunload', (event) => {
  // The browser asks in its own words.
  if (changed === location.pathname) event.preventDefault()
})

let polled = ''
// Keystatic changes the address without a navigation.
setInterval(() => {
  if (polled !== location.pathname) void poll()
}, 500)
setInterval(poll, pollPause)

async function poll(): Promise<void> {
  if (!presence || document.hidden) return
  polled = location.pathname
  const answer = await post('/presence', { form: polled })
  const { names }: { names: string[] } = answer?.ok ? await answer.json() : { names: [] }
  const text = names.length > 0 ? `Also being edited by ${names.join(' and ')}` : ''
  // A live region that is written anew is read anew.
  if (presence.textContent !== text) presence.textContent = text
}
