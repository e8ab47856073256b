import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { personOf } from '../accounts/access.ts'
import { issueTicket } from '../accounts/sessions.ts'
import { Screen, sendScreen } from '../base/layout.tsx'
import type { Person } from '../base/people.ts'
import type { ContentDesk } from './content-repository.ts'
import { registerKeystatic } from './keystatic.ts'

const querySchema = z.object({ form: z.string().default('') })

/** Passes a ticket to the editor: it has its own origin, which does not get the desk's cookie. */
export function registerEdit(app: FastifyInstance, desk: ContentDesk): void {
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
