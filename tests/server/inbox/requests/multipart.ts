/** A file in a multipart form. */
export type FilePart = { name: string; fileName: string; bytes: Buffer; type?: string }

/** A part as it goes over the wire. */
export type Part = FilePart | { headers: readonly string[]; bytes: Buffer }

const boundary = '----form-boundary-7d3e4b8a'

/** The parts of a form's fields. */
export function parts(fields: Record<string, string>): Part[] {
  return Object.entries(fields).map(([name, value]) => field(name, value))
}

/** A field's part, with further parameters or headers where they are given. */
export function field(name: string, value: string | Buffer, ...headers: string[]): Part {
  const disposition = `Content-Disposition: form-data; name="${name}"`
  return { headers: [disposition, ...headers], bytes: Buffer.from(value) }
}

function headersOf(part: Part): readonly string[] {
  if ('headers' in part) return part.headers
  const { name, fileName, type = 'application/pdf' } = part
  const disposition = `Content-Disposition: form-data; name="${name}"; filename="${fileName}"`
  return [disposition, `Content-Type: ${type}`]
}

/** A multipart body of these parts. */
export function multipart(all: readonly Part[], { end = true, delimiter = boundary } = {}): Buffer {
  const pieces = all.flatMap((part) => [
    Buffer.from(`--${delimiter}\r\n${headersOf(part).join('\r\n')}\r\n\r\n`),
    part.bytes,
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...pieces, Buffer.from(end ? `--${delimiter}--\r\n` : '')])
}
multipart.boundary = boundary
