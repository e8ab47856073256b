import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { personOf } from '../accounts/access.ts'
import type { DeskContext } from '../base/desk.ts'

/** Milliseconds for which a poll (forms/open-form.ts) counts: three of its pauses. */
const counts = 45_000

const bodySchema = z.strictObject({ form: z.string().max(300) })

/** The address of a record's form. */
const isRecord = /\/(singleton|item)\//

/** Tells editors who else has the same form open. In memory alone: whoever has it open polls again. */
export function registerPresence(app: FastifyInstance, { now }: DeskContext): void {
  /** For each person the form that they have open, and when they polled. */
  const open = new Map<string, { name: string; form: string; at: number }>()

  app.post('/presence', { config: { access: 'editor', origin: 'edit' } }, async (request) => {
    const { id, name } = personOf(request)
    const { form: mine } = bodySchema.parse(request.body)
    open.set(id, { name, form: mine, at: now() })
    // Not on a list of records, which nobody edits.
    const others = [...open].filter(
      ([other, { form, at }]) =>
        other !== id && form === mine && isRecord.test(form) && at > now() - counts,
    )
    return { names: others.map(([, other]) => other.name) }
  })
}
