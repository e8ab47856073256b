import { once } from 'node:events'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { StoreKind } from '../inbox/stores.ts'

/** Where somebody calls from. */
export type Client = {
  /** The address of this machine that the connection comes from. */
  localAddress: string
  /** The address that a proxy in front tells of them. */
  forwardedFor?: string
}

/** How the server is reached: by everybody directly, or through one proxy that tells who calls. */
export const sides = ['bare', 'behind a proxy'] as const
export type Side = (typeof sides)[number]

/** Each side and each store once: nothing depends on both. */
export const setups: readonly (readonly [Side, StoreKind])[] = [
  ['bare', 'SQLite'],
  ['behind a proxy', 'PostgreSQL'],
]

/** The setting that belongs to it. */
export function trustProxy(side: Side): Record<string, string> {
  return { TRUST_PROXY: side === 'bare' ? 'off' : '1' }
}

/** Somebody with an address of their own: number 2 to 250. */
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

/** Asks on a connection of its own and reads the whole answer. @throws when the connection breaks */
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
