import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { parseYaml } from '../../content/model/parse.ts'
import { type LetterWords, lettersSchema } from '../../content/model/vacancy-schemas.ts'
import { headerText } from '../../server/outbox/compose.ts'
import { type Letter, letterNames } from '../../server/staff/letters.ts'
import type { MailAbout } from '../../server/staff/work.ts'
import type { Entry } from '../../server/submissions/entries.ts'
import { personOf } from '../accounts/access.ts'
import { Refusal } from '../base/desk.ts'
import { Problem, Screen, sendScreen } from '../base/layout.tsx'
import type { Person } from '../base/people.ts'
import { letterLabels } from './chosen-actions.tsx'
import type { InboxDesk } from './inbox-client.ts'
import { senderOf } from './inbox-screen.tsx'
import { mailWords } from './mail-words.ts'
import { chosenSchema } from './work.tsx'

const askedSchema = chosenSchema.extend({
  letter: z.enum(letterNames),
  /** The content's commit whose words were shown. */
  commit: z.string().default(''),
})
type Asked = z.infer<typeof askedSchema>

/** An applicant, with the letter as it will be, or with the same one where it was queued before. */
type Addressed = { entry: Entry; letter: Letter; before: MailAbout | undefined }

const applications = ['application'] as const

/** Letters to applicants: shown first, then sent, by e-mail. */
export function registerLetters(app: FastifyInstance, desk: InboxDesk): void {
  const config = { access: 'hr' } as const
  const { inbox, content } = desk

  /** The words as they are live, because strangers get nothing else, and whom they go to. @throws Refusal */
  async function read({ id: ids, letter: name }: Asked) {
    const commit = await content.commitOf('live')
    const bytes = await content.read(commit, 'letters.yaml')
    const { data } = lettersSchema.safeParse(bytes && parseYaml(String(bytes)).data)
    if (!data)
      throw new Refusal(
        'There is no approved letter yet. An editor writes it under Edit, in “Letters to applicants”, and asks for approval.',
      )
    const all: Addressed[] = []
    for (const id of new Set(ids)) {
      const entry = await inbox.show(applications, id)
      const { mails } = await inbox.belongings(applications, id)
      const before = mails.find((mail) => mail.id.endsWith(`-letter-${name}`))
      if (entry) all.push({ entry, letter: letterTo(entry, data[name]), before })
    }
    return { commit, words: data[name], all }
  }

  app.post('/inbox/chosen/letter', { config }, (request, reply) =>
    show(reply, personOf(request), askedSchema.parse(request.body)),
  )

  app.post('/inbox/chosen/send', { config }, async (request, reply) => {
    const asked = askedSchema.parse(request.body)
    const person = personOf(request)
    const { commit, all } = await read(asked)
    if (commit !== asked.commit) return await show(reply, person, asked, changed)
    const letters = all.map(({ letter }) => letter)
    const sent = letters.length ? await inbox.queueLetters(applications, asked.letter, letters) : []
    const action = `sent the letter “${letterLabels[asked.letter]}” about`
    for (const id of sent)
      await desk.audit({ person: person.id, action, subject: `Submission ${id}` })
    if (sent.length > 0 && sent.length === all.length) return reply.redirect(asked.back, 303)
    return await show(reply, person, asked, 'Who had this letter already does not get it twice.')
  })

  async function show(reply: FastifyReply, person: Person, asked: Asked, problem?: string) {
    const screen = <Letters {...{ person, asked, ...(await read(asked)), problem }} />
    return sendScreen(reply, screen, problem ? 409 : 200)
  }
}

const changed = 'The website was published meanwhile: please read the letter again.'

/** A letter with what stands in braces filled in: what the applicant wrote is one line, without marks that steer. */
function letterTo({ id, fields }: Entry, { subject, paragraphs }: LetterWords): Letter {
  const { fullName: name = '', position = '' } = fields
  const values: Readonly<Record<string, string>> = { name, position, reference: id }
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, key) => headerText(values[key] ?? whole))
  return { id, subject: filled(subject), text: paragraphs.map(filled).join('\n\n') }
}

type Props = {
  person: Person
  asked: Asked
  commit: string
  words: LetterWords
  all: readonly Addressed[]
  problem: string | undefined
}

function Letters({ person, asked, commit, words, all, problem }: Props) {
  const due = all.filter(({ before }) => !before)
  const [first, second] = due
  const hidden = { letter: asked.letter, back: asked.back, commit }
  // For several the text once, with its braces.
  const together = { subject: words.subject, text: words.paragraphs.join('\n\n') }
  const { subject, text } = first && !second ? first.letter : together
  return (
    <Screen title={`Letter: ${letterLabels[asked.letter]}`} person={person}>
      <Problem>{problem}</Problem>
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
              <bdi>{before ? `Sent already. ${mailWords(before)}` : entry.fields.position}</bdi>
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
          {asked.letter === 'declined' && (
            <p className="hint">An application that is not decided yet moves to Declined.</p>
          )}
          {due.map(({ entry }) => (
            <input key={entry.id} type="hidden" name="id" value={entry.id} />
          ))}
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit">{second ? `Send ${due.length} letters` : 'Send the letter'}</button>
        </form>
      )}
      <p>
        <a href={asked.back}>Go back</a>
      </p>
    </Screen>
  )
}
