import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import {
  frameAncestors,
  openerPolicy,
  permissionsPolicy,
  referrerPolicy,
  strictTransportAge,
} from '#contract/headers.ts'

/**
 * The security headers of every answer. Pages carry the rest of their policy themselves.
 *
 * HSTS is sent only when the site's address is https and this very request came over https, as
 * a trusted proxy tells: `npm start` on plain http must not promise what it does not do.
 */
export async function registerSecurity(app: FastifyInstance, https: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        // Helmet wants a default; the page's own policy has it, and two would only add up.
        'default-src': helmet.contentSecurityPolicy.dangerouslyDisableDefaultSrc,
        'frame-ancestors': [frameAncestors],
      },
    },
    crossOriginOpenerPolicy: { policy: openerPolicy },
    referrerPolicy: { policy: referrerPolicy },
    // The rest of Helmet's list is for browsers that are gone, repeats frame-ancestors, or would
    // keep the press from showing our logos. What is sent is what `_headers` says, no more.
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    strictTransportSecurity: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissionsPolicy)
    if (https && request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${strictTransportAge}`)
    }
  })
}
