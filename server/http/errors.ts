import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Security } from '#server/site/security-headers.ts'

/**
 * Answers requests that failed. A visitor's mistake (4xx) gets its number; our own (5xx) is logged
 * and answered without a word about the inside.
 */
export function errorAnswer(security: Security) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const stated = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
    const status = stated >= 400 && stated < 500 ? stated : 500
    if (status === 500) request.log.error({ err: error }, 'a request could not be answered')
    return (
      reply
        .code(status)
        // Set here as well because addresses that the router refuses pass no hook.
        .headers(security.headers(security.isHttps(request.raw)))
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(
          status === 500 ? 'Something went wrong on our side.\n' : 'This request is not valid.\n',
        )
    )
  }
}
