import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { settingsFrom } from '../../server/settings.ts'
import { inviteFromMachine } from '../accounts/invitations.ts'
import { contentRepository } from '../content/content-repository.ts'
import { openContext, startDesk } from '../start.ts'
import { fakeWorker, publishEdition } from '../tests/fake-worker.ts'
import { openBuilds } from './builds.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
let place = ''
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'desk-restore-'))
})
afterEach(async () => {
  // Editions are read-only.
  execFileSync('chmod', ['-R', 'u+w', place])
  // `maxRetries` for ENOTEMPTY: a write begun before the stop may still finish.
  await rm(place, { recursive: true, maxRetries: 50, retryDelay: 100 })
})

const settingsOf = (DESK_DIR: string) =>
  settingsFrom({
    DESK_DIR,
    DESK_PORT: '0',
    LOG_LEVEL: 'silent',
    DESK_URL: 'https://desk.example',
    PREVIEW_URL: 'https://preview.example',
    BUILDER_SOCKET: join(place, 'nobody'),
  })

/** Runs a script of deploy/ as an operator does. */
function script(name: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, SITE_ENV: '/dev/null', DESK_DIR: join(place, 'desk') }
  const command = [join(project, 'deploy', name), ...args]
  const { status, stdout, stderr } = spawnSync('sh', command, { env, encoding: 'utf8' })
  return { code: status, output: stdout + stderr }
}

/** A desk with people, content and edition 1, and a saved change that is not live. */
async function filledDesk() {
  const folder = join(place, 'desk')
  const context = await openContext(settingsOf(folder))
  await inviteFromMachine(context, 'ada@example.com', 'Ada')
  await mkdir(join(place, 'content'))
  await writeFile(join(place, 'content/group.yaml'), 'name: Exprich\n')
  const content = contentRepository(join(folder, 'content.git'))
  await content.start(join(place, 'content'))
  const live = await content.commitOf('live')
  const builds = await openBuilds(folder, {
    db: context.db,
    exportContent: content.exportTo,
    startWorker: () => fakeWorker(),
  })
  await publishEdition(builds, 1, live)
  await builds.stop()
  const additions = [{ path: 'group.yaml', bytes: Buffer.from('name: Other\n') }]
  const author = { name: 'Ada', email: 'ada@example.com' }
  await content.save({ base: live, additions, deletions: [], author })
  return { folder, context, draft: await content.commitOf('draft'), live }
}

test('a desk that is brought back starts and says what it said', async () => {
  const { folder, context, draft, live } = await filledDesk()
  // With the database open, as in a desk that runs.
  const backup = script('desk-backup.sh', join(place, 'backups'))
  expect(backup, backup.output).toMatchObject({ code: 0 })
  const [file = ''] = await readdir(join(place, 'backups'))
  expect(backup.output).toBe(`${join(place, 'backups', file)}\n`)
  expect((await stat(join(place, 'backups', file))).mode & 0o077).toBe(0)
  await context.db.destroy()

  const again = join(place, 'again')
  const restored = script('desk-restore.sh', join(place, 'backups', file), again)
  expect(restored, restored.output).toMatchObject({ code: 0 })
  expect(restored.output).toMatch(/^1 people, 0 editions, last entry 2\d{3}-/)
  expect(restored.output).toContain('1 files in 2 commits, live: editions/1')
  expect((await readdir(again)).sort()).toEqual(['content.git', 'desk.db', 'editions', 'live'])
  expect(await readlink(join(again, 'live'))).toBe('editions/1')
  const page = 'live/build/client/index.html'
  expect(await readFile(join(again, page))).toEqual(await readFile(join(folder, page)))
  expect((await stat(join(again, page))).mode & 0o222).toBe(0)

  const back = await openContext(settingsOf(again))
  const stop = await startDesk(back)
  const content = contentRepository(join(again, 'content.git'))
  expect([await content.commitOf('draft'), await content.commitOf('live')]).toEqual([draft, live])
  expect(await back.db.selectFrom('people').select('name').execute()).toEqual([{ name: 'Ada' }])
  // The database had no row of the edition: it comes from the link.
  await expect
    .poll(() => back.db.selectFrom('editions').select(['number', 'replaced_at']).execute())
    .toEqual([{ number: 1, replaced_at: null }])
  await expect(startDesk(back)).rejects.toThrow('running')
  await stop()
})

test('a damaged backup, and a folder that holds a desk, are refused', async () => {
  const { folder, context } = await filledDesk()
  await context.db.destroy()
  script('desk-backup.sh', join(place, 'backups'))
  const file = join(place, 'backups', (await readdir(join(place, 'backups')))[0] ?? '')
  expect(script('desk-restore.sh', file)).toEqual({
    code: 1,
    output: `${folder} holds a desk already: move it away first.\n`,
  })
  const bytes = await readFile(file)
  await writeFile(file, bytes.subarray(0, bytes.length / 2))
  expect(script('desk-restore.sh', file, join(place, 'again')).code).not.toBe(0)
  expect(await readdir(join(place, 'again'))).toEqual([])
})

test('a backup that cannot be made leaves no file that looks like one', async () => {
  await mkdir(join(place, 'desk'))
  expect(script('desk-backup.sh', join(place, 'backups')).code).not.toBe(0)
  expect(existsSync(join(place, 'backups'))).toBe(true)
  expect(await readdir(join(place, 'backups'))).toEqual([])
})
