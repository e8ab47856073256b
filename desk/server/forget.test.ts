import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contractOf } from '../../server/editions.ts'
import { type Builds, openBuilds } from './builds.ts'
import { type ContentRepository, contentRepository } from './content-repository.ts'
import { openDatabase, type Tables } from './database.ts'
import { forget } from './forget.ts'

const ada = { name: 'Ada Obi', email: 'ada@example.com' }
const names = ['people/jane-doe.yaml', 'people/jane-doe']
const date = '2026-11-25T18:00:00Z'
const secret = 'Jane Doe was born in Jos'

let folder = ''
let content: ContentRepository
let db: Kysely<Tables>
let builds: Builds

const git = (...args: string[]) =>
  execFileSync('git', args, {
    env: { ...process.env, GIT_DIR: join(folder, 'content.git') },
    encoding: 'latin1',
  })

async function save(files: Record<string, string | undefined>, message?: string) {
  const paths = Object.keys(files)
  const saved = await content.save({
    base: await content.commitOf('draft'),
    additions: paths.flatMap((path) =>
      files[path] === undefined ? [] : [{ path, bytes: Buffer.from(files[path] ?? '') }],
    ),
    deletions: paths.filter((path) => files[path] === undefined),
    author: ada,
    ...(message && { message }),
  })
  if (!('commit' in saved)) throw new Error('nothing was saved')
  return saved.commit
}

async function publish(number: number, commit: string, page: string) {
  const job = `job${number}`
  await builds.request({ id: job, kind: 'candidate', commit, date, mode: 'draft' })
  await content.exportTo(commit, join(folder, 'builds', job, 'content'))
  for (const [name, text] of [
    ['build/client/index.html', page],
    [`build/client/assets/${number}.12345678.webp`, page],
    ['state.json', '{"state":"ready","step":"Ready","done":1}'],
  ] as const) {
    await mkdir(dirname(join(folder, 'builds', job, name)), { recursive: true })
    await writeFile(join(folder, 'builds', job, name), text)
  }
  const edition = { number, commit, date, title: `Edition ${number}`, mode: 'draft' } as const
  await builds.makeEdition(job, { ...edition, code: 'code', contract: contractOf() })
  const values = { ...edition, code: 'code', published_at: number }
  await db.insertInto('editions').values(values).execute()
  await builds.setLive(number)
  await content.setLive(commit)
}

/** A stopped desk that has published a person and removed her again. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-forget-'))
  await mkdir(join(folder, 'from'))
  await writeFile(join(folder, 'from/group.yaml'), 'name: Exprich\n')
  await writeFile(join(folder, 'from/Łódź and Ìbàdàn.md'), 'Two towns\n')
  content = contentRepository(join(folder, 'content.git'))
  await content.start(join(folder, 'from'))
  db = await openDatabase(folder)
  builds = await openBuilds(folder, { exportContent: content.exportTo, startBuilder: false })
  const base = await content.commitOf('live')
  await save({ 'people/jane-doe.yaml': secret, 'people/jane-doe/photo.png': `${secret}\0\x89` })
  const first = await save({ 'people/jane-doe.yaml': `${secret}!` }, `${names[0]}: a wording\n\nÌ`)
  const commit = await content.compose(base, first, [`${names[0]}`], 'Who we are', ada)
  await db
    .insertInto('releases')
    .values({ id: 'r', title: 'Who', note: '', state: 'replaced', created_at: 1, base, commit })
    .execute()
  await db
    .insertInto('release_files')
    .values({ release: 'r', path: `${names[0]}`, authors: ada.email })
    .execute()
  await publish(1, first, secret)
  const without = { 'people/jane-doe.yaml': undefined, 'people/jane-doe/photo.png': undefined }
  await publish(2, await save({ ...without, 'group.yaml': 'name: Group\n' }), 'Nobody')
  await save({ 'Łódź and Ìbàdàn.md': 'More\n' })
  await mkdir(join(folder, 'work/valid/people'), { recursive: true })
  await writeFile(join(folder, 'work/valid/people/jane-doe.yaml'), secret)
  await rm(join(folder, 'from'), { recursive: true })
  await builds.stop()
})
afterEach(async () => {
  await builds.stop()
  await db.destroy()
  execFileSync('chmod', ['-R', 'u+w', folder])
  await rm(folder, { recursive: true })
})

const run = (which = names, open = async () => ({ db, now: () => 7 })) =>
  forget(folder, which, 'Asked by her on 3 March', open)

/** Every Git object, reachable or not, and every file of the desk. */
function everything(): string {
  const files = execFileSync('find', [folder, '-type', 'f', '-exec', 'cat', '{}', '+'])
  return git('cat-file', '--batch-all-objects', '--batch') + String(files)
}

