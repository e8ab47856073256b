import { compile } from '@fastify/proxy-addr'

/** Which proxies may say who the visitor is: none, how many in front, or their addresses. */
export type TrustProxy = false | number | string

/** Whether the proxy at an address, so many steps away from us, may be believed. */
export type TrustedProxy = (address: string, hop: number) => boolean

/** As Fastify reads the setting; a number means that the nearest ones are trusted. */
export function trustedProxy(proxies: TrustProxy): TrustedProxy {
  if (proxies === false) return () => false
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies
  return compile(proxies.split(',').map((address) => address.trim()))
}
