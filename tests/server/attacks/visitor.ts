import { once } from 'node:events'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { StoreKind } from '../inbox/stores.ts'

/** The addresses of a client. */
export type Client = {
  /** The address of this machine that the connection comes from. */
  localAddress: string
  /** The address that a proxy sends in `X-Forwarded-For`. */
  forwardedFor?: string
}

/** How clients reach the server: directly, or through one proxy that sends `X-Forwarded-For`. */
export const sides = ['bare', 'behind a proxy'] as const
export type Side = (typeof sides)[number]

/** Each side and each store once: no attack depends on their combination. */
export const setups: readonly (readonly [Side, StoreKind])[] = [
  ['bare', 'SQLite'],
  ['behind a proxy', 'PostgreSQL'],
]

/** The `TRUST_PROXY` setting of a side. */
export function trustProxy(side: Side): Record<string, string> {
  return { TRUST_PROXY: side === 'bare' ? 'off' : '1' }
}

/** A client with an address of its own, number 2 to 250. */
export function client(side: Side, n: number): Client {
  return side === 'bare'
    ? { localAddress: `127.0.0.${n}` }
    : { localAddress: '127.0.0.1', forwardedFor: `198.51.100.${n}` }
}

export type Answer = { status: number; retryAfter: string | undefined; body: Buffer }

type Asked = {
  method?: string
  headers?: Record<string, string>
  body?: Buffer | undefined
  signal?: AbortSignal
}

/** Sends a request on its own connection and reads the response. @throws when the connection breaks */
export async function ask(
  url: string,
  { localAddress, forwardedFor }: Client,
  { method = 'GET', headers = {}, body, signal }: Asked = {},
): Promise<Answer> {
  const told = forwardedFor ? { 'x-forwarded-for': forwardedFor } : {}
  const length = body ? { 'content-length': String(body.length) } : {}
  const options = {
    method,
    localAddress,
    agent: false as const,
    headers: { ...headers, ...told, ...length },
  }
  const asked = request(url, signal ? { ...options, signal } : options).end(body)
  const [answer] = await once(asked, 'response')
  const { statusCode, headers: answered } = answer
  return { status: statusCode, retryAfter: answered['retry-after'], body: await buffer(answer) }
}
