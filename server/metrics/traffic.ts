import type { ServerResponse } from 'node:http'
import type { RequestKind } from '#server/http/request-kind.ts'

/** How exchanges end: by the class of the status, or without a status. */
type Ends = Record<'2xx' | '3xx' | '4xx' | '5xx' | 'aborted', number>

/** What goes through a server, in plain numbers. */
export type Traffic = {
  requests: Record<RequestKind, Ends>
  /** Forms that have begun to arrive and are not answered. */
  openForms: number
  openConnections: number
  /** What was no request at all. */
  brokenRequests: number
}

const noEnds = (): Ends => ({ '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0, aborted: 0 })

export function noTraffic(): Traffic {
  return {
    requests: { page: noEnds(), asset: noEnds(), form: noEnds(), other: noEnds() },
    openForms: 0,
    openConnections: 0,
    brokenRequests: 0,
  }
}

/** @returns `aborted` when the connection broke before a status was sent */
export function classOf({ headersSent, statusCode }: ServerResponse): keyof Ends {
  if (!headersSent) return 'aborted'
  if (statusCode >= 500) return '5xx'
  if (statusCode >= 400) return '4xx'
  return statusCode >= 300 ? '3xx' : '2xx'
}
