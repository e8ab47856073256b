import type { FormKind } from '#contract/forms.ts'
import { formKinds } from '#contract/forms.ts'
import { jsonText } from '#server/cli/terminal/clean-text.ts'
import { CliProblem, readArguments } from '#server/cli/terminal/read-arguments.ts'
import { bar, tableText } from '#server/cli/terminal/table.ts'
import type { Terminal } from '#server/cli/terminal/terminal.ts'
import { dateText, weekOf } from '#server/outbox/local-time.ts'
import { countUnsent, type MailCount } from '#server/outbox/mail-state.ts'
import type { Database } from '#server/store/tables.ts'
import { countEntries, hourlyCounts } from '#server/submissions/entries.ts'
import type { Command } from './command.ts'
import { counted } from './entry-text.ts'

const usage = 'stats [--weeks 12] [--json]'
const week = 7 * 24 * 60 * 60 * 1000

/** A week from Monday, in Lagos, with the submissions of each kind. */
type Week = { week: string; counts: Record<FormKind, number> }

/** How much arrived, by week. */
export const stats: Command = {
  usage,
  summary: 'how much arrived, by week and kind, and what waits',
  prepare(args) {
    const { values } = readArguments(usage, args, { weeks: { type: 'string' } })
    const { weeks: number = '12' } = values
    if (!/^[1-9]\d{0,2}$/.test(number)) throw new CliProblem('--weeks is a number from 1 to 999.')
    return async ({ store: { db }, terminal }) => {
      const now = new Date()
      // A week more: the first one shown began up to seven days earlier.
      const since = new Date(now.getTime() - (Number(number) + 1) * week)
      const weeks = weeksOf(await hourlyCounts(db, since), Number(number), now)
      const totals = await totalsOf(db)
      terminal.print(
        values.json
          ? jsonText({ weeks, totals })
          : [weeksText(weeks, terminal), '', totalsText(totals)].join('\n'),
      )
    }
  },
}

/** The last weeks, the oldest first; one without submissions as well. */
function weeksOf(
  hours: Awaited<ReturnType<typeof hourlyCounts>>,
  number: number,
  now: Date,
): Week[] {
  const last = Date.parse(`${weekOf(now)}T12:00:00Z`)
  const weeks = Array.from({ length: number }, (_, index) => ({
    week: weekOf(new Date(last - (number - 1 - index) * week)),
    counts: { contact: 0, application: 0, newsletter: 0 },
  }))
  const byDay = new Map(weeks.map((one) => [one.week, one]))
  for (const { hour, kind, count } of hours) {
    const one = byDay.get(weekOf(new Date(`${hour}:00:00Z`)))
    if (one) one.counts[kind] += count
  }
  return weeks
}

const widestBar = 24
/** Columns beside the bars: the week, the numbers, the gaps. */
const besideBars = 11 + formKinds.length * 8

function weeksText(weeks: readonly Week[], { paint, width = 100 }: Terminal): string {
  const barWidth = Math.max(
    4,
    Math.min(widestBar, Math.floor((width - besideBars) / formKinds.length)),
  )
  const most = Math.max(...weeks.flatMap(({ counts }) => Object.values(counts)))
  const digits = String(most).length
  const cell = (count: number) =>
    `${String(count).padStart(digits)} ${bar(count, most, barWidth)}`.padEnd(digits + 1 + barWidth)
  return tableText(
    ['Week from', ...formKinds].map((title) => ({ title })),
    weeks.map(({ week: day, counts }) => [
      dateText(day),
      ...formKinds.map((kind) => cell(counts[kind])),
    ]),
    paint,
  )
}

async function totalsOf(db: Database) {
  return {
    submissions: await countEntries(db, {}),
    new: await countEntries(db, { new: true }),
    suspected: await countEntries(db, { suspected: true }),
    ...(await countUnsent(db)),
  }
}

function totalsText(totals: Awaited<ReturnType<typeof totalsOf>>): string {
  const { waiting, failed } = totals
  return [
    `${counted(totals.submissions, 'submission')} in all, ${totals.new} new, ${totals.suspected} suspected as spam.`,
    `${mailsText(waiting, 'waiting')}.`,
    failed.mails > 0 ? `${mailsText(failed, 'failed')}: npm run inbox -- retry tries again.` : [],
  ]
    .flat()
    .join('\n')
}

/** `3 mails waiting (550 2×)`: how often each error was the last one. */
function mailsText({ mails, errors }: MailCount, what: string): string {
  const codes = Object.entries(errors).map(([code, count]) => `${code} ${count}×`)
  return `${counted(mails, 'mail')} ${what}${codes.length > 0 ? ` (${codes.join(', ')})` : ''}`
}
