import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parseYaml } from '../../content/model/parse.ts'
import { type LetterWords, lettersSchema } from '../../content/model/vacancy-schemas.ts'
import { headerText } from '../../server/outbox/compose.ts'
import { type Letter, letterNames } from '../../server/staff/letters.ts'
import type { Entry } from '../../server/submissions/entries.ts'
import { personOf } from '../accounts/access.ts'
import { Refusal } from '../base/desk.ts'
import { Screen, sendScreen } from '../base/layout.tsx'
import { letterLabels } from './chosen-actions.tsx'
import type { InboxDesk } from './inbox-client.ts'
import { senderOf } from './inbox-screen.tsx'
import { mailText } from './submission-screen.tsx'
import { chosenIn } from './work.tsx'

const applications = ['application'] as const

/** Letters to applicants: shown first, then sent, by e-mail. */
export function registerLetters(app: FastifyInstance, desk: InboxDesk): void {
  const config = { access: 'hr' } as const

  app.post('/inbox/chosen/letter', { config }, async (request, reply) =>
    sendScreen(reply, <Letters {...(await readLetters(desk, request.body))} />),
  )

  app.post('/inbox/chosen/send', { config }, async (request, reply) => {
    const { name, back, all } = await readLetters(desk, request.body)
    const letters = all.map(({ letter }) => letter)
    const action = `sent the letter “${letterLabels[name]}” about`
    for (const id of await desk.inbox.queueLetters(applications, name, letters))
      await desk.audit({ person: personOf(request).id, action, subject: `Submission ${id}` })
    return reply.redirect(back, 303)
  })
}

/**
 * The words as they are live, because strangers get nothing else, and whom they go to: each applicant with the letter
 * as it will be, and with the same one where it was queued before.
 *
 * @throws Refusal
 */
async function readLetters({ inbox, content }: InboxDesk, body: unknown) {
  const { letter: name } = z.object({ letter: z.enum(letterNames) }).parse(body)
  const { seen, back } = chosenIn(body)
  const bytes = await content.read(await content.commitOf('live'), 'letters.yaml')
  const { data } = lettersSchema.safeParse(bytes && parseYaml(String(bytes)).data)
  if (!data)
    throw new Refusal(
      'There is no approved letter yet. An editor writes it under Edit, in “Letters to applicants”, and asks for approval.',
    )
  const words = data[name]
  const all = []
  for (const { id } of seen) {
    const entry = await inbox.show(applications, id)
    const before = entry?.mails.find((mail) => mail.id.endsWith(`-letter-${name}`))
    if (entry) all.push({ entry, letter: letterTo(entry, words), before })
  }
  return { name, back, words, all }
}

/** A letter with what stands in braces filled in: what the applicant wrote is one line, without marks that steer. */
function letterTo({ id, fields }: Entry, { subject, paragraphs }: LetterWords): Letter {
  const { fullName: name = '', position = '' } = fields
  const values: Readonly<Record<string, string>> = { name, position, reference: id }
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, key) => headerText(values[key] ?? whole))
  return { id, subject: filled(subject), text: paragraphs.map(filled).join('\n\n') }
}

type Props = Awaited<ReturnType<typeof readLetters>>

function Letters({ name, back, words, all }: Props) {
  const due = all.filter(({ before }) => !before)
  const [first, second] = due
  // For several the text once, with its braces.
  const together = { subject: words.subject, text: words.paragraphs.join('\n\n') }
  const { subject, text } = first && !second ? first.letter : together
  return (
    <Screen title={`Letter: ${letterLabels[name]}`}>
      <p className="lead">
        {due.length === 1 ? 'One applicant gets' : `${due.length} applicants get`} this letter by
        e-mail. An answer reaches the mailbox of HR.
      </p>
      <ul className="rows">
        {all.map(({ entry, before }) => (
          <li key={entry.id}>
            <strong>
              <bdi>{senderOf(entry)}</bdi>
            </strong>
            <p>
              <bdi>{before ? `Sent already. ${mailText(before)}` : entry.fields.position}</bdi>
            </p>
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
          {due.map(({ entry }) => (
            <input key={entry.id} type="hidden" name="seen" value={entry.id} />
          ))}
          <input type="hidden" name="letter" value={name} />
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
