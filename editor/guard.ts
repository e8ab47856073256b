import type { IncomingMessage } from 'node:http'

/** The names under which this machine alone reaches itself. */
const loopback = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/

/**
 * Why a request is refused. Requests can write files without a login, so `Host` must name this machine
 * (not another site's name that resolves to it), and the request must come from a page of ours.
 */
export function refusal({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const { host = '', origin } = headers
  if (!loopback.test(host)) return 'The editor answers to 127.0.0.1 and localhost only.'
  if (origin !== undefined && origin !== `http://${host}`)
    return 'The editor answers its own pages only.'
  return undefined
}
