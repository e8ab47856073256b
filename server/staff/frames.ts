import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

/**
 * The messages of a stream, of which each is a line of JSON. Bytes travel in base64.
 *
 * @throws SyntaxError when a line is no JSON
 */
export async function* messagesFrom(input: Readable): AsyncGenerator<unknown> {
  for await (const line of createInterface(input)) yield JSON.parse(line, revived)
}

/** Sends a message that `messagesFrom` reads. */
export function sendMessage(output: Writable, message: unknown): void {
  output.write(`${JSON.stringify(message, encoded)}\n`)
}

const mark = '$base64'

function encoded(this: Record<string, unknown>, key: string, value: unknown): unknown {
  // Not `value`: JSON.stringify has called `Buffer.prototype.toJSON` on that already.
  const bytes = this[key]
  return bytes instanceof Uint8Array ? { [mark]: Buffer.from(bytes).toString('base64') } : value
}

function revived(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !(mark in value)) return value
  return Buffer.from(String(value[mark]), 'base64')
}
