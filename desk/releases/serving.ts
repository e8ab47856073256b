import { isIPv6 } from 'node:net'
import { join } from 'node:path'
import type { Desk } from './builds.ts'
import { isServed } from './builds.ts'

/** Milliseconds for which the server's last answer is shown. */
const shownFor = 60_000

type Serving = { number: number; answeredAt: number; served: boolean | undefined }

const known = new WeakMap<Desk, Serving>()

/**
 * Whether the visitors' server serves the live edition; `served` is undefined when no server answers. The
 * last known answer, if any: no screen waits for another server.
 */
export function serving(desk: Desk, number: number): Serving | undefined {
  void askServer(desk, number)
  const last = known.get(desk)
  const isRecent = last?.number === number && desk.now() - last.answeredAt < shownFor
  return isRecent ? last : undefined
}

async function askServer(desk: Desk, number: number): Promise<void> {
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
    known.set(desk, { number, answeredAt: desk.now(), served })
  } catch (error) {
    desk.log.warn(error, 'the visitors’ server could not be asked')
  }
}
