import type { FastifyReply } from 'fastify'

/** Sends a file that strangers have written, for the browser to save: it opens none in place. */
export function sendFile(reply: FastifyReply, name: string, content: unknown): FastifyReply {
  return reply
    .type('application/octet-stream')
    .header('content-disposition', disposition('attachment', name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(content)
}

/**
 * Shows a file that strangers have written in a frame of the desk. Chromium refuses a PDF in a frame with `sandbox`:
 * what keeps it from being anything else are its type, which `nosniff` makes final, and a policy that loads nothing.
 */
export function showFile(reply: FastifyReply, name: string, file: Shown): FastifyReply {
  const { type, content, allows } = file
  return reply
    .type(type)
    .header('content-disposition', disposition('inline', name))
    .header('content-security-policy', `default-src 'none'; ${allows}; frame-ancestors 'self'`)
    .send(content)
}

type Shown = {
  type: string
  content: Uint8Array
  /** The directives beyond those that forbid everything. */
  allows: string
}

/** `Content-Disposition` for a stranger's file name (RFC 6266): `filename*` has any letters, percent-encoded. */
function disposition(how: 'inline' | 'attachment', name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `${how}; filename*=UTF-8''${encoded}`
}
