import { fileSize } from '#contract/file-size.ts'
import { labelledFields } from '#contract/forms.ts'
import { oneLine, severalLines } from '#server/cli/terminal/clean-text.ts'
import { CliProblem } from '#server/cli/terminal/read-arguments.ts'
import { type TableCell, tableText } from '#server/cli/terminal/table.ts'
import type { Paint, Terminal } from '#server/cli/terminal/terminal.ts'
import { localTime } from '#server/outbox/local-time.ts'
import type { MailState } from '#server/outbox/mail-state.ts'
import { countEntries, type Entry, readEntries } from '#server/submissions/entries.ts'
import { markGenuine, markStatus } from '#server/submissions/mark.ts'
import { counted, defineCommand, kindOption, kindUsage } from './command.ts'
import { entryOf } from './find-entry.ts'

const defaultLimit = 50

export const list = defineCommand(
  {
    usage: `list ${kindUsage} [--new] [--suspected] [--limit ${defaultLimit}] [--json]`,
    summary: 'what arrived, the newest first',
    options: {
      kind: { type: 'string' },
      new: { type: 'boolean' },
      suspected: { type: 'boolean' },
      limit: { type: 'string', default: String(defaultLimit) },
    },
  },
  ({ kind, new: onlyNew, suspected, limit }) => {
    const filter = { kind: kindOption(kind), new: onlyNew, suspected }
    if (!/^[1-9]\d{0,8}$/.test(limit)) throw new CliProblem('--limit is a whole number from 1.')
    return async ({ store: { db }, terminal }) => {
      const entries: Entry[] = []
      for await (const entry of readEntries(db, filter, Number(limit))) {
        entries.push(entry)
        terminal.progress.show(counted(entries.length, 'submission'))
      }
      const all = await countEntries(db, filter)
      const notes = all === 0 ? ['There is nothing to list.'] : []
      if (all > entries.length) {
        notes.push(`${entries.length} of ${all} are shown: --limit ${all} shows all.`)
      }
      return {
        data: entries,
        text: entries.length > 0 ? entriesTable(entries, terminal) : '',
        notes,
      }
    }
  },
)

export const show = defineCommand(
  {
    usage: 'show ID [--json]',
    summary: 'one submission, with everything that was filled in',
    options: {},
  },
  (_values, [id = '']) =>
    async ({ store, terminal }) => {
      const entry = await entryOf(store.db, id)
      return { data: entry, text: entryText(entry, terminal.paint) }
    },
)

export const mark = defineCommand(
  {
    usage: 'mark ID handled|new|genuine [--json]',
    summary: 'dealt with, or new again; genuine takes back "suspected spam" and sends the mail',
    options: {},
  },
  (_values, [id = '', state = '']) => {
    if (state !== 'handled' && state !== 'new' && state !== 'genuine') {
      throw new CliProblem('A submission is marked as handled, new or genuine.')
    }
    return async ({ store: { db } }) => {
      const entry = await entryOf(db, id)
      const now = new Date()
      const mailQueued = state === 'genuine' && (await markGenuine(db, entry.id, now))
      if (state !== 'genuine') await markStatus(db, entry.id, state, now)
      return {
        data: { id: entry.id, marked: state, mailQueued },
        text: `${entry.id} is ${state}${mailQueued ? '; its mail is on its way' : ''}.`,
      }
    }
  },
)

const columns = [
  { title: 'Number' },
  { title: 'Received' },
  { title: 'Kind' },
  { title: 'From', minWidth: 8 },
  { title: 'About', minWidth: 8 },
  { title: 'State' },
  { title: 'Mail', minWidth: 7 },
]

function entriesTable(entries: readonly Entry[], { paint, width }: Terminal): string {
  const rows = entries.map((entry): TableCell[] => {
    const { id, receivedAt, kind, fields, subscription } = entry
    const name = fields.name ?? fields.fullName
    const email = fields.email ?? ''
    const state = stateText(entry)
    const mail = mailText(entry.mail)
    const failing = 'error' in entry.mail && entry.mail.error !== null
    return [
      id,
      localTime(receivedAt),
      kind,
      oneLine(name ? `${name} <${email}>` : email),
      oneLine(fields.subject ?? fields.position ?? subscription?.state ?? ''),
      // The colour tells what needs somebody.
      { text: state, style: state === 'new' ? 'green' : state === 'handled' ? 'dim' : 'yellow' },
      failing ? { text: mail, style: 'red' } : mail,
    ]
  })
  return tableText(columns, rows, paint, width)
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

/** All that is known of a submission, by label: short values beside it, texts below. */
function entryText(entry: Entry, paint: Paint): string {
  const { id, receivedAt, handledAt, kind, fields, resume, subscription } = entry
  const rows: [label: string, value: string][] = [
    ['Number', id],
    ['Received', `${localTime(receivedAt)} (Lagos)`],
    ['Kind', kind],
    ['State', handledAt ? `${stateText(entry)} ${localTime(handledAt)}` : stateText(entry)],
    ['Mail', `${mailText(entry.mail)}${mailTime(entry.mail)}`],
    ...labelledFields(fields),
  ]
  if (resume) {
    const size = fileSize(resume.size)
    rows.push(['Resume', `${resume.fileName} (${size}): npm run inbox -- resume ${id} --out FILE`])
  }
  if (subscription) {
    rows.push(['Newsletter', subscription.state], ['Agreed to', subscription.consent])
  }
  const width = Math.max(...rows.map(([label]) => label.length))
  return rows.map(([label, value]) => fieldText(label, value, width, paint)).join('\n')
}

function fieldText(label: string, value: string, width: number, paint: Paint): string {
  if (!value.includes('\n')) return `${paint('bold', label.padEnd(width))}  ${oneLine(value)}`
  const lines = severalLines(value).split('\n')
  return [paint('bold', label), ...lines.map((line) => (line === '' ? '' : `  ${line}`))].join('\n')
}

function mailTime(mail: MailState): string {
  if (mail.state === 'none') return ''
  if (mail.state === 'sent') return ` ${localTime(mail.sentAt)}`
  if (mail.state === 'failed') return `, given up ${localTime(mail.failedAt)}`
  return `, next attempt ${localTime(mail.nextAttemptAt)}`
}
