import type { ReactNode } from 'react'

type Props = {
  /**
   * What the button does (forms/passkey.ts): `sign-in` and `join` put the browser's credential into the
   * field `credential`, `confirm` posts it to /confirm before the form is sent.
   */
  ceremony: 'sign-in' | 'join' | 'confirm'
  action: string
  /** Hidden fields. */
  fields?: readonly [name: string, value: string][]
  label: string
  /** Why the last attempt failed. */
  problem?: string | undefined
  children?: ReactNode
}

/** A form that is sent once a passkey was used; without script there are no passkeys. */
export function PasskeyForm(props: Props) {
  const { ceremony, action, fields = [], label, problem, children } = props
  return (
    <form method="post" action={action} data-passkey={ceremony}>
      {fields.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} defaultValue={value} />
      ))}
      {ceremony !== 'confirm' && <input type="hidden" name="credential" />}
      {children}
      <p role="alert" className="problem" data-problem>
        {problem}
      </p>
      {/* Disabled until passkey.js runs: the form would be sent without a passkey. */}
      <button type="submit" disabled>
        {label}
      </button>
      <WithoutScript />
    </form>
  )
}

export function WithoutScript() {
  return (
    <noscript>
      <p>Passkeys need JavaScript. Please allow it for this address, then reload the page.</p>
    </noscript>
  )
}
