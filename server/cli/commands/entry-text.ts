import { oneLine } from '#server/cli/terminal/clean-text.ts'
import type { TableCell } from '#server/cli/terminal/table.ts'
import type { MailState } from '#server/outbox/mail-state.ts'
import type { Entry } from '#server/submissions/entries.ts'

/** Who sent it, in one line: `Ada Obi <ada@mail.example>`. */
export function senderText({ fields }: Pick<Entry, 'fields'>): string {
  const name = fields.name ?? fields.fullName
  const email = fields.email ?? ''
  return oneLine(name ? `${name} <${email}>` : email)
}

/** What it is about, in a few words. */
export function topicText({ fields, subscription }: Entry): string {
  return oneLine(fields.subject ?? fields.position ?? subscription?.state ?? '')
}

export function stateText({ suspected, status }: Pick<Entry, 'suspected' | 'status'>): string {
  if (status === 'handled') return status
  return suspected ? 'suspected spam' : status
}

/** What became of its mail: `waiting (2 attempts, ECONNREFUSED)`, `failed (6 attempts, 550)`. */
export function mailText(mail: MailState): string {
  if (mail.state === 'none' || mail.state === 'sent') return mail.state
  const { state, attempts, error } = mail
  if (attempts === 0) return state
  return oneLine(`${state} (${[counted(attempts, 'attempt'), error ?? []].flat().join(', ')})`)
}

/** State and mail as cells whose colour tells what needs somebody. */
export function stateCells(entry: Entry): [state: TableCell, mail: TableCell] {
  const mail = mailText(entry.mail)
  const failing = 'error' in entry.mail && entry.mail.error !== null
  const state = stateText(entry)
  const styles = { new: 'green', handled: 'dim', 'suspected spam': 'yellow' } as const
  const style = Object.entries(styles).find(([name]) => name === state)?.[1] ?? 'dim'
  return [{ text: state, style }, failing ? { text: mail, style: 'red' } : mail]
}

/** `1 mail`, `2 mails` */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}
