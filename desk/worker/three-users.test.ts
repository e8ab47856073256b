import { execFile, spawn } from 'node:child_process'
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { skipTest } from '../../tests/server/deploy/program-or.ts'

/**
 * The machine set up by deploy/: the desk, its build worker and the visitors' server run as three users,
 * none of which may write the code. No real user has these ids.
 */
const users = { desk: 61_001, build: 61_002, site: 61_003 }
const code = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

let folder = ''
let work = ''
let socket: Server

/** Arguments of setpriv(1) for a user. */
const as = (user: keyof typeof users) => [
  '--reuid',
  `${users[user]}`,
  '--regid',
  `${users[user]}`,
  '--clear-groups',
]

const reason = await hindrance()

beforeAll(async () => {
  if (reason) return
  folder = await mkdtemp('/var/tmp/desk-users-')
  await run('chmod', ['0711', folder])
  await chown(folder, users.desk, users.desk)
  work = await mkdtemp('/var/tmp/desk-work-')
  await chown(work, users.build, users.build)
  await mkdir(join(folder, 'content'), { mode: 0o750 })
  await run('cp', ['-r', `${join(code, 'content')}/.`, join(folder, 'content')])
  await rm(join(folder, 'content/model'), { recursive: true })
  // What an editor uploads.
  const red = { create: { width: 2400, height: 1600, channels: 3 as const, background: '#a33' } }
  await mkdir(join(folder, 'content/pictures/red'), { recursive: true })
  await writeFile(join(folder, 'content/pictures/red/file.jpg'), await sharp(red).jpeg().toBuffer())
  await writeFile(
    join(folder, 'content/pictures/red.yaml'),
    'alt: A red wall\nfocus:\n  left: 50\n  top: 50\nfile: file.jpg\n',
  )
  await run('sed', ['-i', 's/^picture: .*/picture: red/', join(folder, 'content/pages/about.yaml')])
  await run('chown', ['-R', `${users.desk}:${users.desk}`, join(folder, 'content')])
  // As desk-builder.socket and desk-builder@.service: a worker for each connection.
  socket = createServer({ pauseOnConnect: true }, (connection) => {
    const worker = [process.execPath, 'desk/worker/worker.ts', folder, work]
    spawn('setpriv', [...as('build'), ...worker], {
      cwd: code,
      detached: true,
      env: {
        PATH: process.env.PATH,
        SITE_ENV: '/dev/null',
        HOME: work,
        BUILD_PROGRAM: join(code, 'tests/desk/stub-build.ts'),
      },
      stdio: [connection, connection, 'inherit'],
    })
    connection.destroy()
  })
  await new Promise<void>((listening) => socket.listen(join(folder, 'builder.sock'), listening))
  await chown(join(folder, 'builder.sock'), users.desk, users.desk)
})

afterAll(async () => {
  socket?.close()
  for (const place of [folder, work]) if (place) await rm(place, { recursive: true, force: true })
})

/** Why this machine cannot run the test; undefined when it can. */
async function hindrance(): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return 'the desk as three users: it needs root'
  const reading = run('setpriv', [...as('build'), 'cat', join(code, 'package.json')])
  return await reading.then(
    () => undefined,
    () => 'the desk as three users: it needs setpriv(1), and code in a folder that others may read',
  )
}

const publish = `
  const { openBuilds } = await import(process.argv[1] + 'desk/releases/builds.ts')
  const { openDatabase } = await import(process.argv[1] + 'desk/base/database.ts')
  const { publishEdition } = await import(process.argv[1] + 'desk/tests/fake-worker.ts')
  const { cp, readFile } = await import('node:fs/promises')
  const { setTimeout } = await import('node:timers/promises')
  const { createConnection } = await import('node:net')
  process.umask(0o027)
  const folder = process.argv[2]
  const exportContent = (_, into) => cp(folder + '/content', into, { recursive: true })
  const db = await openDatabase(folder)
  const socket = () => createConnection(folder + '/builder.sock')
  const startWorker = () => ((input) => ({ input, output: input }))(socket())
  const builds = await openBuilds(folder, { db, exportContent, startWorker })
  await publishEdition(builds, 1)
  const [id, date] = ['draft', '2026-11-25T18:00:00Z']
  await builds.request({ id, kind: 'draft', commit: id, date, mode: 'draft' })
  while ((await builds.state(id)).state !== 'ready') await setTimeout(100)
  const file = 'pages/about.yaml'
  const text = await readFile(folder + '/content/' + file, 'utf8')
  const page = { path: '/about', file, text: text.replace(/^heading: .*/m, 'heading: Not saved') }
  console.log((await builds.page(page)).html)
  await builds.stop()`

const mayRead = (user: keyof typeof users, path: string) =>
  run('setpriv', [...as(user), 'cat', join(folder, path)]).then(
    () => true,
    () => false,
  )

it('a picture is uploaded, built and published by users who may do no more than that', async (context) => {
  if (reason) skipTest(context, reason)
  const node = [process.execPath, '--input-type=module', '-e', publish, code, folder]
  const { stdout: printed } = await run('setpriv', [...as('desk'), ...node], {
    cwd: code,
    env: { PATH: process.env.PATH, SITE_ENV: '/dev/null' },
  })
  expect(printed).toContain('<h1>Not saved</h1>')
  const { stdout } = await run('setpriv', [
    ...as('site'),
    'cat',
    join(folder, 'live/build/client/about.html'),
  ])
  const [picture] = /\/assets\/file\.[\w-]+\.webp/.exec(stdout) ?? []
  expect(picture).toBeDefined()
  expect(await mayRead('site', `live/build/client${picture}`)).toBe(true)
  expect(await mayRead('site', `pool${picture}`)).toBe(true)
  // The two may read only what they need, and change nothing that is published.
  for (const path of ['builds/job1/content/group.yaml', 'content/group.yaml', 'desk.db'])
    for (const user of ['site', 'build'] as const)
      expect(await mayRead(user, path), `${user}: ${path}`).toBe(false)
  // RestrictSUIDSGID of the worker's unit forbids setuid and setgid.
  const { stdout: marked } = await run('find', [work, '-perm', '/7000'])
  expect(marked).toBe('')
  for (const user of ['site', 'build'] as const) {
    const touch = run('setpriv', [
      ...as(user),
      'touch',
      join(folder, 'live/build/client/about.html'),
    ])
    await expect(touch).rejects.toThrow()
  }
})
