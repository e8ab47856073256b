import { z } from 'zod'
import type { Process } from '../base/desk.ts'
import { type Page, type PageAnswer, pageAnswerSchema } from '../worker/job.ts'

/** Milliseconds after which a page is given up: some texts take the Markdown parser practically for ever. */
const timeout = 15_000
/** Milliseconds without a request after which the worker ends: a telephone call in between leaves it warm. */
const quietFor = 5 * 60_000
/** Characters of an answer, fifty times a page's: a worker that content has taken over could fill the memory. */
const answerLimit = 10_000_000

const answerSchema = pageAnswerSchema.extend({ id: z.string() })

/** Renders pages of the last draft by a worker that stays while somebody edits. */
export function pageClient(startWorker: () => Process) {
  let worker: ReturnType<typeof connect> | undefined
  return {
    /**
     * Renders one page, beside any build.
     *
     * @returns neither `html` nor `problem` when there is no draft yet
     */
    async page(job: Page): Promise<PageAnswer> {
      worker ??= connect(startWorker(), () => {
        worker = undefined
      })
      return await worker.page(job)
    },
    stop: () => worker?.end({}),
  }
}

/** @param onEnd called once, when the worker will answer no more */
function connect({ input, output }: Process, onEnd: () => void) {
  const asked = new Map<string, (answer: PageAnswer) => void>()
  const quiet = setTimeout(() => end({}), quietFor)
  let requests = 0
  let isOver = false
  let begun = ''

  /** The worker ends itself, and whatever hangs in it, when its input ends. */
  function end(answer: PageAnswer): void {
    if (isOver) return
    isOver = true
    clearTimeout(quiet)
    onEnd()
    input.end()
    for (const resolve of asked.values()) resolve(answer)
  }

  function take(text: string): void {
    const lines = `${begun}${text}`.split('\n')
    begun = lines.pop() ?? ''
    if (begun.length > answerLimit) throw new Error('The answer is too long.')
    for (const line of lines) {
      const { id, ...answer } = answerSchema.parse(JSON.parse(line))
      asked.get(id)?.(answer)
      asked.delete(id)
    }
  }

  // EPIPE where the worker has died: then its output ends too.
  input.on('error', () => {})
  output.on('error', (error) => end({ problem: String(error) }))
  output.on('close', () => end({ problem: 'The worker has died.' }))
  output.setEncoding('utf8').on('data', (text: string) => {
    try {
      take(text)
    } catch (error) {
      output.destroy(new Error(String(error)))
    }
  })

  return {
    end,
    async page(job: Page): Promise<PageAnswer> {
      quiet.refresh()
      requests += 1
      const id = String(requests)
      const late = setTimeout(() => end({ problem: 'The page took too long.' }), timeout)
      const answered = new Promise<PageAnswer>((resolve) => asked.set(id, resolve))
      input.write(`${JSON.stringify({ ...job, id })}\n`)
      return await answered.finally(() => clearTimeout(late))
    },
  }
}
