import type { ReactNode } from 'react'
import { labelledFields } from '../../contract/forms.ts'
import type { FullEntry } from '../../server/staff/entry.ts'
import type { PersonsEntries } from '../../server/staff/rights.ts'

import { lagosTime } from '../base/lagos-time.ts'
import { kindNames } from './entry-text.ts'
import { Facts } from './facts.tsx'
import { filePage } from './file-page.tsx'
import type { InboxDesk } from './inbox-client.ts'
import type { Files } from './send-zip.ts'

/** All that is stored of a person, to read, for programs, and the files. */
export async function* everythingOf(
  { email, entries }: PersonsEntries,
  resumeOf: (id: string) => ReturnType<InboxDesk['inbox']['resume']>,
): Files {
  // Without ids of the desk, the token, which is a secret of the links in mails, and what stands under `mails`.
  const hidden = new Set(['assignee', 'sentBy', 'token', 'letters'])
  const json = JSON.stringify(
    { email, submissions: entries },
    (key, value) => (hidden.has(key) ? undefined : value),
    2,
  )
  yield ['everything.json', Buffer.from(json)]
  const title = `What we hold about ${email}`
  yield ['everything.html', filePage(title, <Entries entries={entries} />)]
  for (const { id, resume } of entries) {
    const file = resume && (await resumeOf(id))
    // The name is a stranger's, and must not lead out of a folder.
    const name = `${id} ${file?.fileName.replace(/[/\\:]/g, '_')}`
    if (file) yield [name, Buffer.from(file.bytes, 'base64')]
  }
}

type EntriesProps = {
  entries: readonly FullEntry[]
  /** What belongs to a submission beside its content. */
  beside?: (entry: FullEntry) => ReactNode
}

/** Submissions with all that belongs to them, one below the other. */
export function Entries({ entries, beside }: EntriesProps) {
  return entries.map((entry) => (
    <section key={entry.id} aria-labelledby={entry.id}>
      <h2 id={entry.id}>
        {kindNames[entry.kind]} {entry.id}
      </h2>
      <p className="hint">Received {lagosTime(entry.receivedAt)} in Lagos</p>
      <Facts facts={factsOf(entry)} />
      {beside?.(entry)}
    </section>
  ))
}

function factsOf({ fields, resume, mails, notes }: FullEntry): [label: string, value: string][] {
  const facts = labelledFields(fields)
  if (resume) facts.push(['File', resume.fileName])
  for (const { letter, state, at } of mails) {
    const sent = state === 'sent' ? lagosTime(at) : 'not sent'
    if (letter) facts.push([`Our letter, ${sent}`, `${letter.subject}\n\n${letter.text}`])
  }
  for (const { at, author, text } of notes)
    facts.push([`Note, ${lagosTime(at)}`, `${author}: ${text}`])
  return facts
}
