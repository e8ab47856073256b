import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { labelledFields } from '../../contract/forms.ts'
import type { FullEntry, PersonsEntries } from '../../server/staff/rights.ts'
import { lagosTime } from '../base/lagos-time.ts'
import { kindNames } from './inbox-screen.tsx'
import type { Files } from './send-zip.ts'

type File = { fileName: string; bytes: Uint8Array }

/** All that is stored of a person, to read, for programs, and the files. */
export async function* everythingOf(
  { email, entries }: PersonsEntries,
  resumeOf: (id: string) => Promise<File | undefined>,
): Files {
  // Without ids of the desk, and the token, which is a secret of the links in mails.
  const hidden = new Set(['assignee', 'token'])
  const json = JSON.stringify(
    { email, submissions: entries },
    (key, value) => (hidden.has(key) ? undefined : value),
    2,
  )
  yield ['everything.json', Buffer.from(json)]
  const page = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{`What we hold about ${email}`}</title>
      </head>
      <body style={{ whiteSpace: 'pre-line' }}>
        <h1>What we hold about {email}</h1>
        <Entries entries={entries} />
      </body>
    </html>,
  )
  yield ['everything.html', Buffer.from(`<!doctype html>${page}`)]
  for (const { id, resume } of entries) {
    const file = resume && (await resumeOf(id))
    // The name is a stranger's, and must not lead out of a folder.
    if (file) yield [`${id} ${file.fileName.replace(/[/\\:]/g, '_')}`, file.bytes]
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
      <p className="hint">Received {lagosTime(Date.parse(entry.receivedAt))} in Lagos</p>
      <dl className="facts">
        {factsOf(entry).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="words">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {beside?.(entry)}
    </section>
  ))
}

function factsOf({ fields, resume, letters, notes }: FullEntry): [label: string, value: string][] {
  const time = (instant: string | null) => (instant ? lagosTime(Date.parse(instant)) : 'not sent')
  return [
    ...labelledFields(fields),
    ...(resume ? [['File', resume.fileName] satisfies [string, string]] : []),
    ...letters.map(({ subject, text, sentAt }): [string, string] => [
      `Our letter, ${time(sentAt)}`,
      `${subject}\n\n${text}`,
    ]),
    ...notes.map(({ at, author, text }): [string, string] => [
      `Note, ${time(at)}`,
      `${author}: ${text}`,
    ]),
  ]
}
