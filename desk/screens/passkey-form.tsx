import type { ReactNode } from 'react'

type Props = {
  /**
   * What the press does with a passkey (forms/passkey.ts): `sign-in` and `create` put what the browser
   * answers into the form's field `credential`, `confirm` tells it the desk before the form goes out.
   */
  ceremony: 'sign-in' | 'create' | 'confirm'
  method?: 'get' | 'post'
  action: string
  /** What the form carries along. */
  fields?: readonly [name: string, value: string][]
  label: string
  /** What was wrong the last time. */
  problem?: string | undefined
  children?: ReactNode
}

/** A form that is sent once a passkey was used; without script there are no passkeys. */
export function PasskeyForm(props: Props) {
  const { ceremony, method = 'post', action, fields = [], label, problem, children } = props
  return (
    <form method={method} action={action} data-passkey={ceremony} className="passkey">
      {fields.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} defaultValue={value} />
      ))}
      {ceremony !== 'confirm' && <input type="hidden" name="credential" />}
      {children}
      <p role="alert" className="problem" data-problem>
        {problem}
      </p>
      {/* Pressed before its script is there, the form would go out without a passkey. */}
      <button type="submit" disabled>
        {label}
      </button>
      <noscript>
        <p>Passkeys need JavaScript. Please allow it for this address, then reload the page.</p>
      </noscript>
    </form>
  )
}
