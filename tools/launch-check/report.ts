import { stringify } from 'csv-stringify/sync'
import { csvForm } from '#contract/csv.ts'
import { type LaunchItem, type LaunchList, leftOf } from './launch-list.ts'

export type Paint = (style: 'bold' | 'dim' | 'green' | 'red', text: string) => string

/** What `--json` prints. Fields are added, never renamed: programs read it. */
export function launchJson(list: LaunchList, notes: readonly string[]) {
  const left = leftOf(list)
  const sum = left.owner + left.editor + left.engineer
  return {
    version: 2,
    ready: sum === 0,
    left,
    notes,
    ...list,
    questions: list.questions.map((question) => ({
      ...question,
      items: question.items.map(jsonItem),
    })),
    owner: list.owner.map(jsonItem),
    editor: list.editor.map(jsonItem),
    engineer: list.engineer.map(jsonItem),
  } as const
}

function jsonItem({ placeholderId, ...item }: LaunchItem) {
  return { ...item, ...(placeholderId !== undefined && { mark: placeholderId }) }
}

/** The list for people: the owner's questions first, each with the places that wait for its answer. */
export function launchText(list: LaunchList, notes: readonly string[], paint: Paint): string {
  const { owner, editor, engineer } = leftOf(list)
  const sum = owner + editor + engineer
  const left = `${sum} left before the site can go live: owner ${owner}, editor ${editor}, engineer ${engineer}.`
  const part = (heading: string, left: number) =>
    left === 0 ? [] : [`\n${paint('bold', heading)}  ${left} left`]
  const lines = (items: readonly LaunchItem[]) => items.flatMap((item) => itemLines(item, paint))
  return [
    ...part('The owner answers', owner),
    ...list.questions.flatMap(({ question, ask, page, items }, index) => [
      `  ${paint('bold', `${index + 1}. ${question}`)}  ${paint('dim', page)}`,
      `     ${ask}`,
      ...lines(items),
    ]),
    ...lines(list.owner),
    ...part('An editor corrects at the desk', editor),
    ...lines(list.editor),
    ...part('An engineer sets or mends', engineer),
    ...lines(list.engineer),
    ...(list.toRead.length > 0
      ? [
          `\n${paint('bold', 'To read and confirm')}: ${list.toRead.length} files state what the specification says.`,
          ...list.toRead.map(({ file, page }) => `     ${paint('dim', page.padEnd(32))} ${file}`),
        ]
      : []),
    '',
    ...notes.map((note) => paint('dim', note)),
    sum === 0 ? paint('green', 'Nothing is left: the site can go live.') : paint('red', left),
  ].join('\n')
}

/** Most letters of what stands there now: the rest is in the file. */
const longestNow = 90

function itemLines(item: LaunchItem, paint: Paint): string[] {
  const { place, line, page, record, field, now, ask } = item
  const shown = now.length > longestNow ? `${now.slice(0, longestNow)} …` : now
  return [
    `     ${paint('dim', line === undefined ? place : `${place}:${line}`)}  ${paint('dim', page)}`,
    `       ${record}${field ? ` (${field})` : ''}${shown ? `: ${shown}` : ''}`,
    `       ${ask}`,
  ]
}

const columns = ['who', 'question', 'page', 'file', 'line', 'record', 'field', 'now', 'asked']

/** The questionnaire as a table: one row for each thing that is asked. */
export function launchTable(list: LaunchList): string {
  const row = (who: string, question: string) => (item: LaunchItem) => ({
    ...item,
    who,
    question,
    file: item.place,
    asked: item.ask,
  })
  const rows = [
    ...list.questions.flatMap(({ question, ask, page, items }) =>
      items.length > 0
        ? items.map(row('owner', question))
        : [{ who: 'owner', question, page, asked: ask }],
    ),
    ...list.owner.map(row('owner', '')),
    ...list.editor.map(row('editor', '')),
    ...list.engineer.map(row('engineer', '')),
  ]
  return stringify(rows, { ...csvForm, columns })
}
