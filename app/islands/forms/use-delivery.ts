import { type FormEvent, useEffect, useRef, useState } from 'react'
import { failureMessage } from '#contract/answers.ts'
import { type FormKind, hiddenFields } from '#contract/forms.ts'
import { attemptKey, endAttempt } from './attempt-key.ts'
import { answerProblem, type Problem, type Reply, type Silence, silenceProblem } from './problem.ts'
import { resumeRefusalNow } from './resume-check.ts'

/**
 * When the visitor first saw a form, as `performance.now()` counts: with the page's first paint, or
 * when a client navigation brought it, which `client:press` notes (app/islands/press.ts). Either is
 * long before React on a slow network.
 */
function shownAt(form: HTMLFormElement): number {
  const island = form.closest<HTMLElement>('astro-island')
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return Math.max(Number(island?.dataset.shownAt ?? 0), paint?.startTime ?? 0)
}

type ExchangeOptions = {
  /** How long to wait, in milliseconds, while nothing is sent or received. */
  timeoutMs: number
  signal: AbortSignal
  /** Called with the part that has been uploaded, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined
}

/**
 * Posts a form and waits for the answer, whatever it is. A text is sent as JSON. This is
 * `XMLHttpRequest`, because `fetch` does not report the progress of an upload.
 */
function exchange(
  url: string,
  body: string | FormData,
  { timeoutMs, signal, onProgress }: ExchangeOptions,
): Promise<Reply | Silence> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const wasOffline = !navigator.onLine
    let timer: ReturnType<typeof setTimeout>

    function end(result: Reply | Silence) {
      clearTimeout(timer)
      resolve(result)
    }
    function wait() {
      clearTimeout(timer)
      timer = setTimeout(() => {
        end('timed-out')
        request.abort()
      }, timeoutMs)
    }

    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      wait()
      if (lengthComputable) onProgress?.(loaded / total)
    }
    request.onload = () =>
      end({
        status: request.status,
        text: request.responseText,
        retryAfter: request.getResponseHeader('retry-after'),
      })
    request.onerror = () => end(wasOffline && !navigator.onLine ? 'offline' : 'lost')
    request.onabort = () => end('lost')
    signal.addEventListener('abort', () => request.abort())

    request.open('POST', url)
    request.setRequestHeader('accept', 'application/json')
    if (typeof body === 'string') request.setRequestHeader('content-type', 'application/json')
    request.send(body)
    wait()
  })
}

/** How long each form waits while nothing moves. */
const timeoutsMs = {
  contact: 30_000,
  newsletter: 30_000,
  application: 120_000,
} as const satisfies Record<FormKind, number>

/** In bytes; a smaller file is uploaded before anybody could read its progress. */
const progressFrom = 1024 * 1024

type DeliverOptions = {
  /** Where the form is sent. */
  endpoint: string
  signal: AbortSignal
  /** Called with the part of a large file that has been uploaded, from 0 to 1. */
  onProgress?: (part: number) => void
}

/**
 * Sends a form to the inbox as its fields are now (contract/forms.ts).
 *
 * @returns why it was not delivered; `undefined` once the inbox has stored it
 */
async function deliver(
  kind: FormKind,
  form: HTMLFormElement,
  { endpoint, signal, onProgress }: DeliverOptions,
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
    [hiddenFields.key]: attemptKey(endpoint, fields),
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
  if (!problem) endAttempt(endpoint)
  return problem
}

/** As multipart, the hidden fields first: a file is best read once everything else is known. */
function withFields(data: FormData, hidden: Record<string, string>): FormData {
  const all = new FormData()
  for (const [name, value] of [...Object.entries(hidden), ...data]) all.append(name, value)
  return all
}

type UseDeliveryOptions = {
  kind: FormKind
  /** Where it is sent; nowhere in a plain static build, which only simulates that (spec 7). */
  endpoint: string | undefined
  /** How long the form stays busy at least, in milliseconds (spec 9). */
  minimum?: number
  /** Called at the end: with what failed, or with nothing once the form is stored. */
  onEnd: (form: HTMLFormElement, problem: Problem | undefined) => void
}

export type Delivery = {
  /** From the press of the button to the end. */
  sending: boolean
  /** How much of a large file has gone out, in whole percent. */
  percent: number | undefined
  /** For the form's `onSubmit`, which runs once the browser's own validation has passed. */
  submit: (event: FormEvent<HTMLFormElement>) => void
}

/** Sends a form, once at a time. Leaving the page before the end drops it. */
export function useDelivery({ kind, endpoint, minimum = 0, onEnd }: UseDeliveryOptions): Delivery {
  const [sending, setSending] = useState(false)
  const [percent, setPercent] = useState<number>()
  const attempt = useRef<AbortController>(undefined)

  // `beforeunload`: on a reload nobody can know whether the form arrived, so the browser asks
  // first.
  useEffect(() => {
    if (!sending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [sending])

  async function send(form: HTMLFormElement) {
    const controller = new AbortController()
    const { signal } = controller
    // Aborted by Astro's unmount alone, not by React's: when a component throws, the form still
    // goes out.
    const island = form.closest('astro-island')
    island?.addEventListener('astro:unmount', () => controller.abort(), { once: true })
    attempt.current = controller
    setSending(true)
    const onProgress = (part: number) => setPercent(Math.floor(part * 100))
    const [problem] = await Promise.all([
      endpoint ? deliver(kind, form, { endpoint, signal, onProgress }) : undefined,
      passed(minimum),
    ])
    if (signal.aborted) return
    attempt.current = undefined
    setSending(false)
    setPercent(undefined)
    onEnd(form, problem)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A second press while a form is on its way does nothing.
    if (!attempt.current) void send(event.currentTarget)
  }

  return { sending, percent, submit }
}

function passed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
