import type { FastifyRequest } from 'fastify'
import { Screen } from '../base/layout.tsx'
import { PasskeyForm } from './passkey-form.tsx'

/** Asks for the passkey, then sends the same form again. */
export function ConfirmPasskey({ request }: { request: FastifyRequest }) {
  return (
    <Screen title="Confirm it is you" person={request.person} script="passkey">
      <p>
        This step affects the whole group, so the desk asks for your passkey again. Nothing that you
        have entered is lost.
      </p>
      <PasskeyForm
        ceremony="confirm"
        action={request.url}
        fields={fieldsOf(request.body)}
        label="Confirm with your passkey"
      />
      <p>
        <a href="/">Cancel and go to Today</a>
      </p>
    </Screen>
  )
}

/** A form's fields; a name with several values, such as checkboxes, once for each. */
function fieldsOf(body: unknown): [string, string][] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, String(each)]),
  )
}
