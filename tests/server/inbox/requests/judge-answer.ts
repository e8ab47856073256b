import { z } from 'zod'
import { failureStatus } from '#contract/answers.ts'
import { fieldLabels } from '#contract/forms.ts'
import type { RawAnswer } from './exchange.ts'
import type { Expected } from './raw-request.ts'

const text = z.string().min(1)
const reasons = z.enum(Object.keys(failureStatus))
const fieldNames = z.enum(Object.keys(fieldLabels))

const answerSchema = z.discriminatedUnion('stored', [
  z.strictObject({ stored: z.literal(true) }),
  z.strictObject({
    stored: z.literal(false),
    failure: z.strictObject({
      reason: reasons,
      message: text,
      retryAfter: z.number().int().positive().optional(),
      fields: z.partialRecord(fieldNames, text).optional(),
    }),
  }),
])
const healthSchema = z.strictObject(
  Object.fromEntries(
    ['status', 'pages', 'forms', 'uploads'].map((name) => [name, z.literal('ok')] as const),
  ),
)

/** What the server says in plain text, to those who speak neither JSON nor forms. */
const plainLine = /^[A-Z][\w ,']+\.\n$/

/**
 * What is wrong with an answer to a request that should have led to this; undefined when it is as
 * it should be.
 */
export function complaint(answer: RawAnswer, expected: Expected): string | undefined {
  const { status } = answer
  if (status >= 500) return `answered ${status}`
  if (expected === 'refused' && status < 400) return `was taken: ${status}`
  if (typeof expected === 'object' && status !== 201) return `was refused: ${status}`
  return soundness(answer)
}

function soundness({ status, headers, body }: RawAnswer): string | undefined {
  if (body.length === 0) return undefined
  const content = body.toString()
  const [type] = (headers.get('content-type') ?? '').split(';')
  if (/node_modules|\n\s+at |Error:|SQLITE|FST_ERR/.test(content)) return 'tells of the inside'
  switch (type) {
    case 'application/json':
      return jsonComplaint(status, content)
    case 'text/plain':
      return plainLine.test(content) ? undefined : `odd text: ${content}`
    case 'text/html':
      return /^<!doctype html>/i.test(content) ? undefined : 'no page of ours'
    default:
      return `is of type ${type}`
  }
}

function jsonComplaint(status: number, content: string): string | undefined {
  const value: unknown = JSON.parse(content)
  if (healthSchema.safeParse(value).success && status === 200) return undefined
  const { data } = answerSchema.safeParse(value)
  if (!data) return `is no answer: ${content}`
  return data.stored === (status === 201) ? undefined : `says ${content} with ${status}`
}
