import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parseYaml } from '../../content/model/parse.ts'
import { type LetterWords, lettersSchema } from '../../content/model/vacancy-schemas.ts'
import { headerText } from '../../server/outbox/compose.ts'
import { type Letter, obstacleTo } from '../../server/staff/letters.ts'
import { idOf, seenOf } from '../../server/staff/seen.ts'
import { type LetterName, letterNames } from '../../server/store/tables.ts'
import type { Entry } from '../../server/submissions/entries.ts'
import { personOf } from '../accounts/access.ts'
import { Refusal } from '../base/desk.ts'
import { Problem, Screen, sendScreen } from '../base/layout.tsx'
import { personNames } from '../base/people.ts'
import { hashOf } from '../base/tokens.ts'
import { letterLabels, mailText, senderOf, stageName } from './entry-text.ts'
import type { InboxDesk } from './inbox-client.ts'
import { sayOutcome } from './outcome.tsx'
import { chosenIn } from './work.tsx'

const applications = ['application'] as const

/** Letters to applicants: shown first, then sent, by e-mail. */
export function registerLetters(app: FastifyInstance, desk: InboxDesk): void {
  const config = { access: 'hr' } as const

  app.post('/inbox/chosen/letter', { config }, async (request, reply) =>
    sendScreen(reply, <Letters {...(await readLetters(desk, request.body))} />),
  )

  app.post('/inbox/chosen/send', { config }, async (request, reply) => {
    const read = await readLetters(desk, request.body)
    const { name, back, entries, words, version } = read
    const shown = z.object({ version: z.string() }).parse(request.body)
    if (shown.version !== version)
      return sendScreen(reply, <Letters {...read} problem={changedWords} />, 409)
    const letters = entries.map((entry) => letterTo(entry, words))
    const { seen } = chosenIn(request.body)
    const { done, left } = await desk.inbox.queueLetters(applications, name, seen, letters)
    const action = `sent the letter “${letterLabels[name]}” about`
    for (const id of done)
      await desk.audit({ person: personOf(request).id, action, subject: `Submission ${id}` })
    const sentence = `${lettersText(done.length)} out now: “${letterLabels[name]}”.`
    return await sayOutcome(request, reply, desk, { back, done: sentence, left })
  })
}

const changedWords =
  'Nothing was sent: the words of this letter have changed since you read them. Please read them again.'

const lettersText = (count: number) =>
  count === 0 ? 'No letter goes' : count === 1 ? 'One letter goes' : `${count} letters go`

/**
 * The words as they are live, because strangers get nothing else, with what tells whether they are the same later,
 * and whom they are meant for.
 *
 * @throws Refusal
 */
async function readLetters(desk: InboxDesk, body: unknown) {
  const { content, inbox } = desk
  const { letter: name } = z.object({ letter: z.enum(letterNames) }).parse(body)
  const { seen, back } = chosenIn(body)
  const bytes = await content.read(await content.commitOf('live'), 'letters.yaml')
  const { data } = lettersSchema.safeParse(bytes && parseYaml(String(bytes)).data)
  if (!data)
    throw new Refusal(
      'There is no approved letter yet. An editor writes it under Edit, in “Letters to applicants”, and asks for approval.',
    )
  const words = data[name]
  const version = hashOf(JSON.stringify(words))
  const entries = await inbox.entries(applications, seen.map(idOf))
  return { name, back, words, version, entries, names: await personNames(desk) }
}

/** A letter with what stands in braces filled in: what the applicant wrote is one line, without marks that steer. */
function letterTo({ id, fields }: Entry, { subject, paragraphs }: LetterWords): Letter {
  const { fullName: name = '', position = '' } = fields
  const values: Readonly<Record<string, string>> = { name, position, reference: id }
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, key) => headerText(values[key] ?? whole))
  return { id, subject: filled(subject), text: paragraphs.map(filled).join('\n\n') }
}

type Props = Awaited<ReturnType<typeof readLetters>> & { problem?: string }

function Letters({ name, back, words, version, entries, names, problem }: Props) {
  const due = entries.filter((entry) => !obstacleTo(name, entry))
  const [first, second] = due
  // For several the text once, with its braces.
  const together = { subject: words.subject, text: words.paragraphs.join('\n\n') }
  const { subject, text } = first && !second ? letterTo(first, words) : together
  return (
    <Screen title={`Letter: ${letterLabels[name]}`}>
      <Problem>{problem}</Problem>
      <p className="lead">
        {due.length === 1 ? 'One applicant gets' : `${due.length || 'No'} applicants get`} this
        letter by e-mail. An answer reaches the mailbox of HR.
      </p>
      <ul className="rows">
        {entries.map((entry) => (
          <li key={entry.id}>
            <strong>
              <bdi>{senderOf(entry)}</bdi>
            </strong>
            <p>
              <bdi>{entry.fields.position}</bdi>
            </p>
            <p>{stateTexts(name, entry, names).join(' · ')}</p>
          </li>
        ))}
      </ul>
      {first && (
        <form method="post" action="/inbox/chosen/send">
          <h2>
            <bdi>{subject}</bdi>
          </h2>
          <blockquote className="words">
            <bdi>{text}</bdi>
          </blockquote>
          {name === 'declined' && (
            <p className="hint">An application that is not decided yet moves to Declined.</p>
          )}
          {due.map((entry) => (
            <input key={entry.id} type="hidden" name="seen" value={seenOf(entry)} />
          ))}
          <input type="hidden" name="letter" value={name} />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="back" value={back} />
          <button type="submit">{second ? `Send ${due.length} letters` : 'Send the letter'}</button>
        </form>
      )}
      <p>
        <a href={back}>Go back</a>
      </p>
    </Screen>
  )
}

/** How far an application is, and why its sender gets no letter. */
function stateTexts(name: LetterName, entry: Entry, names: ReadonlyMap<string, string>): string[] {
  const { stage, assignee, letters } = entry
  const obstacles = { letters: 'Gets it no second time', stage: 'Gets no refusal' }
  const obstacle = obstacleTo(name, entry)
  return [
    stageName(stage),
    ...(assignee ? [`${names.get(assignee)} works on it`] : []),
    ...letters.slice(-1).map(mailText),
    ...(obstacle ? [obstacles[obstacle]] : []),
  ]
}
