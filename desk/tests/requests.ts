import type { FastifyInstance } from 'fastify'
import { beginSession } from '../accounts/sessions.ts'
import type { DeskContext, Origin } from '../base/desk.ts'

type Sent = {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT'
  /** The origin that is asked, and that of the page which sends a form. */
  origin?: Origin
  from?: Origin
  /** Who is signed in at the desk, by their id; else `cookie`. */
  by?: string
  cookie?: string
  form?: Record<string, string | string[]>
  headers?: Record<string, string>
}

/** Sends requests to a desk as browsers do; a `form` by POST. */
export function browserOf(app: FastifyInstance, desk: DeskContext) {
  return async (url: string, sent: Sent = {}) => {
    const { origin = 'desk', from = 'desk', by, cookie = '', form, headers } = sent
    const { method = form ? 'POST' : 'GET' } = sent
    const fields = Object.entries(form ?? {}).flatMap(([name, values]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    )
    return await app.inject({
      method,
      url,
      headers: {
        ...headers,
        host: new URL(desk.urls[origin]).host,
        cookie: by ? await signIn(desk, by) : cookie,
        ...((method === 'POST' || method === 'PUT') && { origin: desk.urls[from] }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { payload: new URLSearchParams(fields).toString() }),
    })
  }
}

/** Begins a session of somebody who has just used a passkey. @returns the cookie */
export async function signIn(desk: DeskContext, person: string): Promise<string> {
  return `desk=${await beginSession(desk, { kind: 'desk', person, verified_at: desk.now() })}`
}
