import { toastQueue } from '@keystar/ui/toast'
import { toCorrect } from './fields.ts'

/** Says what Keystatic does without a word: that it has saved, and why it saves nothing. */
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
  console.warn = (...data: unknown[]) => {
    warn(...data)
    const first = /Field validation failed:\n([\w.]+): (?:Unexpected error: Error: )?(.+)/
    const [, path = '', message = ''] = first.exec(String(data[0])) ?? []
    // A dialog shows its own fields.
    if (!message || document.querySelector('[role=dialog]')) return
    const entry = path.includes('.') ? goToWrongEntry() : ''
    toastQueue.critical(entry + message, { timeout: 20_000 })
  }
}

/** Moves the focus to the first entry with a mistake, which Enter opens. @returns "Head office: " */
function goToWrongEntry(): string {
  const row = [...document.querySelectorAll<HTMLElement>('[role=row]')].find((each) =>
    each.textContent?.includes(toCorrect),
  )
  row?.focus()
  return row ? `${row.textContent?.split(toCorrect)[0]}: ` : ''
}
