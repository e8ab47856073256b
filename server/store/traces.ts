import { createReadStream } from 'node:fs'

/** Bytes that tell that something of an erased person is still there. */
export type Trace = Buffer

type PersonalRow = {
  id: string
  key: string
  token: string | null
  /** As JSON, as it was stored. */
  fields: string
  bytes: Uint8Array | null
}

/** Shorter texts are somebody else's as well. */
const shortest = 7
/** Bytes of a piece of a longer text or file, and how far apart the pieces are. */
const piece = { size: 32, distance: 256 }
/** Pieces of a resume: its pages are overwritten as a whole, so that few are enough. */
const resumePieces = 4
/** A piece of a file with fewer different bytes is filling. */
const leastVariety = 16

/** What to look for to see that nothing of a person is left. */
export type Traces = {
  /** Nobody else's. */
  own: Trace[]
  /** What was written, which somebody else may have written as well. */
  written: Trace[]
}

/** What to look for to see that nothing of some rows is left. */
export function tracesOf(email: string, rows: readonly PersonalRow[]): Traces {
  const names = rows.flatMap(({ id, key, token }) => [id, key, token ?? []].flat())
  const files = rows.flatMap(({ bytes }) => (bytes ? fileTraces(Buffer.from(bytes)) : []))
  const written = rows.flatMap(({ fields }) => {
    const values: Record<string, string> = JSON.parse(fields)
    return Object.entries(values).flatMap(([name, value]) => textTraces(name, value))
  })
  return { own: [...[email, ...names].map((text) => Buffer.from(text)), ...files], written }
}

/** Fields whose short values are many people's. */
const shared = new Set(['position', 'experience', 'education', 'subject', 'company'])

function textTraces(name: string, value: string): Trace[] {
  // As JSON has it: that is what stands in the store.
  const stored = Buffer.from(JSON.stringify(value).slice(1, -1))
  if (stored.length > 2 * piece.size) return pieces(stored, piece.distance)
  return stored.length < shortest || shared.has(name) ? [] : [stored]
}

function fileTraces(bytes: Buffer): Trace[] {
  const distance = Math.max(piece.size, Math.floor(bytes.length / resumePieces))
  return pieces(bytes, distance).filter((one) => new Set(one).size >= leastVariety)
}

function pieces(bytes: Buffer, distance: number): Trace[] {
  const found: Trace[] = []
  for (let at = 0; at + piece.size <= bytes.length; at += distance) {
    found.push(bytes.subarray(at, at + piece.size))
  }
  return found
}

/** Bytes read at a time. */
const chunkSize = 4 * 1024 * 1024

/** Whether a file holds any of these bytes. @param onRead called with the bytes read so far */
export async function holdsTrace(
  file: string,
  traces: readonly Trace[],
  onRead: (bytes: number) => void,
): Promise<boolean> {
  // What lies across two chunks is found in the second, behind the end of the first.
  const overlap = Math.max(...traces.map(({ length }) => length)) - 1
  let tail = Buffer.alloc(0)
  let read = 0
  for await (const chunk of createReadStream(file, { highWaterMark: chunkSize })) {
    const bytes = Buffer.concat([tail, chunk])
    if (traces.some((trace) => bytes.includes(trace))) return true
    tail = bytes.subarray(Math.max(0, bytes.length - overlap))
    read += chunk.length
    onRead(read)
  }
  return false
}
