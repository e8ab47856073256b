import styles from './review-list.css?inline'

/** A placeholder as `/draft.json` lists it. */
type Item = { record: string; field: string; file: string; asks: string[]; form?: string }

let shown: AbortController | undefined

const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets.push(sheet)

/** Shows what awaits confirmation on the page, outlined and as a list over the bar; or hides both again. */
export async function toggle(bar: HTMLElement, button: HTMLButtonElement): Promise<void> {
  if (shown) return shown.abort()
  shown = new AbortController()
  const { signal } = shown
  button.setAttribute('aria-expanded', 'true')
  button.textContent = 'Hide'
  signal.addEventListener('abort', () => {
    shown = undefined
    button.setAttribute('aria-expanded', 'false')
    button.textContent = 'Show'
  })
  document.addEventListener('astro:before-swap', () => shown?.abort(), { signal })
  bar.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return
      shown?.abort()
      button.focus()
    },
    { signal },
  )
  const items = await itemsOf().catch(() => undefined)
  if (signal.aborted) return
  const list = document.createElement('div')
  list.className = 'review-list on-light'
  bar.append(list)
  signal.addEventListener('abort', () => list.remove())
  if (!items) {
    list.textContent = 'The list could not be loaded. Please try again, or open Draft.'
    return
  }
  const entries = [...marked()].map(([mark, elements]) => {
    const item = items[mark]
    for (const element of elements) outline(element, item?.record ?? mark, signal)
    return entryOf(mark, item, elements)
  })
  const all = document.createElement('ul')
  all.append(...entries)
  list.append(all)
}

async function itemsOf(): Promise<Record<string, Item>> {
  const answer = await fetch('/draft.json')
  if (!answer.ok) throw new Error(`/draft.json answers ${answer.status}`)
  return answer.json()
}

/** The elements of the page that show a placeholder, by its mark. */
function marked(): Map<string, HTMLElement[]> {
  const found = new Map<string, HTMLElement[]>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-placeholder]')) {
    const mark = element.dataset.placeholder ?? ''
    found.set(mark, [...(found.get(mark) ?? []), element])
  }
  return found
}

/** An outline around an element, and its name over it for as long as the list is shown. */
function outline(element: HTMLElement, name: string, signal: AbortSignal): void {
  element.classList.add('review-shown')
  const label = document.createElement('span')
  label.className = 'review-label'
  label.textContent = name
  label.setAttribute('aria-hidden', 'true')
  // The labels of the page scroll away under the header; those of the header stay above it.
  if (element.closest('header')) label.style.zIndex = 'var(--z-header)'
  const place = () => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect()
    const { clientWidth } = document.documentElement
    label.hidden = width === 0 || left < 0 || left > clientWidth
    label.style.maxWidth = `${clientWidth - left}px`
    // At the right end of the element's edge, which covers fewer words; below an element at the top
    // of the page.
    const start = Math.max(left, Math.min(right, clientWidth) - label.offsetWidth)
    const over = top + scrollY - label.offsetHeight
    label.style.left = `${start}px`
    label.style.top = `${over < 0 ? bottom + scrollY : over}px`
  }
  document.body.append(label)
  place()
  addEventListener('scroll', place, { signal, passive: true })
  addEventListener('resize', place, { signal })
  signal.addEventListener('abort', () => {
    label.remove()
    element.classList.remove('review-shown')
  })
}

function entryOf(mark: string, item: Item | undefined, elements: HTMLElement[]): HTMLElement {
  const entry = document.createElement('li')
  const name = document.createElement('button')
  name.type = 'button'
  name.append(strong(item?.record ?? mark), item?.field ? `: ${item.field}` : '')
  name.onclick = () => {
    const shown = elements.filter((element) => element.checkVisibility())
    // An element in the header needs no scrolling: the header is always in view.
    const [inPage = shown[0]] = shown.filter((element) => !element.closest('header'))
    inPage?.scrollIntoView()
  }
  entry.append(name)
  for (const text of [...(item?.asks ?? []), item?.file ?? '']) {
    const line = document.createElement('small')
    line.textContent = text
    entry.append(line)
  }
  if (import.meta.env.VITE_EDITOR && item?.form) {
    const link = document.createElement('a')
    link.href = `/edit/${item.form}`
    link.textContent = 'Open its form'
    entry.append(link)
  }
  return entry
}

function strong(text: string): HTMLElement {
  const element = document.createElement('strong')
  element.textContent = text
  return element
}
