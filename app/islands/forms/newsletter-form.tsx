import { useEffect, useRef, useState } from 'react'
import { formWords } from '#content/model/form-words.ts'
import { newsletterConsent } from '#contract/forms.ts'
import { Island } from '../island.tsx'
import { useDelivery } from './delivery.ts'
import { HoneypotField, keepVisibleAddress } from './fields.tsx'
import type { Problem } from './problem.ts'

const words = formWords.newsletter

type Props = { groupName: string; endpoint: string }

/** Subscribes to group news (spec 2.3): the inbox sends a letter whose link confirms the address. */
export function NewsletterForm(props: Props) {
  return (
    <Island fallback={<p role="alert">{words.stopped}</p>}>
      <Form {...props} />
    </Island>
  )
}

/**
 * Not `useId()`: the box stays through client navigations, and React's ids are unique on one page only.
 */
const ids = { consent: 'newsletter-consent', failure: 'newsletter-failure' }

/** The last result, until the address is edited. */
type Answer = 'stored' | { problem: string; ofAddress: boolean }

function Form({ groupName, endpoint }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [answer, setAnswer] = useState<Answer>()
  /** Whether the browser has refused the address; its own bubble says why (spec 5). */
  const [refused, setRefused] = useState(false)
  const [entered, setEntered] = useState(false)
  const { sending, submit } = useDelivery({
    kind: 'newsletter',
    endpoint,
    onEnd: (form, problem) => {
      setAnswer(problem ? failure(problem) : 'stored')
      if (!problem) form.reset()
    },
  })
  // Both live regions are there before they hold text, because only a change in one is read out;
  // the first press in the box, which brings React, puts them into the page.
  useEffect(() => {
    setEntered(true)
    form.current?.querySelectorAll('input').forEach(keepVisibleAddress)
    // The browser may have refused the submit that brought React, without another `invalid` event.
    setRefused(Boolean(form.current?.querySelector(':is(:user-invalid)')))
  }, [])

  const message = sending ? undefined : answer
  const failed = typeof message === 'object' ? message : undefined
  return (
    <form
      ref={form}
      method="post"
      action={endpoint}
      data-astro-reload
      onSubmit={submit}
      onInput={({ target }) => {
        keepVisibleAddress(target)
        setAnswer(undefined)
        setRefused(false)
      }}
      onInvalidCapture={() => {
        setAnswer(undefined)
        setRefused(true)
      }}
      aria-label={words.name}
      className="relative"
    >
      <HoneypotField />
      <NewsletterRow
        address={{
          name: 'email',
          required: true,
          'aria-describedby': failed?.ofAddress ? ids.failure : ids.consent,
          'aria-invalid': refused || failed?.ofAddress || undefined,
        }}
        button={{ type: 'submit', 'aria-disabled': sending || undefined }}
      />
      {entered && (
        <div className="max-w-100 text-small">
          <div role="status">
            {sending && <p className="mt-2.5">{words.sending}</p>}
            {message === 'stored' && <p className="mt-2.5">{words.stored}</p>}
          </div>
          <div role="alert" id={ids.failure} className="text-signal-night">
            {failed && <p className="mt-2.5">{failed.problem}</p>}
          </div>
        </div>
      )}
      <p id={ids.consent} className="mt-2.5 max-w-100 text-label text-on-night-soft">
        {`${newsletterConsent(groupName)} `}
        <a href="/privacy-policy" className="underline underline-offset-4 hover:text-white">
          {words.privacy}
        </a>
      </p>
    </form>
  )
}

function failure({ message, fields: { email } }: Problem): Answer {
  const problem = `${words.failed} ${email ?? message} ${words.kept}`
  return { problem, ofAddress: email !== undefined }
}

type RowProps = {
  /** The field's attributes; none without an inbox. */
  address?: React.ComponentProps<'input'>
  button: React.ComponentProps<'button'>
}

/** Address and button in one frame, with an inbox and without. */
export function NewsletterRow({ address, button }: RowProps) {
  return (
    <div className="mt-2.5 flex max-w-100 border border-line-night-strong has-aria-invalid:border-signal-night">
      <label className="min-w-0 flex-1">
        <span className="sr-only">{words.address}</span>
        <input
          type="email"
          placeholder={words.address}
          autoComplete="email"
          className="h-12.5 w-full bg-transparent px-4 text-white placeholder:text-on-night-soft"
          {...address}
        />
      </label>
      <button
        className="border-l border-line-night-strong px-5 font-semibold aria-disabled:text-on-night-soft"
        {...button}
      >
        Subscribe
      </button>
    </div>
  )
}
