import type { FullEntry } from '../../server/staff/entry.ts'
import { lagosTime } from '../base/lagos-time.ts'
import { mailEvent } from './entry-text.ts'
import type { InboxDesk } from './inbox-client.ts'

/** What people at the desk did with a submission, without who has only read it; notes are the inbox's own. */
export async function actsOn({ db }: Pick<InboxDesk, 'db'>, id: string) {
  const acts = db.selectFrom('audit').where('subject', '=', `Submission ${id}`)
  return await acts
    .where('action', 'not in', ['opened', 'wrote a note on'])
    .select(['at', 'person', 'action', 'detail'])
    .execute()
}

type Act = Awaited<ReturnType<typeof actsOn>>[number]

/** "moved it to Interview", from the words of the audit log, after which the submission's number follows there. */
function didText({ action, detail }: Act): string {
  const whole = / (?:on|about)$/.test(action) ? `${action} it` : action.replace(/^\w+/, '$& it')
  return detail ? `${whole} ${detail}` : whole
}

type Event = {
  at: number | string
  text: string
  /** What somebody wrote; of a letter, under its subject. */
  words?: string
  subject?: string | undefined
}

type Props = { entry: FullEntry; acts: readonly Act[]; names: ReadonlyMap<string, string> }

/** What became of a submission, in the order of time. */
export function History({ entry: { receivedAt, mails, notes }, acts, names }: Props) {
  const nameOf = (person: string | null) => names.get(person ?? '') ?? 'The desk'
  const events: readonly Event[] = [
    { at: receivedAt, text: 'It arrived.' },
    ...acts.map((act) => ({ at: act.at, text: `${nameOf(act.person)} ${didText(act)}.` })),
    ...mails.map(({ letter, ...mail }) => {
      const sent = letter && { words: letter.text, subject: letter.subject }
      return { at: mail.at, text: mailEvent(mail), ...sent }
    }),
    ...notes.map(({ at, author, text }) => ({ at, text: `${nameOf(author)} wrote:`, words: text })),
  ].sort((a, b) => new Date(a.at).getTime() - new Date(b.at).getTime())
  return (
    <section aria-labelledby="history">
      <h2 id="history">History</h2>
      <ol className="rows">
        {events.map(({ at, text, words, subject }) => {
          const written = words && <bdi className="words">{words}</bdi>
          return (
            <li key={`${at} ${text}`}>
              <div>
                <p>{text}</p>
                {subject ? (
                  <details>
                    <summary>
                      <bdi>{subject}</bdi>
                    </summary>
                    {written}
                  </details>
                ) : (
                  written
                )}
              </div>
              <time dateTime={new Date(at).toISOString()}>{lagosTime(at)}</time>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
