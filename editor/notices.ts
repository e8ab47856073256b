import { toastQueue } from '@keystar/ui/toast'
import { pasted } from './clipboard.ts'
import { labelOf } from './field-meta.ts'
import { toCorrect } from './fields.ts'

/** Says what Keystatic does without a word: it has saved, it saves nothing, it takes a paste in part. */
export function registerNotices(): void {
  const send = window.fetch
  window.fetch = async (input, init) => {
    // Keystatic itself says that an entry was created or deleted.
    const isChange = input === '/api/keystatic/update' && !location.pathname.endsWith('/create')
    const answer = await send(input, init)
    if (isChange && answer.ok && !String(init?.body).startsWith('{"additions":[]'))
      toastQueue.positive('Saved', { timeout: 5000 })
    return answer
  }

  // When a field is wrong, Keystatic's Save and Create tell the console alone.
  const warn = console.warn
  console.warn = (...said: unknown[]) => {
    warn(...said)
    const [error] = said
    // A dialog shows its own fields.
    if (!(error instanceof Error) || document.querySelector('[role=dialog]')) return
    const first = /^Field validation failed:\n([\w.]+): (?:Unexpected error: Error: )?(.+)/
    const [, path, message = ''] = first.exec(error.message) ?? []
    if (path) toastQueue.critical(refusal(path.split('.'), message), long)
  }

  document.addEventListener('paste', clean, { capture: true })
}

/** "Head office: Dial must …", and the focus on that entry, which Enter opens. */
function refusal(path: readonly string[], message: string): string {
  const [field = ''] = path.slice(-2)
  if (path.length === 1) return message
  const row = [...document.querySelectorAll<HTMLElement>('[role=row]')].find((each) =>
    each.textContent?.includes(toCorrect),
  )
  row?.scrollIntoView({ block: 'center' })
  row?.focus()
  return `${row?.textContent?.split(toCorrect)[0] ?? labelOf(field, {})}: ${message}`
}

const ours = new WeakSet<Event>()

/** Hands ProseMirror cleaned markup in an event of its own: Keystatic does not pass on `transformPastedHTML`. */
function clean(event: ClipboardEvent): void {
  const html = event.clipboardData?.getData('text/html') ?? ''
  const { target } = event
  // ProseMirror marks what was copied in it.
  const isOurs = ours.has(event) || html === '' || html.includes('data-pm-slice')
  if (isOurs || !(target instanceof Element) || !target.closest('.ProseMirror')) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const { html: cleaned, pictures, links } = pasted(html)
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', cleaned)
  clipboardData.setData('text/plain', event.clipboardData?.getData('text/plain') ?? '')
  const again = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  ours.add(again)
  target.dispatchEvent(again)
  const many = (count: number, one: string) =>
    count === 1 ? `1 ${one} was` : `${count} ${one}s were`
  if (pictures > 0)
    toastQueue.info(
      `${many(pictures, 'picture')} left out: pictures are added under Pictures.`,
      long,
    )
  if (links > 0)
    toastQueue.info(`${many(links, 'link')} left out: visitors could not follow them.`, long)
}

const long = { timeout: 20_000 }
