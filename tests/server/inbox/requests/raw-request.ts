import fc from 'fast-check'
import type { FormKind } from '#contract/forms.ts'

/** A header as it goes over the wire: nobody checks or joins them. */
export type Header = readonly [name: string, value: string]

/** What a request should lead to. */
export type Expected =
  /** A form that every server must take: its fields as they must be found in the store. */
  | { stored: { kind: FormKind; fields: Record<string, string>; resume?: Buffer | undefined } }
  /** Never a success. */
  | 'refused'
  /** Nobody can say, as long as the answer is sound and whatever is stored is valid. */
  | 'either'

/** A request as bytes. */
export type RawRequest = {
  /** For people who read a failure. */
  what: string
  bytes: Buffer
  expected: Expected
  /** Whether the server can tell that it has all of it; without that it waits for more. */
  complete: boolean
}

export type Parts = {
  method?: string
  target: string
  headers?: readonly Header[]
  body?: Buffer | undefined
  /** What it says of its length, where that is not the truth; `null` says nothing. */
  length?: string | null
}

/** A request on a connection of its own. */
export function frame({ method = 'POST', target, headers = [], body, length }: Parts): Buffer {
  const said = length === undefined ? body && String(body.length) : (length ?? undefined)
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(said === undefined ? [] : [`Content-Length: ${said}`]),
    'Connection: close',
  ]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body ?? Buffer.alloc(0)])
}

/** A request that the server can tell the end of. */
export function whole(what: string, expected: Expected, parts: Parts): RawRequest {
  return { what, expected, complete: true, bytes: frame(parts) }
}

/** One of the words of a text. */
export function oneOf(words: string): fc.Arbitrary<string> {
  return fc.constantFrom(...words.split(' '))
}
