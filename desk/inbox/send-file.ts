import type { FastifyReply } from 'fastify'

/** Sends a file that strangers have written, which no browser opens in place. */
export function sendFile(reply: FastifyReply, name: string, content: unknown): FastifyReply {
  return reply
    .type('application/octet-stream')
    .header('content-disposition', attachment(name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(content)
}

/** `Content-Disposition` for a stranger's file name (RFC 6266): `filename*` has any letters, percent-encoded. */
function attachment(name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename*=UTF-8''${encoded}`
}
