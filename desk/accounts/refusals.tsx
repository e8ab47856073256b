import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DeskContext } from '../base/desk.ts'
import { Screen, sendScreen } from '../base/layout.tsx'
import { roleNames } from '../base/people.ts'
import type { AccessRefused } from './access.ts'
import { PasskeyForm } from './passkey-form.tsx'

/** Answers a refused request: at the desk with a screen, at other origins with plain text. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  desk: DeskContext,
  reason: AccessRefused['reason'],
): FastifyReply {
  const { origin = 'desk' } = request.routeOptions.config
  const signedOut = reason === 'signed-out'
  if (reason === 'passkey') return sendScreen(reply, <ConfirmPasskey request={request} />, 401)
  if (origin === 'desk') {
    if (signedOut && request.method === 'GET')
      return reply.redirect(`/sign-in?back=${encodeURIComponent(request.url)}`, 303)
    return sendScreen(reply, <Refused reason={reason} />, signedOut ? 401 : 403)
  }
  return reply
    .code(signedOut ? 401 : 403)
    .header('cache-control', 'private, no-store')
    .type('text/plain; charset=utf-8')
    .send(
      signedOut
        ? `This link has ended, or you are not signed in: staff open ${desk.urls.desk}`
        : 'This request may not be made.',
    )
}

/** Asks for the passkey, then sends the same form again. */
function ConfirmPasskey({ request }: { request: FastifyRequest }) {
  return (
    <Screen title="Confirm it is you" script="passkey">
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
  return Object.entries(Object(body)).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, String(each)]),
  )
}

function Refused({ reason }: { reason: Exclude<AccessRefused['reason'], 'passkey'> }) {
  if (reason === 'signed-out') {
    return (
      <Screen title="You are signed out">
        Nothing was changed. <a href="/sign-in">Sign in</a>, then go back and send the form again.
      </Screen>
    )
  }
  if (reason === 'cross-origin')
    return WentWrong(403, 'The desk accepts forms from its own pages only. Nothing was changed.')
  const role = reason === 'inbox' ? 'HR or Correspondence' : roleNames[reason]
  return (
    <Screen title="You may not open this">
      This needs the role {role}. An administrator can give it to you under People.
    </Screen>
  )
}

export function NotFound() {
  return (
    <Screen title="There is nothing here">
      The address may be mistyped, or the page is gone. <a href="/">Go to Today</a>
    </Screen>
  )
}

/** @param text what happened, where the status says too little */
export function WentWrong(status: number, text?: string) {
  return (
    <Screen title={status === 413 ? 'This is too large' : 'This did not work'}>
      {text ?? explanations[status] ?? explanations[500]}
    </Screen>
  )
}

const explanations: Record<number, string> = {
  400: 'The form could not be read. Please go back and send it again.',
  413: 'What you sent is larger than the desk accepts. Please go back and send less.',
  415: 'The desk does not accept this kind of data.',
  429: 'There were too many attempts from your address. Please wait a minute and try again.',
  500: 'Something went wrong at the desk. Please go back and try again; if it happens again, tell the person who runs it.',
}
