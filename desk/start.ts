import { spawn } from 'node:child_process'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { contentFolder } from '../content/model/content-files.ts'
import { once } from '../content/model/once.ts'
import { openLog } from '../server/log.ts'
import type { Settings } from '../server/settings.ts'
import { codeHash } from '../tools/build/sources-hash.ts'
import { buildApp } from './app.ts'
import { addEntry } from './base/audit.ts'
import { openDatabase } from './base/database.ts'
import { type DeskContext, type Process, Refusal } from './base/desk.ts'
import { mailSender, startMails } from './base/mail.ts'
import { contentRepository } from './content/content-repository.ts'
import { inboxClient } from './inbox/inbox-client.ts'
import { type Desk, openBuilds } from './releases/builds.ts'
import { startPublishing } from './releases/releases.ts'
import { startTidying } from './releases/tidying.ts'

/** Opens the database, audit and mail: enough for `npm run desk -- invite`. */
export async function openContext(settings: Settings): Promise<DeskContext> {
  const { DESK_DIR: folder, DESK_PORT, DESK_URL, PREVIEW_URL } = settings
  const local = (name: string) => `http://${name}.localhost:${DESK_PORT}`
  const urls = {
    desk: DESK_URL ?? local('desk'),
    preview: PREVIEW_URL ?? local('preview'),
  }
  const db = await openDatabase(folder)
  const log = openLog(settings.LOG_LEVEL)
  const now = () => Date.now()
  return {
    settings,
    folder,
    urls,
    db,
    now,
    log,
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
  const content = contentRepository(join(folder, 'content.git'))
  await content.start(contentFolder)
  const builds = await openBuilds(folder, {
    db: context.db,
    exportContent: content.exportTo,
    // `none` is set by tests of people, which need no builds.
    startWorker: process.env.BUILD_PROGRAM === 'none' ? undefined : () => worker(settings),
  })
  // For `whyNotRunning`.
  const code = { name: 'code', value: await ownCode() }
  await context.db.replaceInto('secrets').values(code).execute()
  const { inbox, close: closeInbox } = inboxClient(() => inboxProcess(settings))
  const desk: Desk = { ...context, content, builds, inbox }
  const app = await buildApp(desk)
  await app.listen({ host: settings.HOST, port: settings.DESK_PORT }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new Refusal(`Port ${settings.DESK_PORT} is taken: set DESK_PORT to another one.`)
  })
  const stopPublishing = startPublishing(desk)
  const stopTidying = startTidying(desk)
  const mails = startMails(desk)
  return async () => {
    await app.close()
    await Promise.all([stopPublishing(), stopTidying(), mails?.stop()])
    await builds.stop()
    closeInbox()
    await context.db.destroy()
    lock.close()
  }
}

/** A build worker: a child process, or one of another user (desk-builder.socket). */
function worker({ DESK_DIR, BUILDER_SOCKET }: Settings): Process {
  return BUILDER_SOCKET ? processBehind(BUILDER_SOCKET) : childWorker(DESK_DIR)
}

/** The inbox: a child process, or one of the visitors' server's user (desk-inbox.socket). */
function inboxProcess({ INBOX_SOCKET }: Settings): Process {
  return INBOX_SOCKET ? processBehind(INBOX_SOCKET) : childProcess('../server/staff/main.ts')
}

/** The process that systemd starts for a connection to its socket. */
function processBehind(path: string): Process {
  const socket = createConnection(path)
  return { input: socket, output: socket }
}

/** Starts a build worker, in a process group of its own, which it ends. */
export function childWorker(folder: string): Process {
  return childProcess('worker/worker.ts', [folder, join(folder, 'work')], true)
}

function childProcess(file: string, operands: string[] = [], detached = false): Process {
  const program = fileURLToPath(new URL(file, import.meta.url))
  const child = spawn(process.execPath, [program, ...operands], {
    detached,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.once('error', (error) => child.stdout.destroy(error))
  return { input: child.stdin, output: child.stdout }
}

/** The fingerprint of the code as it was when this process first asked: a deploy polls it. */
const ownCode = once(() => codeHash(fileURLToPath(new URL('..', import.meta.url))))

/** Why a command that needs the desk cannot go on; undefined while it runs the current code. */
export async function whyNotRunning({ folder, db }: DeskContext): Promise<string | undefined> {
  try {
    lockOf(folder).close()
    return 'The desk does not run: start it, then do this again.'
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
  const row = db.selectFrom('secrets').select('value').where('name', '=', 'code')
  if ((await row.executeTakeFirst())?.value === (await ownCode())) return undefined
  return 'The desk still runs the code before: restart it, then do this again.'
}

/** One desk per folder: a second one would make the first one's builds again (`openBuilds`). */
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
