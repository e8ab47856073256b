import { type FormEvent, useEffect, useRef, useState } from 'react'
import { failureMessage } from '#contract/answers.ts'
import { type FormKind, hiddenFields } from '#contract/forms.ts'
import { answerProblem, noAnswerProblem, type Problem } from './problem.ts'
import { refusalBeforeSending } from './resume-check.ts'

type Options = {
  kind: FormKind
  /** Where it is sent; nowhere in a plain static build, which only simulates that (spec 7). */
  endpoint: string | undefined
  /** How long the form stays busy at least, in milliseconds (spec 9). */
  minimum?: number
  /** Called at the end: with what failed, or with nothing once the form is stored. */
  onEnd: (form: HTMLFormElement, problem: Problem | undefined) => void
}

/** Sends a form, once at a time. Leaving the page before the end drops it. */
export function useDelivery({ kind, endpoint, minimum = 0, onEnd }: Options) {
  const [sending, setSending] = useState(false)
  /** How much of a large file has gone out, in whole percent. */
  const [percent, setPercent] = useState<number>()
  const attempt = useRef<AbortController>(undefined)

  // `beforeunload`: on a reload nobody can know whether the form arrived, so the browser asks first.
  useEffect(() => {
    if (!sending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [sending])

  async function send(form: HTMLFormElement) {
    const controller = new AbortController()
    const { signal } = controller
    // Aborted by Astro's unmount alone, not by React's: when a component throws, the form still goes out.
    const island = form.closest('astro-island')
    island?.addEventListener('astro:unmount', () => controller.abort(), { once: true })
    attempt.current = controller
    setSending(true)
    const onProgress = (part: number) => setPercent(Math.floor(part * 100))
    const [problem] = await Promise.all([
      endpoint ? deliver(kind, form, { endpoint, signal, onProgress }) : undefined,
      new Promise((resolve) => setTimeout(resolve, minimum)),
    ])
    if (signal.aborted) return
    attempt.current = undefined
    setSending(false)
    setPercent(undefined)
    onEnd(form, problem)
  }

  /** For the form's `onSubmit`, which runs once the browser's own validation has passed. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A second press while a form is on its way does nothing.
    if (!attempt.current) void send(event.currentTarget)
  }

  return { sending, percent, submit }
}

type DeliverOptions = {
  endpoint: string
  signal: AbortSignal
  /** Called with the part of a large file that has been uploaded, from 0 to 1. */
  onProgress: (part: number) => void
}

/**
 * Sends a form to the inbox as its fields are now (contract/forms.ts), as JSON unless it has a file.
 *
 * @returns why it was not delivered; `undefined` once the inbox has stored it
 */
async function deliver(
  kind: FormKind,
  form: HTMLFormElement,
  { endpoint, signal, onProgress }: DeliverOptions,
): Promise<Problem | undefined> {
  const fields = new FormData(form)
  const file = fields.get('resume')
  const refusal = file instanceof File ? await refusalBeforeSending(file) : undefined
  if (refusal) {
    return { message: failureMessage('invalid'), certain: true, fields: { resume: refusal } }
  }
  // The hidden fields first: a file is best read once everything else is known.
  const all = new FormData()
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const elapsed = Math.max(0, performance.now() - (paint?.startTime ?? 0))
  all.append(hiddenFields.elapsed, String(Math.round(elapsed)))
  all.append(hiddenFields.key, attemptKey(endpoint, fields))
  for (const [name, value] of fields) all.append(name, value)
  const body = file instanceof File ? all : JSON.stringify(Object.fromEntries(all))
  const isLarge = file instanceof File && file.size > progressFrom
  const problem = await post(endpoint, body, {
    timeout: timeouts[kind],
    signal,
    onProgress: isLarge ? onProgress : undefined,
  })
  if (!problem) endAttempt(endpoint)
  return problem
}

/** How long each form waits while nothing is sent or received, in milliseconds. */
const timeouts = {
  contact: 30_000,
  newsletter: 30_000,
  application: 120_000,
} as const satisfies Record<FormKind, number>

/** In bytes; a smaller file is uploaded before anybody could read its progress. */
const progressFrom = 1024 * 1024

type PostOptions = {
  timeout: number
  signal: AbortSignal
  onProgress: DeliverOptions['onProgress'] | undefined
}

/** This is `XMLHttpRequest`, because `fetch` does not report the progress of an upload. */
function post(
  url: string,
  body: string | FormData,
  { timeout, signal, onProgress }: PostOptions,
): Promise<Problem | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const wasOffline = !navigator.onLine
    let timer: ReturnType<typeof setTimeout>

    function end(problem: Problem | undefined) {
      clearTimeout(timer)
      resolve(problem)
    }
    function wait() {
      clearTimeout(timer)
      timer = setTimeout(() => {
        end(noAnswerProblem('timed-out'))
        request.abort()
      }, timeout)
    }

    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      wait()
      if (lengthComputable) onProgress?.(loaded / total)
    }
    request.onload = () => {
      const { status, responseText: text } = request
      end(answerProblem({ status, text, retryAfter: request.getResponseHeader('retry-after') }))
    }
    request.onerror = () =>
      end(noAnswerProblem(wasOffline && !navigator.onLine ? 'offline' : 'lost'))
    request.onabort = () => end(noAnswerProblem('lost'))
    signal.addEventListener('abort', () => request.abort())

    request.open('POST', url)
    request.setRequestHeader('accept', 'application/json')
    if (typeof body === 'string') request.setRequestHeader('content-type', 'application/json')
    request.send(body)
    wait()
  })
}

/** The content that a form sent last without learning whether it was stored, and its key. */
type Attempt = { content: string; key: string }

/** By the address that a form is sent to: the element is another one when the visitor comes back. */
const attempts = new Map<string, Attempt>()

/**
 * The idempotency key of a form: kept while the same content is sent again, so that the inbox stores it
 * once; new once the form is stored or its content differs, which must not pass for content that may
 * be stored already.
 */
export function attemptKey(endpoint: string, data: FormData): string {
  const values = [...data].map(([name, value]) =>
    value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
  )
  const content = JSON.stringify(values)
  const last = attempts.get(endpoint)
  if (last?.content === content) return last.key
  // 128 random bits. `crypto.randomUUID` is missing where a site is served over plain http.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  attempts.set(endpoint, { content, key })
  return key
}

/** To be called once a form is stored: the form's next submission gets a new key. */
export function endAttempt(endpoint: string): void {
  attempts.delete(endpoint)
}
