import type { IncomingMessage, Server } from 'node:http'
import { compile } from '@fastify/proxy-addr'

/** Which proxies may say who the visitor is: none, how many in front, or their addresses. */
export type TrustProxy = false | number | string

/** Whether the proxy at an address, so many steps away from us, may be believed. */
type TrustedProxy = (address: string, hop: number) => boolean

/** As Fastify reads the setting; a number means that the nearest ones are trusted. */
export function trustedProxy(proxies: TrustProxy): TrustedProxy {
  if (proxies === false) return () => false
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies
  return compile(proxies.split(',').map((address) => address.trim()))
}

/** What proxies write into requests. */
const forwarded = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded'] as const

/**
 * Watches servers that trust no proxy for requests that seem to have come through one.
 *
 * @param warn is called once, with the name of the header
 */
export function proxyWatch(warn: (header: string) => void): (server: Server) => void {
  let warned = false
  return (server) => {
    function check({ headers }: IncomingMessage): void {
      const header = forwarded.find((name) => headers[name] !== undefined)
      if (!header && !warned) return
      server.off('request', check)
      if (header && !warned) warn(header)
      warned = true
    }
    server.on('request', check)
  }
}
