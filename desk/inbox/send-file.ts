import type { FastifyReply } from 'fastify'

/**
 * Sends a file that strangers have written, for the browser to save, not to open.
 *
 * @param shown what a frame of the desk shows instead, and the directives of its policy beyond `default-src`
 */
export function sendFile(
  reply: FastifyReply,
  name: string,
  content: unknown,
  shown?: { type: string; policy: string },
): FastifyReply {
  const { type, policy } = shown ?? { type: 'application/octet-stream', policy: 'sandbox' }
  return reply
    .type(type)
    .header('content-disposition', disposition(shown ? 'inline' : 'attachment', name))
    .header('content-security-policy', `default-src 'none'; ${policy}`)
    .send(content)
}

/** `Content-Disposition` for a stranger's file name (RFC 6266): `filename*` has any letters, percent-encoded. */
function disposition(type: string, name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `${type}; filename*=UTF-8''${encoded}`
}
