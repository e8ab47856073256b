import { toastQueue } from '@keystar/ui/toast'
import { labelOf } from './field-meta.ts'
import { toCorrect } from './fields.ts'

/** Says what Keystatic does without a word: it has saved, or saves nothing and why. */
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
    if (path) toastQueue.critical(refusal(path.split('.'), message), { timeout: 20_000 })
  }
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
