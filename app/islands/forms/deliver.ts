import { failureMessage } from '#contract/answers.ts'
import { type FormKind, hiddenFields } from '#contract/forms.ts'
import { attemptKey, endAttempt } from './attempt-key.ts'
import { exchange } from './exchange.ts'
import { answerProblem, type Problem, silenceProblem } from './problem.ts'
import { resumeRefusalNow } from './resume-check.ts'
import { shownAt } from './shown-at.ts'

/** How long each form waits while nothing moves. */
const timeoutsMs = {
  contact: 30_000,
  newsletter: 30_000,
  application: 120_000,
} as const satisfies Record<FormKind, number>

/** A smaller file is there before its progress could be read. In bytes. */
const progressFrom = 1024 * 1024

type Options = {
  /** Where the form is sent. */
  endpoint: string
  signal: AbortSignal
  /** Told how much of a large file has gone out, from 0 to 1. */
  onProgress?: (part: number) => void
}

/**
 * Sends a form to the inbox as its fields are now (contract/forms.ts).
 *
 * @returns why it was not delivered; `undefined` once the inbox has stored it
 */
export async function deliver(
  kind: FormKind,
  form: HTMLFormElement,
  { endpoint, signal, onProgress }: Options,
): Promise<Problem | undefined> {
  const fields = new FormData(form)
  const resume = fields.get('resume')
  const file = resume instanceof File ? resume : undefined
  const refusal = file && (await resumeRefusalNow(file))
  if (refusal) {
    return { message: failureMessage('invalid'), certain: true, fields: { resume: refusal } }
  }
  const hidden = {
    [hiddenFields.elapsed]: String(Math.max(0, Math.round(performance.now() - shownAt(form)))),
    [hiddenFields.key]: attemptKey(form, fields),
  }
  const body = file
    ? withFields(fields, hidden)
    : JSON.stringify({ ...Object.fromEntries(fields), ...hidden })
  const reply = await exchange(endpoint, body, {
    timeoutMs: timeoutsMs[kind],
    signal,
    onProgress: file && file.size > progressFrom ? onProgress : undefined,
  })
  const problem = typeof reply === 'string' ? silenceProblem(reply) : answerProblem(reply)
  if (!problem) endAttempt(form)
  return problem
}

/** As multipart, the hidden fields first: a file is best read once everything else is known. */
function withFields(data: FormData, hidden: Record<string, string>): FormData {
  const all = new FormData()
  for (const [name, value] of [...Object.entries(hidden), ...data]) all.append(name, value)
  return all
}
