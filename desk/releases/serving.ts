import { isIPv6 } from 'node:net'
import { join } from 'node:path'
import type { Desk } from './builds.ts'
import { isServed } from './builds.ts'

/** Whether the visitors' server serves the live edition; undefined when no server answers. */
export async function serving(desk: Desk, number: number): Promise<boolean | undefined> {
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
  return await isServed(`http://${host}:${PORT}`, folder(number), before && folder(before.number))
}
