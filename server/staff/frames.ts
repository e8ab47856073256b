import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

/** The messages of a stream, of which each is a line of JSON. @throws SyntaxError when a line is none */
export async function* messagesFrom(input: Readable): AsyncGenerator<unknown> {
  for await (const line of createInterface(input)) yield JSON.parse(line)
}

/** Sends a message that `messagesFrom` reads. */
export function sendMessage(output: Writable, message: unknown): void {
  output.write(`${JSON.stringify(message)}\n`)
}
