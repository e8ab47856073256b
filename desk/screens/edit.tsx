import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { personOf } from '../server/access.ts'
import type { Desk } from '../server/desk.ts'
import { registerKeystatic } from '../server/keystatic.ts'
import type { Person } from '../server/people.ts'
import { sendScreen } from '../server/render.ts'
import { issueTicket } from '../server/sessions.ts'
import { Screen } from './layout.tsx'

const querySchema = z.object({ form: z.string().default('') })

/** Passes a ticket to the editor: it has its own origin, which does not get the desk's cookie. */
export function registerEdit(app: FastifyInstance, desk: Desk): void {
  registerKeystatic(app, desk)

  app.get('/edit', { config: { access: 'editor' } }, async (request, reply) => {
    const { form } = querySchema.parse(request.query)
    const ticket = await issueTicket(desk, request, 'edit')
    const action = `${desk.urls.edit}/enter`
    return sendScreen(
      reply,
      <Edit person={personOf(request)} action={action} ticket={ticket} form={form} />,
    )
  })
}

type Props = { person: Person; action: string; ticket: string; form: string }

function Edit({ person, action, ticket, form }: Props) {
  return (
    <Screen title="Edit" person={person} script="enter">
      <p>What you save in the editor stays within the desk until it is approved and published.</p>
      <form method="post" action={action} data-enter>
        <input type="hidden" name="ticket" value={ticket} />
        <input type="hidden" name="form" value={form} />
        <button type="submit">Open the editor</button>
      </form>
    </Screen>
  )
}
