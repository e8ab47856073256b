import {
  contentFields,
  type OpenItem,
  type OpenQuestion,
  openQuestions,
  statedFiles,
} from '#content/model/open-items.ts'
import { editionsBehind } from './editions.ts'
import { type Circumstances, type LaunchItem, reserved } from './launch-item.ts'
import { settingsLeft } from './settings-left.ts'

export type LaunchQuestion = Pick<OpenQuestion, 'question' | 'ask' | 'page'> & {
  items: readonly LaunchItem[]
}

/** Everything that is left before the site goes live, by who can answer it. */
export type LaunchList = {
  /** To the owner, in the order of the questionnaire. */
  questions: readonly LaunchQuestion[]
  owner: readonly LaunchItem[]
  editor: readonly LaunchItem[]
  engineer: readonly LaunchItem[]
  /** What the specification states: to be read and confirmed, and no reason to wait. */
  toRead: readonly { file: string; page: string; form: string; records: number }[]
}

/** The list that `npm run launch-check` prints and `/draft` shows (spec 2.24). */
export function launchList(circumstances: Circumstances): LaunchList {
  const { questions, others } = openQuestions()
  return {
    questions: questions
      .filter(({ answered }) => !answered)
      .map(({ question, ask, page, items }) => ({ question, ask, page, items: items.map(asItem) })),
    owner: [...others.map(asItem), ...exampleAddresses()],
    editor: [...deadLinks(), ...editionsBehind(circumstances.changed)],
    engineer: settingsLeft(circumstances),
    toRead: statedFiles(),
  }
}

/** How many things are left; a question without records is one. */
export function leftOf({ questions, owner, editor, engineer }: LaunchList) {
  const asked = questions.reduce((sum, { items }) => sum + Math.max(items.length, 1), 0)
  return { owner: asked + owner.length, editor: editor.length, engineer: engineer.length }
}

function asItem({ file: place, fields, values, ...item }: OpenItem): LaunchItem {
  return { ...item, place, field: fields.join(', '), now: values.join(' · ') }
}

/** Addresses that were only ever examples, and that nobody marked as placeholders. */
function exampleAddresses(): LaunchItem[] {
  return fieldsLike(reserved, 'Write an address that belongs to the group')
}

/** Links that lead nowhere, and that nobody marked as placeholders. */
function deadLinks(): LaunchItem[] {
  return fieldsLike(/^#$/, 'Write the full address in place of #, or take the entry out')
}

function fieldsLike(pattern: RegExp, ask: string): LaunchItem[] {
  return contentFields()
    .filter(({ text, inPlaceholder }) => pattern.test(text) && !inPlaceholder)
    .map(({ file, line, record, path, text, form }) => ({
      ...{ place: `content/${file}`, line, page: '', record, form },
      field: String(path.at(-1)),
      now: text,
      ask,
    }))
}
