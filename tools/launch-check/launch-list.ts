import { z } from 'zod'
import { emails } from '#content/model/contact.ts'
import { contentFiles, idOf } from '#content/model/content-files.ts'
import {
  contentFields,
  formAddress,
  type OpenItem,
  type OpenQuestion,
  openQuestions,
  statedFiles,
} from '#content/model/open-items.ts'
import { readContent } from '#content/model/parse.ts'
import { isExample } from '#contract/headers.ts'
import { type BuildRecord, differencesFrom } from '#server/build-record.ts'
import type { Settings } from '#server/settings.ts'

/** What an engineer has to set: the public address, an inbox for the forms, and the way of its mail. */
export function settingsLeft({ settings, simulated }: Circumstances): LaunchItem[] {
  const mailboxes = {
    MAIL_FROM: emails.general.address,
    MAIL_CONTACT: emails.general.address,
    MAIL_HR: emails.careers.address,
  }
  return [
    ...asked(
      'SITE_URL',
      siteUrlProblem(settings.SITE_URL),
      'Set it to the public address, https://your.domain, then build again',
    ),
    ...asked(
      'INBOX_URL',
      simulated && 'the forms throw away what visitors send',
      'Build with INBOX_URL, or for our own server: npm run build -- --with-inbox',
    ),
    ...asked(
      'SMTP_URL',
      !settings.SMTP_URL && 'not set: nothing is mailed',
      'Set it to the mail server: smtp://user:password@host:587',
    ),
    ...(['MAIL_FROM', 'MAIL_CONTACT', 'MAIL_HR'] as const).flatMap((name) => {
      const address = settings[name] ?? mailboxes[name]
      const origin = settings[name] ? '' : ', from content/contact.yaml'
      const now = reserved.test(address) && `${address}${origin}`
      return asked(name, now, 'Set it to a mailbox that is read')
    }),
  ]
}

/** What is wrong with the build that our own server would hand out with these settings. */
export function buildLeft(settings: Settings, record: BuildRecord | undefined): LaunchItem[] {
  const again = 'Run npm run build -- --with-inbox'
  if (!record) return asked('build', 'there is no finished build', again)
  const differences = differencesFrom(record, settings)
  if (differences.length > 0) return asked('build', differences.join(', '), again)
  const { CONTENT, SITE_URL } = record.settings
  // Without an address of its own a site is a draft anyway.
  const draft = CONTENT === 'draft' && !isExample(SITE_URL)
  const now = draft && 'a draft, which search engines are kept from'
  return asked('CONTENT', now, 'Take CONTENT=draft out of the settings, then build again')
}

function asked(place: string, now: string | false | undefined, ask: string): LaunchItem[] {
  return now ? [{ place, page: '', record: place, field: '', now, ask }] : []
}

/** Without it canonical links, sitemap and mails name a site that is not ours. */
function siteUrlProblem(address: string): string | undefined {
  const { protocol, hostname } = new URL(address)
  if (reserved.test(hostname)) return `${address} is an example`
  return protocol === 'https:' ? undefined : `${address} is not encrypted`
}

/** One thing that must be answered or set before the site goes live; its place may be the name of a setting. */
export type LaunchItem = Omit<OpenItem, 'placeholderId' | 'line' | 'form'> & Partial<OpenItem>

/** What is known beside content. */
export type Circumstances = {
  settings: Settings
  /** Whether the build's forms only simulate sending; undefined while nobody has built. */
  simulated: boolean | undefined
  /** The day on which one of these files last changed, as 2026-01-31; undefined when nobody knows. */
  changed: (files: readonly string[]) => string | undefined
}

/** The names that nobody can own (RFC 2606): whatever stands there reaches no one. */
export const reserved =
  /(?:[\w.+-]+@)?(?:[\w-]+\.)*(?:[\w-]+\.(?:example|invalid|test)|example\.(?:com|net|org))\b(?!\.\w)/i

/** What documents show beside their own text. */
const shown = ['figures.yaml', 'companies', 'contact.yaml', 'group.yaml', 'document-words.yaml']

const edition = z.object({ title: z.string(), date: z.string() })

/** Documents whose edition is older than the last change of what they say. */
export function editionsBehind(changed: Circumstances['changed']): LaunchItem[] {
  return contentFiles('documents', '.yaml').flatMap((file) => {
    const { data, lineOf } = readContent(file)
    const { title, date } = edition.parse(data)
    const last = changed([file, ...shown].map((name) => `content/${name}`))
    if (last === undefined || last <= date) return []
    return [
      {
        place: `content/${file}`,
        line: lineOf(['date']),
        page: `/${idOf(file)}.pdf`,
        record: title,
        field: 'date',
        now: `edition of ${date}, content of ${last}`,
        ask: 'Read the PDF again, and write the day of the new edition under date',
        form: formAddress(file),
      },
    ]
  })
}

/** Everything that is left before the site goes live, by who can answer it. */
export type LaunchList = {
  /** To the owner, in the order of the questionnaire. */
  questions: readonly OpenQuestion[]
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
    questions: questions.filter(({ answered }) => !answered),
    owner: [...others, ...fieldsLike(reserved, 'Write an address that belongs to the group')],
    editor: [
      ...fieldsLike(/^#$/, 'Write the full address in place of #, or take the entry out'),
      ...editionsBehind(circumstances.changed),
    ],
    engineer: settingsLeft(circumstances),
    toRead: statedFiles(),
  }
}

/** How many things are left; a question without records is one. */
export function leftOf({ questions, owner, editor, engineer }: LaunchList) {
  const asked = questions.reduce((sum, { items }) => sum + Math.max(items.length, 1), 0)
  return { owner: asked + owner.length, editor: editor.length, engineer: engineer.length }
}

/** Values that nobody marked as placeholders, though they cannot be meant. */
function fieldsLike(pattern: RegExp, ask: string): LaunchItem[] {
  return contentFields()
    .filter(({ text, inPlaceholder }) => pattern.test(text) && !inPlaceholder)
    .map(({ file, line, record, path, text, form }) => ({
      place: `content/${file}`,
      line,
      page: '',
      record,
      form,
      field: String(path.at(-1)),
      now: text,
      ask,
    }))
}
