import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished, type TestContext } from 'vitest'
import { liveEdition, readEdition } from '../../server/editions.ts'
import { settingsFrom } from '../../server/settings.ts'
import { skipTest } from '../../tests/server/deploy/program-or.ts'
import { contentRepository } from '../content/content-repository.ts'
import { openContext } from '../start.ts'
import { fakeWorker, finished } from '../tests/fake-worker.ts'
import { ada } from '../tests/people.ts'
import { testInbox } from '../tests/test-inbox.ts'
import { type Desk, openBuilds } from './builds.ts'
import { publishWhatIsDue } from './releases.ts'

/**
 * A real full disk and a simulated loss of power: the desk writes to a loop-mounted disk image. A copy of
 * the image, made as soon as the desk has answered, has what was synced and nothing that was only in memory.
 */

const run = promisify(execFile)

/** A disk of its own. Where this machine cannot mount one, the test is skipped with the reason. */
async function disk(context: TestContext) {
  const place = await mkdtemp(join(tmpdir(), 'desk-power-'))
  const image = join(place, 'disk')
  const mounted: string[] = []
  onTestFinished(async () => {
    for (const at of mounted.toReversed()) await run('umount', [at])
    await rm(place, { recursive: true })
  })
  async function mount(file: string, name: string): Promise<string> {
    const at = join(place, name)
    await mkdir(at)
    // `commit=300` keeps ext4 from writing by itself, so that the image has only synced data.
    await run('mount', ['-o', 'loop,commit=300,noatime', file, at])
    mounted.push(at)
    return at
  }
  const folder = await made().catch((error) => skipTest(context, `cannot mount a disk: ${error}`))
  async function made(): Promise<string> {
    await run('truncate', ['--size', '128M', image])
    await run('mkfs.ext4', ['-q', image])
    return mount(image, 'before')
  }
  return {
    folder,
    /** Mounts a copy of the image, as the machine would after a restart. */
    async cutPower(): Promise<string> {
      await copyFile(image, `${image}.after`)
      return mount(`${image}.after`, 'after')
    },
  }
}

it('what was said to be saved survives a loss of power', async (context) => {
  const { folder, cutPower } = await disk(context)
  await using before = await openDesk(folder)
  const { content } = before.desk
  const base = await content.commitOf('draft')
  const additions = [{ path: 'contact.yaml', bytes: Buffer.from('phone: 2\n') }]
  const saved = await content.save({ base, additions, deletions: [], author: ada })
  await writeFile(join(folder, 'unsynced'), 'what nobody has synced is lost, or this shows nothing')

  const after = await cutPower()
  await expect(run('cat', [join(after, 'unsynced')])).rejects.toThrow()
  const found = contentRepository(join(after, 'content.git'))
  await found.start(join(after, 'from'))
  const draft = await found.commitOf('draft')
  expect(saved).toEqual({ commit: draft })
  expect(String(await found.read(draft, 'contact.yaml'))).toBe('phone: 2\n')
  await run('git', ['--git-dir', join(after, 'content.git'), 'fsck', '--strict'])
})

it('what was said to be published survives a loss of power', async (context) => {
  const { folder, cutPower } = await disk(context)
  await using before = await openDesk(folder)
  await publishFirst(before.desk)

  const after = await cutPower()
  const edition = liveEdition(after) ?? ''
  expect(readEdition(edition)).toMatchObject({ number: 1 })
  for (const [name, text] of [
    ['build/client/index.html', finished['build/client/index.html']],
    ['content/contact.yaml', 'phone: 1\n'],
  ] as const) {
    expect(await readFile(join(edition, name), 'utf8')).toBe(text)
  }
  expect(await readFile(join(after, 'pool/assets/page.12345678.js'), 'utf8')).toBe('page')
  await using found = await openDesk(after)
  const { db } = found.desk
  const rows = await db.selectFrom('editions').select(['number', 'replaced_at']).execute()
  expect(rows).toEqual([{ number: 1, replaced_at: null }])
  const last = await db
    .selectFrom('audit')
    .select('action')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(last).toEqual({ action: 'published' })
})

it('a full disk stops saving and publishing, loses nothing, and is over when there is room', async (context) => {
  const { folder } = await disk(context)
  await using opened = await openDesk(folder)
  const { desk } = opened
  const { content, builds } = desk
  const base = await content.commitOf('draft')
  const save = () => {
    const additions = [
      { path: 'contact.yaml', bytes: Buffer.from(`phone: 2\n${'#'.repeat(9000)}`) },
    ]
    return content.save({ base, additions, deletions: [], author: ada })
  }
  const filler = join(folder, 'filler')
  await run('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4k']).catch(() => {})

  await expect(save()).rejects.toThrow(/space/)
  const problem = () => publishWhatIsDue(desk).then(() => '', String)
  await expect.poll(problem, patience).toMatch(/space|full/)
  expect(await content.commitOf('draft')).toBe(base)
  expect(await builds.live()).toBeUndefined()

  await rm(filler)
  expect(await save()).toEqual({ commit: expect.any(String) })
  await publishFirst(desk)
  await run('git', ['--git-dir', join(folder, 'content.git'), 'fsck', '--strict'])
})

/** Several runs, as every second at the desk. */
const patience = { timeout: 5 * 60_000 }

/** Publishes the first edition. */
async function publishFirst(desk: Desk): Promise<void> {
  const published = async () => {
    await publishWhatIsDue(desk)
    return desk.builds.live()
  }
  await expect.poll(published, patience).toMatchObject({ number: 1 })
}

async function openDesk(folder: string): Promise<AsyncDisposable & { desk: Desk }> {
  const from = join(folder, 'from')
  await mkdir(from, { recursive: true })
  await writeFile(join(from, 'contact.yaml'), 'phone: 1\n')
  const content = contentRepository(join(folder, 'content.git'))
  await content.start(from)
  const context = await openContext(settingsFrom({ DESK_DIR: folder, LOG_LEVEL: 'silent' }))
  const builds = await openBuilds(folder, {
    db: context.db,
    exportContent: content.exportTo,
    startWorker: () => fakeWorker(),
  })
  const desk: Desk = { ...context, content, builds, inbox: testInbox(folder).inbox }
  return {
    desk,
    async [Symbol.asyncDispose]() {
      await builds.stop()
      await context.db.destroy()
    },
  }
}
