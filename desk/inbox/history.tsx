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

type Props = { entry: FullEntry; acts: readonly Act[]; names: ReadonlyMap<string, string> }

/** What became of a submission, in the order of time. */
export function History({ entry: { receivedAt, mails, notes }, acts, names }: Props) {
  const event = (at: number, did: string, person: string | null = '') => {
    const name = person === '' ? 'It' : (names.get(person ?? '') ?? 'The desk')
    return { at, text: `${name} ${did} on ${lagosTime(at)}.`, written: null }
  }
  const events = [
    event(Date.parse(receivedAt), 'arrived'),
    ...acts.map((act) => event(act.at, didText(act), act.person)),
    ...mails.map((mail) => ({
      // A letter is queued a moment before the audit log says who has sent it.
      at: Date.parse(mail.at) + 1000,
      text: mailText(mail),
      written: mail.letter && (
        <details>
          <summary>
            <bdi>{mail.letter.subject}</bdi>
          </summary>
          <bdi className="words">{mail.letter.text}</bdi>
        </details>
      ),
    })),
    ...notes.map(({ at, author, text }) => ({
      ...event(Date.parse(at), 'wrote a note', author),
      written: <bdi className="words">{text}</bdi>,
    })),
  ].sort((a, b) => a.at - b.at)
  return (
    <section aria-labelledby="history">
      <h2 id="history">History</h2>
      <ol className="rows">
        {events.map(({ at, text, written }) => (
          <li key={`${at} ${text}`}>
            <div>
              <p>{text}</p>
              {written}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
