import { fileSize } from '#contract/file-size.ts'
import { labelledFields } from '#contract/forms.ts'
import { jsonText, oneLine, severalLines } from '#server/cli/terminal/clean-text.ts'
import { readArguments } from '#server/cli/terminal/read-arguments.ts'
import type { Paint } from '#server/cli/terminal/terminal.ts'
import { localTime } from '#server/outbox/local-time.ts'
import type { Entry } from '#server/submissions/entries.ts'
import type { Command } from './command.ts'
import { mailText, stateText } from './entry-text.ts'
import { entryOf } from './find-entry.ts'

const usage = 'show ID [--json]'

/** One submission, all of it. */
export const show: Command = {
  usage,
  summary: 'one submission, with everything that was filled in',
  prepare(args) {
    const { values, positionals } = readArguments(usage, args, {})
    const [id = ''] = positionals
    return async ({ store, terminal }) => {
      const entry = await entryOf(store.db, id)
      terminal.print(values.json ? jsonText(entry) : entryText(entry, terminal.paint))
    }
  },
}

/** All that is known of a submission, by label: short values beside it, texts below. */
function entryText(entry: Entry, paint: Paint): string {
  const rows: [string, string][] = [
    ['Number', entry.id],
    ['Received', `${localTime(entry.receivedAt)} (Lagos)`],
    ['Kind', entry.kind],
    ['State', handledText(entry)],
    ['Mail', sentText(entry)],
    ...labelledFields(entry.fields),
    ...resumeRow(entry),
    ...subscriptionRows(entry),
  ]
  const width = Math.max(...rows.map(([label]) => label.length))
  return rows.map(([label, value]) => fieldText(label, value, width, paint)).join('\n')
}

function fieldText(label: string, value: string, width: number, paint: Paint): string {
  if (!value.includes('\n')) return `${paint('bold', label.padEnd(width))}  ${oneLine(value)}`
  const lines = severalLines(value).split('\n')
  return [paint('bold', label), ...lines.map((line) => (line === '' ? '' : `  ${line}`))].join('\n')
}

function handledText(entry: Entry): string {
  const { handledAt } = entry
  return handledAt ? `${stateText(entry)} ${localTime(handledAt)}` : stateText(entry)
}

function sentText({ mail }: Entry): string {
  if (mail.state === 'sent') return `sent ${localTime(mail.sentAt)}`
  if (mail.state === 'none') return 'none'
  if (mail.state === 'failed') return `${mailText(mail)}, given up ${localTime(mail.failedAt)}`
  return `${mailText(mail)}, next attempt ${localTime(mail.nextAttemptAt)}`
}

function resumeRow({ id, resume }: Entry): [string, string][] {
  if (!resume) return []
  const { fileName, size } = resume
  return [['Resume', `${fileName} (${fileSize(size)}): npm run inbox -- resume ${id} --out FILE`]]
}

function subscriptionRows({ subscription }: Entry): [string, string][] {
  if (!subscription) return []
  return [
    ['Newsletter', subscription.state],
    ['Agreed to', subscription.consent],
  ]
}
