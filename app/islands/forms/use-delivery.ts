import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FormKind } from '#contract/forms.ts'
import { deliver } from './deliver.ts'
import type { Problem } from './problem.ts'

type Options = {
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
  /** For the form's `onSubmit`, which the browser calls once its own validation is content. */
  submit: (event: FormEvent<HTMLFormElement>) => void
}

/** Sends a form, once at a time. Leaving the page before the end drops it. */
export function useDelivery({ kind, endpoint, minimum = 0, onEnd }: Options): Delivery {
  const [sending, setSending] = useState(false)
  const [percent, setPercent] = useState<number>()
  const attempt = useRef<AbortController>(undefined)

  // Nobody knows what the browser keeps of a form that is reloaded on its way: it asks first.
  useEffect(() => {
    if (!sending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [sending])

  async function send(form: HTMLFormElement) {
    const controller = new AbortController()
    const { signal } = controller
    // Not when React takes the form away: what a visitor has sent goes out whatever breaks here.
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
    // The first press counts, however often it is repeated.
    if (!attempt.current) void send(event.currentTarget)
  }

  return { sending, percent, submit }
}

function passed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
