import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type HstsScope, responseHeaders } from '#contract/headers.ts'

export type SecurityOptions = {
  /** Where the site lives for visitors, as an origin. */
  siteUrl: string
  /** How far HSTS reaches; by default this host. */
  hsts?: HstsScope | undefined
  /** Where browsers report breaches of the policy; by default nowhere. */
  reportUrl?: string | undefined
}

/** The security headers of this server's answers. */
export type Security = {
  /**
   * Whether to promise https to who sent this: only when the site's address is https and this very
   * request came over https, as a trusted proxy tells. `npm start` on plain http must not promise
   * what it does not do.
   */
  isHttps: (request: IncomingMessage) => boolean
  /** @param policy of a page; what is no page loads nothing */
  headers: (https: boolean, policy?: string) => Record<string, string>
}

/** @param trusts whether the proxy at an address, so many steps away from us, may be believed */
export function securityOf(
  { siteUrl, hsts = 'host', reportUrl }: SecurityOptions,
  trusts: (proxy: string, hop: number) => boolean,
): Security {
  const httpsSite = siteUrl.startsWith('https:')
  return {
    isHttps({ headers, socket }) {
      const forwarded = headers['x-forwarded-proto']
      if (!httpsSite || forwarded === undefined) return false
      // The nearest proxy is the last one that wrote into it.
      const last = String(forwarded).split(',').at(-1)?.trim()
      return last === 'https' && trusts(socket.remoteAddress ?? '', 0)
    },
    headers: (https, policy) =>
      responseHeaders(https, { hsts, reportUrl, ...(policy !== undefined && { policy }) }),
  }
}

/** Puts the headers on every answer that Fastify writes. */
export function registerSecurity(app: FastifyInstance, security: Security): void {
  const [plain, secure] = [security.headers(false), security.headers(true)]
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(security.isHttps(request.raw) ? secure : plain)
  })
}
