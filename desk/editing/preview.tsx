import { useEffect, useRef, useState } from 'react'
import { folded } from '../../contract/folded.ts'
import { post, sentence } from './keeping.ts'
import type { FieldProblem } from './record-form.tsx'

type Props = {
  address: string
  values: unknown
  /** The form's fields as it sends them. */
  sent: () => string
  onProblems: (problems: readonly FieldProblem[]) => void
}

/** Milliseconds after a change, in which another one may follow. */
const pause = 150
/** Milliseconds after which a page that could not be made is asked for again. */
const again = 3000

/** The page that a form is about, beside it, with the words that are not saved. At most one is under way. */
export function Preview({ address, values, sent, onProblems }: Props) {
  const [isShown, setShown] = useState(false)
  const [note, setNote] = useState('')
  const frame = useRef<HTMLIFrameElement>(null)
  const underWay = useRef(false)
  const shownFor = useRef('')

  useEffect(() => setShown(localStorage.getItem('preview') !== 'hidden'), [])
  useEffect(() => {
    if (!isShown) return
    let timer = setTimeout(ask, pause)
    async function ask(): Promise<void> {
      // The page that is under way asks again when it is there.
      const form = sent()
      if (underWay.current || form === shownFor.current) return
      underWay.current = true
      const body = new URLSearchParams(form)
      body.set('address', address)
      const answer = await post('/page', body)
      underWay.current = false
      shownFor.current = form
      const page: { html?: string; note?: string; problems?: FieldProblem[] } = answer?.headers
        .get('content-type')
        ?.includes('json')
        ? await answer.json()
        : {}
      if (page.html) show(frame.current, page.html)
      onProblems(page.problems ?? [])
      setNote(page.note ?? (answer?.ok ? '' : sentence(answer?.status)))
      if (page.note) shownFor.current = ''
      timer = setTimeout(ask, page.note ? again : 0)
    }
    return () => clearTimeout(timer)
  }, [values, isShown])

  // The field that is being written is marked on the page.
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => mark(frame.current, target)
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])

  const toggle = () => {
    localStorage.setItem('preview', isShown ? 'hidden' : 'shown')
    setShown(!isShown)
  }
  return (
    <aside className="preview" aria-label="Preview">
      <button type="button" className="second" aria-expanded={isShown} onClick={toggle}>
        {isShown ? 'Hide the page' : 'Show the page'}
      </button>
      <p role="status" className="small">
        {note}
      </p>
      {isShown && (
        <iframe
          ref={frame}
          title="The page as it will be"
          // In it no script runs; the same origin lets it load its pictures.
          sandbox="allow-same-origin"
          srcDoc="<!doctype html>"
          onLoad={() => {
            frame.current?.contentDocument?.addEventListener('click', goToField)
            frame.current?.contentDocument?.addEventListener('keydown', passOn)
          }}
        />
      )}
    </aside>
  )
}

/**
 * The markup with its inline styles under other names: parsed as they are, the desk's policy would report each, in a
 * document that is not shown as well.
 */
const withoutStyles = (html: string) =>
  html
    .replace(/<style\b/gi, '<script type="text/css"')
    .replace(/<\/style>/gi, '</script>')
    .replace(/(<[a-z][^<>]*?\s)style=/gi, '$1data-style=')

/**
 * Puts a page in the place of the last one, where that was scrolled to. The desk's policy allows no inline styles: what
 * the page has of them is set through the CSSOM, which no policy restricts.
 */
function show(frame: HTMLIFrameElement | null, html: string): void {
  const page = frame?.contentDocument
  const view = page?.defaultView
  if (!page || !view) return
  const next = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
  const sheets = [...next.querySelectorAll('[type="text/css"]')].map((style) => {
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(style.textContent ?? '')
    return sheet
  })
  // Of no use without scripts.
  for (const each of next.querySelectorAll('script, review-bar, noscript')) each.remove()
  const styled = [...next.querySelectorAll<HTMLElement>('[data-style]')]
  const top = view.scrollY
  const words = (of: Document) => [...of.querySelectorAll('main :not(:has(*))')]
  const known = new Set(words(page).map(({ textContent }) => textContent))
  const change = words(next).find(({ textContent }) => !known.has(textContent))
  page.adoptedStyleSheets = sheets
  page.replaceChild(page.adoptNode(next.documentElement), page.documentElement)
  for (const element of styled) element.style.cssText = element.dataset.style ?? ''
  view.scrollTo({ top, behavior: 'instant' })
  if (known.size > 0) change?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  mark(frame, document.activeElement)
}

/** The longest part of a text without braces and signs of Markdown, folded: what a page shows of it as it stands. */
function plainPart(text: string): string {
  const parts = text.split(/\{[^}]*\}|[*_`[\]()#>|\\\n]+/).map((part) => folded(part).trim())
  return parts.sort((one, other) => other.length - one.length)[0] ?? ''
}

const shownWords = (element: Element) => folded(element.textContent ?? '').replace(/\s+/g, ' ')

/** Marks the element of the page that shows what a field holds. */
function mark(frame: HTMLIFrameElement | null, field: EventTarget | null): void {
  const page = frame?.contentDocument
  if (!page) return
  for (const each of page.querySelectorAll<HTMLElement>('[data-written]')) {
    each.style.outline = ''
    delete each.dataset.written
  }
  if (!isField(field)) return
  const words = plainPart(field.value)
  if (words.length < 3) return
  const found = [...page.querySelectorAll<HTMLElement>('main *')].findLast((each) =>
    shownWords(each).includes(words),
  )
  if (!found) return
  found.dataset.written = ''
  found.style.outline = '3px solid Highlight'
  found.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  (target instanceof HTMLInputElement && target.type === 'text') ||
  target instanceof HTMLTextAreaElement

/** Lets Ctrl+S save from within the frame as well. */
function passOn(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey } = event
  const passed = new KeyboardEvent('keydown', { key, ctrlKey, metaKey, cancelable: true })
  if (!dispatchEvent(passed)) event.preventDefault()
}

/** Moves the focus to the field whose words were pressed on the page, and follows no link. */
function goToField(event: MouseEvent): void {
  event.preventDefault()
  const { target } = event
  if (!target || !('textContent' in target)) return
  const pressed = folded(String(target.textContent)).replace(/\s+/g, ' ').trim()
  const fields = [...document.querySelectorAll('.editor :is(input, textarea)')].filter(isField)
  const [field] = fields
    .map((each) => ({ each, words: plainPart(each.value) }))
    .filter(({ words }) => words.length > 2 && (pressed.includes(words) || words.includes(pressed)))
    .sort((one, other) => other.words.length - one.words.length)
  if (!field) return
  unfoldAround(field.each)
  // The text of an article has its editor in place of its box.
  const shown = field.each.hidden
    ? field.each.parentElement?.querySelector<HTMLElement>('[contenteditable]')
    : field.each
  shown?.focus()
  shown?.scrollIntoView({ block: 'center' })
}

/** Opens every `details` around an element, without which it cannot take the focus. */
export function unfoldAround(element: Element): void {
  const around = element.closest('details')
  if (!around) return
  around.open = true
  if (around.parentElement) unfoldAround(around.parentElement)
}
