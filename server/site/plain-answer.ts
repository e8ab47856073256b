import type { ServerResponse } from 'node:http'

/**
 * Answers with one line of plain text, past Fastify.
 *
 * @param headers besides type and length
 */
export function answerPlainly(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string>,
): void {
  const body = `${text}\n`
  response.writeHead(status, {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}
