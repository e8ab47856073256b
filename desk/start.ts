import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { contentFolder } from '../content/model/content-files.ts'
import { openLog } from '../server/log.ts'
import type { Settings } from '../server/settings.ts'
import { buildApp } from './app.ts'
import { addEntry, warnIfClockIsBehind } from './server/audit.ts'
import { openBuilds } from './server/builds.ts'
import { contentRepository } from './server/content-repository.ts'
import { openDatabase } from './server/database.ts'
import type { Desk, DeskContext } from './server/desk.ts'
import { mailSender, startMails } from './server/mail.ts'
import { startPublishing } from './server/publishing.ts'
import { Refusal } from './server/releases.ts'

/** Opens the database, audit and mail: enough for `npm run desk -- invite`. */
export async function openContext(settings: Settings): Promise<DeskContext> {
  const { DESK_DIR: folder, DESK_PORT, DESK_URL, EDIT_URL, PREVIEW_URL } = settings
  const local = (name: string) => `http://${name}.localhost:${DESK_PORT}`
  const urls = {
    desk: DESK_URL ?? local('desk'),
    edit: EDIT_URL ?? local('edit'),
    preview: PREVIEW_URL ?? local('preview'),
  }
  const db = await openDatabase(folder)
  const log = openLog(settings.LOG_LEVEL)
  const now = () => Date.now()
  return {
    ...{ settings, folder, urls, db, now, log },
    uptime: () => performance.now(),
    audit: (entry) => addEntry(db, now(), entry),
    mail: mailSender({ settings, urls, log }),
  }
}

/**
 * Starts the desk.
 *
 * @returns a function that stops it
 * @throws {Refusal} when another desk uses the folder, or the port is taken
 */
export async function startDesk(context: DeskContext): Promise<() => Promise<void>> {
  const { settings, folder } = context
  const lock = lockOf(folder)
  await warnIfClockIsBehind(context)
  const content = contentRepository(join(folder, 'content.git'))
  await content.start(contentFolder)
  const builds = await openBuilds(folder, {
    exportContent: content.exportTo,
    // `DESK_URL` is set on a server, where desk-builder.service runs the builder as another user.
    // Tests of people set `BUILD_PROGRAM` to `none`.
    startBuilder: settings.DESK_URL === undefined && process.env.BUILD_PROGRAM !== 'none',
  })
  const desk: Desk = { ...context, content, builds }
  const app = await buildApp(desk)
  await app.listen({ host: settings.HOST, port: settings.DESK_PORT }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new Refusal(`Port ${settings.DESK_PORT} is taken: set DESK_PORT to another one.`)
  })
  const stopPublishing = startPublishing(desk)
  const mails = startMails(desk)
  return async () => {
    await app.close()
    await Promise.all([stopPublishing(), mails?.stop()])
    await builds.stop()
    await context.db.destroy()
    lock.close()
  }
}

/** One desk per folder: at its start a second one would remove the first one's jobs (`openBuilds`). */
function lockOf(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, 'desk.lock'))
  try {
    // The system releases SQLite's lock when the process ends, even by SIGKILL.
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if (!String(error).includes('database is locked')) throw error
    throw new Refusal(`A desk is running in ${folder} already. Stop it first, or set DESK_DIR.`)
  }
}
