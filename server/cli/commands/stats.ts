import { type FormKind, formKinds } from '#contract/forms.ts'
import { CliProblem } from '#server/cli/terminal/read-arguments.ts'
import { bar, tableText } from '#server/cli/terminal/table.ts'
import type { Terminal } from '#server/cli/terminal/terminal.ts'
import { dateText, weekOf } from '#server/outbox/local-time.ts'
import { countUnsent, type MailCount } from '#server/outbox/mail-state.ts'
import { countEntries, hourlyCounts } from '#server/submissions/entries.ts'
import { counted, defineCommand } from './command.ts'

const week = 7 * 24 * 60 * 60 * 1000

/** A week from Monday, in Lagos, with the submissions of each kind. */
type Week = { week: string; counts: Record<FormKind, number> }

export const stats = defineCommand(
  {
    usage: 'stats [--weeks 12] [--json]',
    summary: 'how much arrived, by week and kind, and what waits',
    options: { weeks: { type: 'string', default: '12' } },
  },
  (values) => {
    if (!/^[1-9]\d{0,2}$/.test(values.weeks)) {
      throw new CliProblem('--weeks is a number from 1 to 999.')
    }
    const number = Number(values.weeks)
    return async ({ store: { db }, terminal }) => {
      const now = new Date()
      // A week more: the first one shown began up to seven days earlier.
      const since = new Date(now.getTime() - (number + 1) * week)
      const weeks = weeksOf(await hourlyCounts(db, since), number, now)
      const totals = {
        submissions: await countEntries(db, {}),
        new: await countEntries(db, { new: true }),
        suspected: await countEntries(db, { suspected: true }),
        ...(await countUnsent(db)),
      }
      const { waiting, failed } = totals
      const lines = [
        weeksText(weeks, terminal),
        '',
        `${counted(totals.submissions, 'submission')} in all, ${totals.new} new, ${totals.suspected} suspected as spam.`,
        `${mailsText(waiting, 'waiting')}.`,
      ]
      if (failed.mails > 0) {
        lines.push(`${mailsText(failed, 'failed')}: npm run inbox -- retry tries again.`)
      }
      return { data: { weeks, totals }, text: lines.join('\n') }
    }
  },
)

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

const maxBarWidth = 24
/** Columns beside the bars: the week, the numbers, the gaps. */
const besideBars = 11 + formKinds.length * 8

function weeksText(weeks: readonly Week[], { paint, width = 100 }: Terminal): string {
  const room = Math.floor((width - besideBars) / formKinds.length)
  const barWidth = Math.max(4, Math.min(maxBarWidth, room))
  const max = Math.max(...weeks.flatMap(({ counts }) => Object.values(counts)))
  const digits = String(max).length
  const cell = (count: number) =>
    `${String(count).padStart(digits)} ${bar(count, max, barWidth)}`.padEnd(digits + 1 + barWidth)
  return tableText(
    ['Week from', ...formKinds].map((title) => ({ title })),
    weeks.map(({ week: day, counts }) => [
      dateText(day),
      ...formKinds.map((kind) => cell(counts[kind])),
    ]),
    paint,
  )
}

/** `3 mails waiting (550 2×)`: how often each error was the last one. */
function mailsText({ mails, errors }: MailCount, what: string): string {
  const codes = Object.entries(errors).map(([code, count]) => `${code} ${count}×`)
  return `${counted(mails, 'mail')} ${what}${codes.length > 0 ? ` (${codes.join(', ')})` : ''}`
}
