import { isIPv6 } from 'node:net'
import { join } from 'node:path'
import type { Desk } from './builds.ts'
import { isServed } from './builds.ts'

/** Milliseconds after which the server is asked again, and for which its last answer is shown. */
const countsFor = 10_000
const shownFor = 60_000

type Serving = { number: number; askedAt: number; served: boolean | undefined }

const known = new WeakMap<Desk, Serving>()
const asking = new WeakSet<Desk>()

/**
 * Whether the visitors' server serves the live edition; `served` is undefined when no server answers. The
 * last known answer, if any: no screen waits for another server.
 */
export function serving(desk: Desk, number: number): { served: boolean | undefined } | undefined {
  const last = known.get(desk)
  const age = last?.number === number ? desk.now() - last.askedAt : Number.POSITIVE_INFINITY
  if (age > countsFor) void askServer(desk, number)
  return age > shownFor ? undefined : last
}

async function askServer(desk: Desk, number: number): Promise<void> {
  if (asking.has(desk)) return
  asking.add(desk)
  try {
    const { HOST, PORT } = desk.settings
    const anyHost = HOST === '0.0.0.0' || HOST === '::'
    const host = anyHost ? '127.0.0.1' : isIPv6(HOST) ? `[${HOST}]` : HOST
    const before = await desk.db
      .selectFrom('editions')
      .select('number')
      .where('number', '!=', number)
      .where('published_at', 'is not', null)
      .orderBy('replaced_at', 'desc')
      .executeTakeFirst()
    const folder = (edition: number) => join(desk.folder, 'editions', String(edition))
    const served = await isServed(
      `http://${host}:${PORT}`,
      folder(number),
      before && folder(before.number),
    )
    known.set(desk, { number, askedAt: desk.now(), served })
  } catch (error) {
    desk.log.warn(error, 'the visitors’ server could not be asked')
  } finally {
    asking.delete(desk)
  }
}
