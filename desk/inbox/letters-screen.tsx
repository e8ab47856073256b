import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parseYaml } from '../../content/model/parse.ts'
import { textProblems } from '../../content/model/text-problems.ts'
import { letterBraces, lettersSchema } from '../../content/model/vacancy-schemas.ts'
import { headerText, letterAddresses, letterMail } from '../../server/outbox/compose.ts'
import { type Letter, obstacleTo } from '../../server/staff/letters.ts'
import { idOf, seenOf } from '../../server/staff/seen.ts'
import { type LetterName, letterNames } from '../../server/store/tables.ts'
import type { Entry } from '../../server/submissions/entries.ts'
import { personOf } from '../accounts/access.ts'
import { Refusal } from '../base/desk.ts'
import { Field, Press, Problem, Screen, sendScreen } from '../base/layout.tsx'
import { personNames } from '../base/people.ts'
import { hashOf } from '../base/tokens.ts'
import { letterLabels, mailText, stageName } from './entry-text.ts'
import { Facts } from './facts.tsx'
import { type InboxDesk, senderOf } from './inbox-client.ts'
import { sayOutcome } from './outcome.tsx'
import { chosenIn } from './work.tsx'

const applications = ['application'] as const

/** Letters to applicants: shown first, then sent, by e-mail; the words of a free one are written before. */
export function registerLetters(app: FastifyInstance, desk: InboxDesk): void {
  const config = { access: 'hr' } as const

  app.post('/inbox/chosen/letter', { config }, async (request, reply) => {
    const read = await readLetters(desk, request.body)
    return sendScreen(reply, <Letters {...read} />, read.hasMistakes ? 422 : 200)
  })

  app.post('/inbox/chosen/send', { config }, async (request, reply) => {
    const read = await readLetters(desk, request.body)
    const { name, back, entries, words, version, isReady } = read
    const shown = z.object({ version: z.string() }).parse(request.body)
    if (!isReady || shown.version !== version)
      return sendScreen(reply, <Letters {...read} problem={changedWords} />, 409)
    const by = personOf(request).id
    const letters = entries.map((entry) => letterTo(entry, words))
    const { seen } = chosenIn(request.body)
    const { done, left } = await desk.inbox.queueLetters(applications, name, seen, letters, by)
    // What a free letter is called by, its subject, may be personal data.
    const which = name === 'free' ? '' : `“${letterLabels[name]}”`
    const action = which ? `sent the letter ${which} about` : 'wrote a letter about'
    const detail = afterwards[name] && 'which is done now'
    for (const id of done)
      await desk.audit({ person: by, action, subject: `Submission ${id}`, detail })
    const sentence = `${lettersText(done.length)} out now${which && `: ${which}`}.`
    return await sayOutcome(request, reply, desk, { back, done: sentence, left })
  })
}

const changedWords =
  'Nothing was sent: the words of this letter have changed since you read them. Please read them again.'

const lettersText = (count: number) =>
  count === 0 ? 'No letter goes' : count === 1 ? 'One letter goes' : `${count} letters go`

const typed = z.string().max(20_000).trim().optional()
const formSchema = z.object({ letter: z.enum(letterNames), subject: typed, text: typed })

/**
 * The words as they are live, or those of a free letter as they were typed, with what tells whether they are the same
 * later, and whom they are meant for.
 *
 * @throws Refusal
 */
async function readLetters(desk: InboxDesk, body: unknown) {
  const { content, inbox, settings } = desk
  const { letter: name, subject, text } = formSchema.parse(body)
  const { seen, back } = chosenIn(body)
  const bytes = await content.read(await content.commitOf('live'), 'letters.yaml')
  const { data } = lettersSchema.safeParse(bytes && parseYaml(String(bytes)).data)
  if (!data)
    throw new Refusal(
      'There is no approved letter yet. An editor writes it under Edit, in “Letters to applicants”, and asks for approval.',
    )
  const isTyped = name === 'free' && subject !== undefined && text !== undefined
  const { subject: start = '', paragraphs = [] } = data[name] ?? {}
  const words = isTyped
    ? { subject, text: text.replaceAll('\r\n', '\n') }
    : { subject: start, text: paragraphs.join('\n\n') }
  const mistakes = isTyped ? [mistakesIn(subject), mistakesIn(text)] : []
  const hasMistakes = mistakes.some(Boolean)
  const isReady = (isTyped || name !== 'free') && !hasMistakes
  const version = hashOf(JSON.stringify(words))
  const entries = await inbox.entries(applications, seen.map(idOf))
  const names = await personNames(desk)
  const addresses = letterAddresses(settings)
  return { name, back, words, mistakes, hasMistakes, isReady, version, entries, names, addresses }
}

