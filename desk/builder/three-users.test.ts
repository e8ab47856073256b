import { execFile, spawn } from 'node:child_process'
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { skipTest } from '../../tests/server/deploy/program-or.ts'

/**
 * The machine set up by deploy/: the desk, its builder and the visitors' server run as three users, none
 * of which may write the code. No real user has these ids.
 */
const users = { desk: 61_001, build: 61_002, site: 61_003 }
const code = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

let folder = ''
let builder: ReturnType<typeof spawn>

/** Arguments of setpriv(1) for a user, with the groups that its unit gives it. */
const as = (user: keyof typeof users, groups = '') => [
  ...['--reuid', `${users[user]}`, '--regid', `${users[user]}`],
  ...(groups ? ['--groups', groups] : ['--clear-groups']),
]

const reason = await hindrance()

beforeAll(async () => {
  if (reason) return
  folder = await mkdtemp('/var/tmp/desk-users-')
  await run('chmod', ['0711', folder])
  await chown(folder, users.desk, users.desk)
  // As deploy/desk-folders.sh makes them.
  for (const [name, owner, group, mode] of [
    ['jobs', users.desk, users.build, '2750'],
    ['candidates', users.build, users.build, '0750'],
    ['work', users.build, users.build, '0700'],
    ['content', users.desk, users.desk, '0750'],
  ] as const) {
    await mkdir(join(folder, name))
    await chown(join(folder, name), owner, group)
    await run('chmod', [mode, join(folder, name)])
  }
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
  builder = spawn(
    'setpriv',
    [...as('build'), process.execPath, 'desk/builder/builder.ts', folder],
    {
      cwd: code,
      env: {
        ...{ PATH: process.env.PATH, SITE_ENV: '/dev/null', HOME: join(folder, 'work') },
        BUILD_PROGRAM: join(code, 'tests/desk/stub-build.ts'),
      },
      stdio: 'inherit',
    },
  )
})

afterAll(async () => {
  builder?.kill('SIGTERM')
  if (folder) await rm(folder, { recursive: true, force: true })
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
  const { openBuilds } = await import(process.argv[1] + 'desk/server/builds.ts')
  const { cp } = await import('node:fs/promises')
  process.umask(0o027)
  const folder = process.argv[2]
  const exportContent = (_, into) => cp(folder + '/content', into, { recursive: true })
  const builds = await openBuilds(folder, { exportContent, startBuilder: false })
  const date = '2026-11-25T18:00:00Z'
  await builds.request({ id: 'a', kind: 'candidate', commit: 'a', date, mode: 'draft' })
  for (;;) {
    const state = await builds.state('a')
    if (state.state === 'failed') throw new Error(state.problem)
    if (state.state === 'ready') break
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  await builds.makeEdition('a', { number: 1, commit: 'a', date, title: 'A', ...(await builds.madeBy('a')) })
  await builds.setLive(1)
  await builds.stop()`

const mayRead = (user: keyof typeof users, path: string) =>
  run('setpriv', [...as(user), 'cat', join(folder, path)]).then(
    () => true,
    () => false,
  )

it('a picture is uploaded, built and published by users who may do no more than that', async (context) => {
  if (reason) skipTest(context, reason)
  const node = [process.execPath, '--input-type=module', '-e', publish, code, folder]
  await run('setpriv', [...as('desk', `${users.desk},${users.build}`), ...node], {
    cwd: code,
    env: { PATH: process.env.PATH, SITE_ENV: '/dev/null' },
  })
  const { stdout } = await run('setpriv', [
    ...as('site'),
    ...['cat', join(folder, 'live/build/client/about.html')],
  ])
  const [picture] = /\/assets\/file\.[\w-]+\.webp/.exec(stdout) ?? []
  expect(picture).toBeDefined()
  expect(await mayRead('site', `live/build/client${picture}`)).toBe(true)
  expect(await mayRead('site', `pool${picture}`)).toBe(true)
  // The two may read only what they need, and change nothing that is published.
  for (const path of [
    'candidates/a/build/client/about.html',
    'jobs/a/job.json',
    'content/group.yaml',
  ])
    expect(await mayRead('site', path), path).toBe(false)
  expect(await mayRead('build', 'content/group.yaml')).toBe(false)
  // RestrictSUIDSGID of the builder's unit forbids setuid and setgid.
  const { stdout: marked } = await run('find', [join(folder, 'candidates'), '-perm', '/7000'])
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
