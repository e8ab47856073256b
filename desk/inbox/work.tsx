import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { FormKind } from '../../contract/forms.ts'
import type { Setting } from '../../server/staff/work.ts'
import { stages } from '../../server/store/tables.ts'
import { personOf } from '../accounts/access.ts'
import { Refusal } from '../base/desk.ts'
import { queueMail } from '../base/mail.ts'
import { ownPath } from '../base/own-path.ts'
import { activePerson, type Person } from '../base/people.ts'
import { stageName } from './entry-text.ts'
import { type InboxDesk, kindsFor } from './inbox-client.ts'
import { openingTitles } from './opening-file.tsx'
import { countText, sayOutcome } from './outcome.tsx'

const stageSchema = z.union([z.enum(stages), z.literal('').transform(() => null)])

/** Submissions that one form may name. */
export const mostChosen = 500

/** What each form about several submissions holds: those that are meant, and the screen to go back to. */
const chosenSchema = z.object({
  seen: z.preprocess(
    (value) => (value === undefined ? [] : [value].flat()),
    z.array(z.string().max(1000)),
  ),
  back: z
    .string()
    .default('/inbox')
    .transform((path) => (path.startsWith('/inbox') ? ownPath(path) : '/inbox')),
})

/** Reads such a form. @throws Refusal where nothing is ticked, or too much */
export function chosenIn(body: unknown): z.infer<typeof chosenSchema> {
  const chosen = chosenSchema.parse(body)
  const { length } = chosen.seen
  const most = length === 0 ? 'Nothing is ticked' : `More than ${mostChosen} are ticked`
  if (length === 0 || length > mostChosen)
    throw new Refusal(`${most}. Please go back, and tick whom you mean.`)
  return chosen
}

const markNames = ['handled', 'new', 'spam', 'genuine'] as const
const markSchema = z.object({ as: z.enum(markNames) })

/** What each mark sets, and how the audit log names it. */
const marks: Readonly<Record<(typeof markNames)[number], { setting: Setting; action: string }>> = {
  handled: { setting: { status: 'handled' }, action: 'marked as done' },
  new: { setting: { status: 'new' }, action: 'marked as waiting again' },
  spam: { setting: { suspected: true }, action: 'marked as spam' },
  genuine: { setting: { suspected: false }, action: 'marked as genuine' },
}

/** What a form sets of submissions, and how the audit log and the screen name it. */
type Meant = {
  setting: Setting
  action: string
  detail?: string
  /** In the passive, where the screen does not say the same as the audit log. */
  done?: string
  /** The kinds that it is for; all without. */
  only?: readonly FormKind[]
  after?: (ids: readonly string[]) => Promise<void>
}

/** What the staff does with one submission or several, with an audit entry for each. */
export function registerWork(app: FastifyInstance, desk: InboxDesk): void {
  function register(
    name: string,
    meantBy: (body: unknown, person: Person) => Meant | Promise<Meant>,
  ): void {
    const config = { access: 'inbox' } as const
    app.post(`/inbox/chosen/${name}`, { config }, async (request, reply) => {
      const { seen, back } = chosenIn(request.body)
      const person = personOf(request)
      const meant = await meantBy(request.body, person)
      const { setting, action, detail, done: what = action, only } = meant
      const { done, left } = await desk.inbox.handle(kindsFor(person), seen, setting, only)
      for (const id of done)
        await desk.audit({ person: person.id, action, subject: `Submission ${id}`, detail })
      if (done.length > 0) await meant.after?.(done)
      const sentence = countText(done.length, [what, detail].filter(Boolean).join(' '))
      return await sayOutcome(request, reply, desk, { back, done: sentence, left })
    })
  }

  register('assign', async (body, person) => {
    const { to } = z.object({ to: z.string() }).parse(body)
    const setting = { assignee: to }
    if (to === person.id) return { setting, action: 'took', done: 'taken' }
    const reader = await activePerson(desk, to)
    const only = reader ? kindsFor(reader) : []
    if (!reader || !kindsFor(person).some((kind) => only.includes(kind)))
      throw new Refusal('This person may not read it.')
    const { name, email } = reader
    async function after(ids: readonly string[]): Promise<void> {
      const links = ids.map((id) => `${desk.urls.desk}/inbox/${id}`).join('\n')
      const text = `Dear ${name},\n\n${person.name} has handed this to you. Please open it at the desk:\n\n${links}\n`
      const what = ids.length > 1 ? `${ids.length} submissions were` : 'A submission was'
      await queueMail(desk, email, `${what} handed to you`, text)
    }
    return { setting, action: 'handed over', detail: `to ${name}`, only, after }
  })

  const only = ['application'] as const

  register('stage', (body) => {
    const { stage } = z.object({ stage: stageSchema }).parse(body)
    return { setting: { stage }, action: 'moved', detail: `to ${stageName(stage)}`, only }
  })

  register('opening', async (body) => {
    const { opening } = z.object({ opening: z.string() }).parse(body)
    if (!(await openingTitles(desk)).includes(opening))
      throw new Refusal('This opening is not on the site any more. Please choose another one.')
    return { setting: { opening }, action: 'filed', detail: `under ${opening}`, only }
  })

  register('mark', (body) => marks[markSchema.parse(body).as])
}
