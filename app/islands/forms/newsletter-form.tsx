import { type FormEvent, useId, useRef, useState } from 'react'
import { newsletterConsent } from '#contract/forms.ts'
import { HoneypotField } from './honeypot-field.tsx'
import { endpointOf } from './inbox.ts'
import { NewsletterRow } from './newsletter-row.tsx'
import type { Problem } from './problem.ts'

/** What sends a form; loaded when the visitor enters the box, which is on every page. */
const loadDelivery = () => import('./deliver.ts')

/** The one failure that cannot be worded by what did not load. */
const notLoaded: Problem = {
  message: 'The connection broke off. Please check it and try again.',
  certain: true,
  fields: {},
}

/** Subscribes to group news: the inbox sends a letter whose link confirms the address. */
export function NewsletterForm({ groupName }: { groupName: string }) {
  const [state, setState] = useState<'ready' | 'sending' | 'sent'>('ready')
  const [problem, setProblem] = useState<Problem>()
  const [entered, setEntered] = useState(false)
  const sending = useRef(false)
  const id = useId()

  /** Loads ahead of the press; what cannot be loaded now is asked for again then. */
  function enter() {
    setEntered(true)
    loadDelivery().catch(() => {})
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.current) return
    const form = event.currentTarget
    sending.current = true
    setEntered(true)
    setState('sending')
    setProblem(undefined)
    const failed = await loadDelivery().then(
      // The footer stays while pages change, so nothing ever ends this early.
      ({ deliver }) =>
        deliver('newsletter', form, { shownAt: 0, signal: new AbortController().signal }),
      () => notLoaded,
    )
    sending.current = false
    setState(failed ? 'ready' : 'sent')
    setProblem(failed)
    if (!failed) form.reset()
  }

  const invalid = problem?.fields.email !== undefined
  return (
    <form
      method="post"
      action={endpointOf('newsletter')}
      onSubmit={submit}
      onFocus={enter}
      onInput={() => setProblem(undefined)}
      aria-label="Group news by e-mail"
      className="relative"
    >
      <HoneypotField />
      <NewsletterRow
        address={{
          name: 'email',
          required: true,
          'aria-describedby': invalid ? `${id}-failure` : `${id}-consent`,
          'aria-invalid': invalid || undefined,
        }}
        button={{ type: 'submit', disabled: state === 'sending' }}
      />
      {entered && <Answer state={state} problem={problem} id={`${id}-failure`} />}
      <p id={`${id}-consent`} className="mt-2.5 max-w-100 text-label text-on-night-soft">
        {newsletterConsent(groupName)}{' '}
        <a href="/privacy-policy" className="underline underline-offset-4 hover:text-white">
          How we keep your address
        </a>
      </p>
    </form>
  )
}

type AnswerProps = { state: 'ready' | 'sending' | 'sent'; problem: Problem | undefined; id: string }

/** Both regions stand before anything is said, because only what changes in them is read out. */
function Answer({ state, problem, id }: AnswerProps) {
  return (
    <div className="max-w-100 text-small">
      <div role="status">
        {state === 'sending' && <p className="mt-2.5">Sending your address...</p>}
        {state === 'sent' && (
          <p className="mt-2.5">
            Please check your e-mail: open the link that we have sent you and press “Confirm
            subscription”.
          </p>
        )}
      </div>
      <div role="alert" id={id} className="text-signal-night">
        {problem && (
          <p className="mt-2.5">
            You are not subscribed yet. {problem.fields.email ?? problem.message} What you typed is
            still here.
          </p>
        )}
      </div>
    </div>
  )
}
