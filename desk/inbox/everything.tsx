import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { renderToStaticMarkup } from 'react-dom/server'
import { labelledFields } from '../../contract/forms.ts'
import type { PersonsEntries } from '../../server/staff/rights.ts'
import { lagosTime } from '../base/lagos-time.ts'
import { kindNames } from './inbox-screen.tsx'

type Sources = {
  /** The name of somebody at the desk. */
  nameOf: (person: string) => string
  resume: (id: string) => Promise<{ fileName: string; bytes: Uint8Array } | undefined>
}

/** All that is stored of a person as a ZIP, in parts: one file at a time is in memory. */
export async function* everythingOf(
  { email, entries }: PersonsEntries,
  { nameOf, resume }: Sources,
): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  function* add(file: ZipDeflate | ZipPassThrough, bytes: Uint8Array) {
    zip.add(file)
    file.push(bytes, true)
    yield* parts
    parts = []
  }
  const given = entries.map(({ assignee: _assignee, subscription, notes, ...entry }) => ({
    ...entry,
    // The token is a secret of the links in mails.
    subscription: subscription && { ...subscription, token: undefined },
    notes: notes.map((one) => ({ ...one, author: nameOf(one.author) })),
  }))
  const json = JSON.stringify({ email, submissions: given }, undefined, 2)
  yield* add(new ZipDeflate('everything.json'), strToU8(json))
  const page = renderToStaticMarkup(<Page email={email} entries={given} />)
  yield* add(new ZipDeflate('everything.html'), strToU8(`<!doctype html>${page}`))
  for (const { id, resume: has } of entries) {
    const file = has && (await resume(id))
    // The name is a stranger's, and must not lead out of a folder.
    if (file)
      yield* add(new ZipPassThrough(`${id} ${file.fileName.replace(/[/\\:]/g, '_')}`), file.bytes)
  }
  zip.end()
  yield* parts
}

type Given = {
  email: string
  entries: readonly Pick<
    PersonsEntries['entries'][number],
    'id' | 'kind' | 'receivedAt' | 'fields' | 'resume' | 'notes' | 'letters'
  >[]
}

function Page({ email, entries }: Given) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{`What we hold about ${email}`}</title>
      </head>
      <body>
        <h1>
          What we hold about <bdi>{email}</bdi>
        </h1>
        {entries.map(({ id, kind, receivedAt, fields, resume, notes, letters }) => (
          <section key={id}>
            <h2>
              {kindNames[kind]} {id}
            </h2>
            <p>Received {lagosTime(Date.parse(receivedAt))} in Lagos</p>
            <dl>
              {labelledFields(fields).map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <Lines text={value} />
                  </dd>
                </div>
              ))}
            </dl>
            {resume && (
              <p>
                File: <bdi>{resume.fileName}</bdi>
              </p>
            )}
            {letters.map(({ subject, text, sentAt }) => (
              <section key={subject + sentAt}>
                <h3>Our letter: {subject}</h3>
                <p>{sentAt ? `Sent ${lagosTime(Date.parse(sentAt))}` : 'Not sent yet'}</p>
                <Lines text={text} />
              </section>
            ))}
            {notes.map(({ author, at, text }) => (
              <section key={author + at}>
                <h3>
                  Note by {author}, {lagosTime(Date.parse(at))}
                </h3>
                <Lines text={text} />
              </section>
            ))}
          </section>
        ))}
      </body>
    </html>
  )
}

/** A text with its line breaks. */
function Lines({ text }: { text: string }) {
  return (
    <div style={{ whiteSpace: 'pre-line' }}>
      <bdi>{text}</bdi>
    </div>
  )
}