/** Why a text cannot go out; undefined where it can. */
const mistakesIn = (text: string) =>
  text ? textProblems(text, { braces: letterBraces })[0]?.message : 'Please write something here.'

/** A letter with what stands in braces filled in: what the applicant wrote is one line, without marks that steer. */
function letterTo({ id, fields }: Entry, { subject, text }: Omit<Letter, 'id'>): Letter {
  const { fullName: name = '', position = '' } = fields
  const values: Readonly<Record<string, string>> = { name, position, reference: id }
  const filled = (line: string) =>
    line.replace(/\{(\w+)\}/g, (whole, key) => headerText(values[key] ?? whole))
  return { id, subject: headerText(filled(subject)), text: filled(text) }
}

/** What sending does besides. */
const afterwards: Readonly<Partial<Record<LetterName, string>>> = {
  declined: 'Who gets it is marked as done, and moves to Declined if not decided yet.',
  free: 'Who gets it is marked as done.',
}

type Props = Awaited<ReturnType<typeof readLetters>> & { problem?: string }

function Letters(props: Props) {
  const { name, back, words, isReady, version, entries, names, problem } = props
  const due = entries.filter((entry) => !obstacleTo(name, entry))
  const isOne = due.length === 1
  const meant = { seen: due.map(seenOf), letter: name, back }
  return (
    <Screen title={name === 'free' ? letterLabels.free : `Letter: ${letterLabels[name]}`}>
      <Problem>{problem}</Problem>
      <p className="lead">
        {isOne ? 'One applicant gets' : `${due.length || 'No'} applicants get`} this letter by
        e-mail. An answer reaches the mailbox of HR.
      </p>
      {name === 'free' && (
        <details open={!isReady}>
          <summary>{isReady ? 'Change the words' : 'The words'}</summary>
          <Press to="/inbox/chosen/letter" fields={meant} inputs={<Words {...props} />}>
            See it as it will arrive
          </Press>
        </details>
      )}
      <ul className="rows">
        {entries.map((entry) => (
          <li key={entry.id}>
            <strong>
              <bdi>{senderOf(entry)}</bdi>
            </strong>
            <p>
              <bdi>{entry.fields.position}</bdi> · {stateTexts(name, entry, names).join(' · ')}
            </p>
            {isReady && due.includes(entry) && (
              <details open={entry === due[0]}>
                <summary>
                  {isOne ? 'As it will arrive' : `${due.indexOf(entry) + 1} of ${due.length}`}
                </summary>
                <Arriving entry={entry} {...props} />
              </details>
            )}
          </li>
        ))}
      </ul>
      {isReady && due.length > 0 && (
        <Press
          to="/inbox/chosen/send"
          fields={{ ...meant, ...words, version }}
          inputs={afterwards[name] && <p className="hint">{afterwards[name]}</p>}
        >
          {isOne ? 'Send the letter' : `Send ${due.length} letters`}
        </Press>
      )}
      <p>
        <a href={back}>Go back</a>
      </p>
    </Screen>
  )
}

/** The fields of a free letter. */
function Words({ words, mistakes }: Props) {
  const checked = (index: number) => ({
    'aria-invalid': !!mistakes[index],
    'aria-describedby': `mistake-${index} braces`,
    maxLength: 10_000,
    required: true,
  })
  return (
    <>
      <Field label="Subject" name="subject" defaultValue={words.subject} {...checked(0)} />
      <Problem id="mistake-0">{mistakes[0]}</Problem>
      <label>
        Letter
        <textarea name="text" rows={12} defaultValue={words.text} {...checked(1)} />
      </label>
      <Problem id="mistake-1">{mistakes[1]}</Problem>
      <p className="hint" id="braces">
        {'{name}, {position} and {reference}'} stand for the applicant’s name, for the position as
        the applicant has written it, and for the number of the application.
      </p>
    </>
  )
}

/** A letter as its receiver gets it. */
function Arriving({ entry, words, addresses }: Props & { entry: Entry }) {
  const { from, to, ...mail } = letterMail(letterTo(entry, words), entry.fields, addresses)
  return (
    <>
      <Facts
        facts={[
          ['From', `${from.name} <${from.address}>`],
          ['To', `${to.name} <${to.address}>`],
          ['Answers to', mail.replyTo],
          ['Subject', mail.subject],
        ]}
      />
      <blockquote className="words">
        <bdi>{mail.text}</bdi>
      </blockquote>
    </>
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
