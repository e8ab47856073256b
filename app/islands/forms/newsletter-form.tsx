import { useEffect, useState } from 'react'
import { formWords } from '#content/model/form-words.ts'
import { newsletterConsent } from '#contract/forms.ts'
import { Island } from '../island.tsx'
import { HoneypotField } from './honeypot-field.tsx'
import { NewsletterRow } from './newsletter-row.tsx'
import type { Problem } from './problem.ts'
import { useDelivery } from './use-delivery.ts'

const words = formWords.newsletter

type Props = { groupName: string; endpoint: string }

/** Subscribes to group news (spec 2.3): the inbox sends a letter whose link confirms the address. */
export function NewsletterForm(props: Props) {
  return (
    <Island>
      <Form {...props} />
    </Island>
  )
}

/**
 * Ids of our own: the box stays through client navigations, and React's are unique on one page only.
 */
const ids = { consent: 'newsletter-consent', failure: 'newsletter-failure' }

/** What the inbox said last, until the address is edited. */
type Answer = { problem?: Problem | undefined }

function Form({ groupName, endpoint }: Props) {
  const [answer, setAnswer] = useState<Answer>()
  const [entered, setEntered] = useState(false)
  const { sending, submit } = useDelivery({
    kind: 'newsletter',
    endpoint,
    onEnd: (form, problem) => {
      setAnswer({ problem })
      if (!problem) form.reset()
    },
  })
  // Both regions stand before anything is said, because only what changes in them is read out; and
  // nowhere in the page before somebody has come to the box, which wakes the island.
  useEffect(() => setEntered(true), [])

  const problem = sending ? undefined : answer?.problem
  const invalid = problem?.fields.email !== undefined
  return (
    <form
      method="post"
      action={endpoint}
      data-astro-reload
      onSubmit={submit}
      onInput={() => setAnswer(undefined)}
      aria-label={words.name}
      className="relative"
    >
      <HoneypotField />
      <NewsletterRow
        address={{
          name: 'email',
          required: true,
          'aria-describedby': invalid ? ids.failure : ids.consent,
          'aria-invalid': invalid || undefined,
        }}
        button={{ type: 'submit', disabled: sending }}
      />
      {entered && (
        <div className="max-w-100 text-small">
          <div role="status">
            {sending && <p className="mt-2.5">{words.sending}</p>}
            {!sending && answer && !problem && <p className="mt-2.5">{words.stored}</p>}
          </div>
          <div role="alert" id={ids.failure} className="text-signal-night">
            {problem && (
              <p className="mt-2.5">
                {words.failed} {problem.fields.email ?? problem.message} {words.kept}
              </p>
            )}
          </div>
        </div>
      )}
      <p id={ids.consent} className="mt-2.5 max-w-100 text-label text-on-night-soft">
        {newsletterConsent(groupName)}{' '}
        <a href="/privacy-policy" className="underline underline-offset-4 hover:text-white">
          {words.privacy}
        </a>
      </p>
    </form>
  )
}
