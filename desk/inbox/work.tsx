import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Seen } from '../../server/staff/work.ts'
import { stages } from '../../server/store/tables.ts'
import { personOf } from '../accounts/access.ts'
import { WentWrong } from '../accounts/refusals.tsx'
import { Refusal } from '../base/desk.ts'
import { sendScreen } from '../base/layout.tsx'
import { queueMail } from '../base/mail.ts'
import { ownPath } from '../base/own-path.ts'
import { activePerson } from '../base/people.ts'
import { stageName } from './chosen-actions.tsx'
import { type InboxDesk, kindsFor } from './inbox-client.ts'

const stageSchema = z.union([z.enum(stages), z.literal('').transform(() => null)])

/** As `seenValue` writes it. */
const seenSchema = z.string().transform((text): Seen => {
  const [id = '', assignee = '', stage = ''] = text.split(' ')
  return { id, assignee: assignee || null, stage: stageSchema.parse(stage) }
})

/** What each form about several submissions holds: those that are meant, and the screen to go back to. */
const chosenSchema = z.object({
  seen: z.preprocess(
    (value) => (value === undefined ? [] : [value].flat()),
    z.array(seenSchema).max(200),
  ),
  back: z
    .string()
    .default('/inbox')
    .transform((path) => (path.startsWith('/inbox') ? ownPath(path) : '/inbox')),
})

/** Reads such a form. @throws Refusal where nothing is ticked */
export function chosenIn(body: unknown): z.infer<typeof chosenSchema> {
  const chosen = chosenSchema.parse(body)
  if (chosen.seen.length === 0)
    throw new Refusal('Nothing is ticked. Please go back, and tick whom you mean.')
  return chosen
}

/** What the staff does with one submission or several, with an audit entry for each. */
export function registerWork(app: FastifyInstance, desk: InboxDesk): void {
  const config = { access: 'inbox' } as const

  app.post('/inbox/chosen/assign', { config }, async (request, reply) => {
    const { to } = z.object({ to: z.string() }).parse(request.body)
    const { seen } = chosenIn(request.body)
    const person = personOf(request)
    const reader = await activePerson(desk, to)
    if (!reader) return reply.callNotFound()
    const kinds = kindsFor(person).filter((kind) => kindsFor(reader).includes(kind))
    const outcome = await desk.inbox.handle(kinds, seen, { assignee: reader.id })
    if (reader.id === person.id) return await finish(request, reply, outcome, 'took')
    const { changed } = outcome
    if (changed.length > 0) {
      const links = changed.map((id) => `${desk.urls.desk}/inbox/${id}`).join('\n')
      const text = `Dear ${reader.name},\n\n${person.name} has handed this to you. Please open it at the desk:\n\n${links}\n`
      const what = changed.length > 1 ? `${changed.length} submissions were` : 'A submission was'
      await queueMail(desk, reader.email, `${what} handed to you`, text)
    }
    return await finish(request, reply, outcome, 'handed over', `to ${reader.name}`)
  })

  app.post('/inbox/chosen/stage', { config }, async (request, reply) => {
    const { stage } = z.object({ stage: stageSchema }).parse(request.body)
    const { seen } = chosenIn(request.body)
    const outcome = await desk.inbox.handle(kindsFor(personOf(request)), seen, { stage })
    return await finish(request, reply, outcome, 'moved', `to ${stageName(stage)}`)
  })

  /** Goes back, or says what somebody else has changed. */
  async function finish(
    request: FastifyRequest,
    reply: FastifyReply,
    { changed, refused }: Awaited<ReturnType<InboxDesk['inbox']['handle']>>,
    action: string,
    detail?: string,
  ): Promise<FastifyReply> {
    const person = personOf(request).id
    for (const id of changed)
      await desk.audit({ person, action, subject: `Submission ${id}`, detail })
    if (refused.length === 0) return reply.redirect(chosenIn(request.body).back, 303)
    const text = `Somebody else has changed ${refused.join(', ')} meanwhile, so it was left as it is. Please go back, load the page again, and look at it.`
    return sendScreen(reply, WentWrong(409, text), 409)
  }
}
