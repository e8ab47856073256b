import type { FullEntry } from '../../server/staff/entry.ts'
import { lagosTime } from '../base/lagos-time.ts'
import { mailText } from './entry-text.ts'
import type { InboxDesk } from './inbox-client.ts'

/** What people at the desk did with a submission, without who has only read it; notes are the inbox's own. */
export function actsOn({ db }: Pick<InboxDesk, 'db'>, id: string) {
  const acts = db.selectFrom('audit').where('subject', '=', `Submission ${id}`)
  const others = acts.where('action', 'not in', ['opened', 'wrote a note on'])
  return others.select(['at', 'person', 'action', 'detail']).execute()
}

type Act = Awaited<ReturnType<typeof actsOn>>[number]

/** "moved it to Interview": in the audit log the submission's number follows the action. */
function didText({ action, detail }: Act): string {
  const whole = / (?:on|about)$/.test(action) ? `${action} it` : action.replace(/^\w+/, '$& it')
  return detail ? `${whole} ${detail}` : whole
}

type Event = {
  at: number | string
  text: string
  /** What somebody wrote; of a letter, under its subject. */
  words?: string
  subject?: string
}

type Props = { entry: FullEntry; acts: readonly Act[]; names: ReadonlyMap<string, string> }

/** What became of a submission, in the order of time. */
export function History({ entry: { receivedAt, mails, notes }, acts, names }: Props) {
  const event = (at: Event['at'], who: string | null, did: string): Event => ({
    at,
    text: `${who === null ? 'It' : (names.get(who) ?? 'The desk')} ${did} on ${lagosTime(at)}.`,
  })
  const events: Event[] = [
    event(receivedAt, null, 'arrived'),
    ...acts.map((act) => event(act.at, act.person ?? '', didText(act))),
    ...mails.map((mail) => ({
      at: mail.at,
      text: mailText(mail),
      ...(mail.letter && { subject: mail.letter.subject, words: mail.letter.text }),
    })),
    ...notes.map((note) => ({ ...event(note.at, note.author, 'wrote a note'), words: note.text })),
  ]
  const ordered = events.sort((a, b) => new Date(a.at).getTime() - new Date(b.at).getTime())
  return (
    <section aria-labelledby="history">
      <h2 id="history">History</h2>
      <ol className="rows">
        {ordered.map(({ at, text, subject, words }) => (
          <li key={`${at} ${text}`}>
            <div>
              <p>{text}</p>
              {subject ? (
                <details>
                  <summary>
                    <bdi>{subject}</bdi>
                  </summary>
                  <bdi className="words">{words}</bdi>
                </details>
              ) : (
                <bdi className="words">{words}</bdi>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
