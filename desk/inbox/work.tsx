import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { FormKind } from '../../contract/forms.ts'
import type { Handled, Mark } from '../../server/staff/work.ts'
import { stages } from '../../server/store/tables.ts'
import { personOf } from '../accounts/access.ts'
import { Screen, sendScreen } from '../base/layout.tsx'
import { queueMail } from '../base/mail.ts'
import { ownPath } from '../base/own-path.ts'
import { activePerson, type Person, personNames } from '../base/people.ts'
import { stageName } from './chosen-actions.tsx'
import { type InboxDesk, kindsFor } from './inbox-client.ts'

/** A field that a form holds never, once or several times. */
const several = z.preprocess(
  (value) => (value === undefined ? [] : [value].flat()),
  z.array(z.string().max(100)).max(200),
)

/** What each form about submissions holds: those that are meant, and the screen to go back to. */
export const chosenSchema = z.object({
  id: several,
  back: z
    .string()
    .default('/inbox')
    .transform((path) => (path.startsWith('/inbox') ? ownPath(path) : '/inbox')),
})

const stageValue = z.union([z.enum(stages), z.literal('').transform(() => null)])
/** As `seenField` writes it. */
const seenSchema = z.string().transform((text): Handled => {
  const [id = '', assignee = '', stage = ''] = text.split(' ')
  return { id, assignee: assignee || null, stage: stageValue.parse(stage) }
})

const marks: Readonly<Record<Mark, string>> = {
  handled: 'marked as done',
  new: 'marked as new again',
  spam: 'marked as spam',
  genuine: 'marked as genuine',
}

type Pressed = {
  person: Person
  kinds: readonly FormKind[]
  ids: readonly string[]
  seen: readonly Handled[]
  body: unknown
}
/** What was done to which submissions, and what somebody else has changed meanwhile. */
type Outcome = { action: string; detail?: string; done: string[]; changed?: Handled[] }

/** What the staff does with one submission or several: each a POST, with an audit entry for each submission. */
export function registerWork(app: FastifyInstance, desk: InboxDesk): void {
  const { inbox } = desk

  function press(name: string, work: (pressed: Pressed) => Promise<Outcome>): void {
    app.post(`/inbox/chosen/${name}`, { config: { access: 'inbox' } }, async (request, reply) => {
      const { body } = request
      const person = personOf(request)
      const { id: ids, back } = chosenSchema.parse(body)
      const shown = several
        .parse(z.looseObject({}).parse(body).seen)
        .map((s) => seenSchema.parse(s))
      const seen = ids.map(
        (id) => shown.find((each) => each.id === id) ?? { id, assignee: null, stage: null },
      )
      const kinds = kindsFor(person)
      const pressed = { person, kinds, ids, seen, body }
      const { done, changed = [], ...entry } = ids.length > 0 ? await work(pressed) : nothing
      for (const id of done)
        await desk.audit({ person: person.id, subject: `Submission ${id}`, ...entry })
      if (done.length > 0 && changed.length === 0) return reply.redirect(back, 303)
      const names = await personNames(desk)
      return sendScreen(reply, <Left {...{ person, changed, names, back }} />, 409)
    })
  }

  /** Where submissions are as asked for, and where not because somebody else has changed them. */
  async function handle({ kinds, seen }: Pick<Pressed, 'kinds' | 'seen'>, set: Set) {
    const now = await inbox.handle(kinds, seen, set)
    const isDone = (each: Handled) =>
      'stage' in set ? each.stage === set.stage : each.assignee === set.assignee
    return {
      done: now.filter(isDone).map(({ id }) => id),
      changed: now.filter((each) => !isDone(each)),
    }
  }

  press('assign', async ({ person, kinds, seen, body }) => {
    const { to } = z.object({ to: z.string() }).parse(body)
    const reader = await activePerson(desk, to)
    const both = reader ? kinds.filter((kind) => kindsFor(reader).includes(kind)) : []
    if (!reader || both.length === 0) return nothing
    const outcome = await handle({ kinds: both, seen }, { assignee: reader.id })
    if (reader.id === person.id) return { action: 'took', ...outcome }
    for (const id of outcome.done) {
      const what = `Submission ${id}`
      const text = `Dear ${reader.name},\n\n${person.name} has handed ${what} to you. Please open it at the desk:\n\n${desk.urls.desk}/inbox/${id}\n`
      await queueMail(desk, reader.email, `${what} was handed to you`, text)
    }
    return { action: 'handed over', detail: `to ${reader.name}`, ...outcome }
  })

  press('stage', async (pressed) => {
    const { stage } = z.object({ stage: stageValue }).parse(pressed.body)
    const outcome = await handle(pressed, { stage })
    return { action: 'moved', detail: `to ${stageName(stage)}`, ...outcome }
  })

  /** Does something to each of them. @param work says whether there is such a submission */
  async function each(ids: readonly string[], work: (id: string) => Promise<boolean>) {
    const done: string[] = []
    for (const id of ids) if (await work(id)) done.push(id)
    return { done }
  }

  press('mark', async ({ kinds, ids, body }) => {
    const { as } = z.object({ as: z.enum(['handled', 'new', 'spam', 'genuine']) }).parse(body)
    return { action: marks[as], ...(await each(ids, (id) => inbox.mark(kinds, id, as))) }
  })

  press('note', async ({ person, kinds, ids, body }) => {
    const { text } = z.object({ text: z.string().trim().min(1).max(10_000) }).parse(body)
    const add = (id: string) => inbox.addNote(kinds, id, person.id, text)
    return { action: 'wrote a note on', ...(await each(ids, add)) }
  })

  press('send-again', async ({ kinds, ids, body }) => {
    const { mail } = z.object({ mail: z.string().max(100) }).parse(body)
    const send = (id: string) => inbox.sendAgain(kinds, id, mail)
    return { action: 'sent an e-mail again about', ...(await each(ids, send)) }
  })
}

type Set = Parameters<InboxDesk['inbox']['handle']>[2]

const nothing: Outcome = { action: '', done: [] }

type LeftProps = {
  person: Person
  changed: readonly Handled[]
  names: ReadonlyMap<string, string>
  back: string
}

/** What was left as it is. */
function Left({ person, changed, names, back }: LeftProps) {
  const none = changed.length === 0
  return (
    <Screen title={none ? 'Nothing was done' : 'Somebody was faster'} person={person}>
      <p className="lead">
        {none
          ? 'Nothing is ticked, or it is there no longer. Please go back and choose again.'
          : 'Somebody else changed this after you had opened it, so it was left as it is:'}
      </p>
      <ul className="rows">
        {changed.map(({ id, assignee, stage }) => (
          <li key={id}>
            <a href={`/inbox/${id}`}>Submission {id}</a>
            <p>
              {names.get(assignee ?? '') ?? 'Nobody'} has it now. Stage: {stageName(stage)}
            </p>
          </li>
        ))}
      </ul>
      <p>
        <a href={back}>Go back</a>
      </p>
    </Screen>
  )
}
