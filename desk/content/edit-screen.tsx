import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { personOf } from '../accounts/access.ts'
import { issueTicket } from '../accounts/sessions.ts'
import { Press, Screen, sendScreen } from '../base/layout.tsx'
import type { ContentDesk } from './content-repository.ts'
import { registerKeystatic } from './keystatic.ts'

const querySchema = z.object({ form: z.string().default('') })

/** Passes a ticket to the editor: it has its own origin, which does not get the desk's cookie. */
export function registerEdit(app: FastifyInstance, desk: ContentDesk): void {
  registerKeystatic(app, desk)

  app.get('/edit', { config: { access: 'editor' } }, async (request, reply) => {
    const { form } = querySchema.parse(request.query)
    const ticket = await issueTicket(desk, request, 'edit')
    return sendScreen(
      reply,
      <Screen title="Edit" person={personOf(request)} script="enter">
        <p>What you save in the editor stays within the desk until it is approved and published.</p>
        <Press to={`${desk.urls.edit}/enter`} fields={{ ticket, form }} data-enter>
          Open the editor
        </Press>
      </Screen>,
    )
  })
}
