import type { ReactNode } from 'react'
import { CopyLink } from '../base/layout.tsx'

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
      <WithoutPasskeys />
      <p role="alert" className="problem" data-problem>
        {problem}
      </p>
      {/* Disabled until passkey.js runs: the form would be sent without a passkey. */}
      <button type="submit" disabled>
        {label}
      </button>
    </form>
  )
}

/** What to do without JavaScript, and in a browser without passkeys, where forms/passkey.ts shows it. */
export function WithoutPasskeys() {
  return (
    <>
      <noscript>
        <p>Passkeys need JavaScript. Please allow it for this address, then reload the page.</p>
      </noscript>
      <div hidden data-elsewhere>
        <p className="problem">
          This browser has no passkeys. It may belong to an app, such as a mail program. Please copy
          this link and open it in Safari or Chrome: it works there.
        </p>
        <CopyLink link="" />
      </div>
    </>
  )
}