test('no object, no edition and no build holds it afterwards, and what is live is as it was', async () => {
  expect(everything()).toContain(secret)
  const page = () => readFile(join(folder, 'live/build/client/index.html'), 'utf8')
  const tree = () => git('rev-parse', 'live^{tree}', 'draft^{tree}')
  const [pageBefore, treeBefore] = [await page(), tree()]
  expect(await run()).toEqual({ files: 2, editions: 1, builds: 1 })
  expect(everything()).not.toContain('Jane Doe')
  expect(git('log', '--all', '--format=%B')).not.toContain('jane')
  expect(git('log', '--all', '--raw', '--format=')).not.toContain('jane')
  expect([await page(), tree()]).toEqual([pageBefore, treeBefore])
  expect(await readdir(join(folder, 'editions'))).toEqual(['2'])
  expect(await readdir(join(folder, 'pool/assets'))).toEqual(['2.12345678.webp'])
  expect(existsSync(join(folder, 'builds/job2'))).toBe(true)
  const audit = await db.selectFrom('audit').select(['action', 'subject', 'detail']).execute()
  expect(audit).toEqual([
    { action: 'forgot', subject: '2 files', detail: 'Asked by her on 3 March' },
  ])
})

test('the desk goes on: every commit that it knows is there, with everything else of history', async () => {
  const log = () => git('log', '--format=%an %at %s', 'draft').split('\n')
  const before = log()
  await run()
  const nameless = (line: string) =>
    names.reduce((text, name) => text.replaceAll(name, 'a forgotten file'), line)
  expect(log()).toEqual(before.map(nameless))
  const again = contentRepository(join(folder, 'content.git'))
  await again.start(join(folder, 'nowhere'))
  const live = await again.commitOf('live')
  expect((await builds.live())?.commit).toBe(live)
  const { base, commit } = await db.selectFrom('releases').selectAll().executeTakeFirstOrThrow()
  const editions = await db.selectFrom('editions').select('commit').execute()
  for (const id of [base, commit, ...editions.map((each) => each.commit)])
    expect((await again.files(id)).has('group.yaml')).toBe(true)
  expect(await db.selectFrom('release_files').selectAll().execute()).toEqual([])
  const changes = await again.history(live, await again.commitOf('draft'))
  expect(changes).toMatchObject([{ path: 'Łódź and Ìbàdàn.md', author: 'Ada Obi' }])
  const additions = [{ path: 'group.yaml', bytes: Buffer.from('name: New\n') }]
  const draft = await again.commitOf('draft')
  expect(await again.save({ base: draft, additions, deletions: [], author: ada })).toHaveProperty(
    'commit',
  )
})

test('may be done again after a kill', async () => {
  const killed = async () => {
    throw new Error('killed')
  }
  await expect(run(names, killed)).rejects.toThrow('killed')
  // As a kill before the move of the refs leaves it.
  git('update-ref', 'refs/forget/heads/draft', 'draft')
  expect(await run()).toMatchObject({ files: 2 })
  expect(everything()).not.toContain('Jane Doe')
  expect(git('for-each-ref', 'refs/forget')).toBe('')
  expect(await run()).toEqual({ files: 0, editions: 0, builds: 0 })
})

test('is refused while anything of it is in use, and changes nothing', async () => {
  const objects = () => git('cat-file', '--batch-all-objects', '--batch-check')
  await expect(run(['group.yaml'])).rejects.toThrow('group.yaml is in what is draft')
  await save({ 'group.yaml': undefined })
  const before = objects()
  await expect(run(['group.yaml'])).rejects.toThrow('group.yaml is in what is live')
  await content.setLive(await content.commitOf('draft'))
  await expect(run(['group.yaml'])).rejects.toThrow('The live edition holds it')
  expect(objects()).toBe(before)
  expect(await readdir(join(folder, 'editions'))).toEqual(['1', '2'])
})

test('is refused where the same bytes stand under another name, or the desk runs', async () => {
  await save({ 'pictures/copy.png': `${secret}\0\x89` })
  await save({ 'pictures/copy.png': undefined })
  await expect(run()).rejects.toThrow('The same bytes stand in pictures/copy.png')
  expect(await run([...names, 'pictures'])).toMatchObject({ files: 3 })
  builds = await openBuilds(folder, { exportContent: content.exportTo, startBuilder: false })
  await expect(run()).rejects.toThrow('The desk runs')
})
