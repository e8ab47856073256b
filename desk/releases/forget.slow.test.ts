import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { blocksOf } from '../../tests/guide/blocks.ts'
import { pathOr } from '../../tests/server/deploy/program-or.ts'
import { pythonPath } from '../../tools/lib/system-program.ts'
import { openDatabase } from '../base/database.ts'
import { contentRepository } from '../content/content-repository.ts'
import { fakeWorker, finished, publishEdition } from '../tests/fake-worker.ts'
import { ada } from '../tests/people.ts'
import { openBuilds } from './builds.ts'

const record = 'people/jane-doe.yaml'
const photo = 'people/jane-doe/photo.png'
const words = 'Jane Doe was born in Jos'

test('the commands under Forget remove a person from all that the desk keeps', async (context) => {
  const filterRepo = await pathOr(context, 'git-filter-repo')
  const sqlite = await pathOr(context, 'sqlite3')
  const place = mkdtempSync(join(tmpdir(), 'desk-forget-'))
  const folder = join(place, 'desk')
  onTestFinished(() => void execFileSync('sh', ['-c', `chmod -R u+w ${place}; rm -r ${place}`]))
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(place, name)), { recursive: true })
    writeFileSync(join(place, name), text, { mode: 0o755 })
  }

  // A desk that has published a person and taken her off again.
  write('from/group.yaml', 'name: Exprich\n')
  mkdirSync(folder)
  const content = contentRepository(join(folder, 'content.git'))
  await content.start(join(place, 'from'))
  const db = await openDatabase(folder)
  let page = words
  const builds = await openBuilds(folder, {
    db,
    exportContent: content.exportTo,
    startWorker: () =>
      fakeWorker({
        ...finished,
        'build/client/index.html': page,
        'build/client/assets/page.12345678.webp': page,
      }),
  })
  const save = async (files: Record<string, string | undefined>) => {
    const paths = Object.keys(files)
    const saved = await content.save({
      base: await content.commitOf('draft'),
      additions: paths.flatMap((path) => {
        const text = files[path]
        return text === undefined ? [] : [{ path, bytes: Buffer.from(text) }]
      }),
      deletions: paths.filter((path) => files[path] === undefined),
      author: ada,
      message: `Change ${paths.join(', ')}`,
    })
    if (!('commit' in saved)) throw new Error('nothing was saved')
    return saved.commit
  }
  const publish = async (number: number, commit: string) => {
    const { contract: _, ...edition } = await publishEdition(builds, number, commit)
    await db
      .insertInto('editions')
      .values({ ...edition, published_at: number })
      .execute()
    await content.setLive(commit)
  }
  const base = await content.commitOf('live')
  const first = await save({ [record]: words, [photo]: words })
  const commit = await content.compose(base, first, [record], 'Who we are', ada)
  await db
    .insertInto('releases')
    .values({ id: 'r', title: 'Who', note: '', state: 'replaced', created_at: 1, base, commit })
    .execute()
  await db
    .insertInto('release_files')
    .values([record, 'group.yaml'].map((path) => ({ release: 'r', path, authors: ada.email })))
    .execute()
  await publish(1, first)
  page = 'Nobody'
  await publish(2, await save({ [record]: undefined, [photo]: undefined }))
  await save({ 'group.yaml': 'name: Group\n' })
  write('desk-build/valid/people/jane-doe.yaml', words)
  await builds.stop()
  await db.destroy()

  const git = (...args: string[]) =>
    execFileSync('git', ['-C', join(folder, 'content.git'), ...args], { encoding: 'latin1' })
  /** Every Git object, reachable or not, and every file. */
  const everything = () =>
    git('cat-file', '--batch-all-objects', '--batch') +
    execFileSync('find', [place, '-type', 'f', '-exec', 'cat', '{}', '+'], { encoding: 'latin1' })
  const history = () => git('log', '--format=%an %ae %at %ct', 'draft')
  const trees = () => git('rev-parse', 'live^{tree}', 'draft^{tree}')
  const before = [history(), trees()]
  expect(everything()).toContain(words)

  // On a server root runs the commands; here one user owns everything, and editions are read-only.
  execFileSync('chmod', ['-R', 'u+w', folder])
  for (const name of ['apt', 'systemctl']) write(`bin/${name}`, '#!/bin/sh\n')
  write('bin/runuser', '#!/bin/sh\nshift 3\nexec "$@"\n')
  const commands = blocksOf('desk')
    .filter(({ heading }) => heading === 'Forget')
    .map(({ text }) => text)
    .join('')
    .replaceAll('/var/lib/desk', folder)
    .replaceAll('/var/tmp', place)
    .replaceAll('people/PERSON', 'people/jane-doe')
  const path = [join(place, 'bin'), dirname(filterRepo), dirname(sqlite), process.env.PATH]
  const printed = execFileSync('sh', ['-eu'], {
    input: commands,
    encoding: 'utf8',
    env: { PATH: path.join(delimiter), PYTHONPATH: pythonPath(filterRepo) },
  })

  // Nothing of it was in the draft or live.
  expect(printed).not.toContain('jane-doe')
  expect(everything()).not.toMatch(/Jane Doe|jane-doe/)
  expect([history(), trees()]).toEqual(before)
  expect(readdirSync(join(folder, 'editions'))).toEqual(['2'])
  expect(readFileSync(join(folder, 'live/build/client/index.html'), 'utf8')).toBe('Nobody')

  // The desk goes on: every commit that it names is there.
  const after = await openDatabase(folder)
  const again = contentRepository(join(folder, 'content.git'))
  await again.start(join(folder, 'nowhere'))
  const release = await after.selectFrom('releases').selectAll().executeTakeFirstOrThrow()
  const editions = await after.selectFrom('editions').select('commit').execute()
  for (const id of [release.base, release.commit, ...editions.map((each) => each.commit)])
    expect([...(await again.files(id)).keys()]).toEqual(['group.yaml'])
  expect((await builds.live())?.commit).toBe(await again.commitOf('live'))
  const paths = await after.selectFrom('release_files').select('path').execute()
  expect(paths).toEqual([{ path: 'group.yaml' }])
  const audit = await after.selectFrom('audit').selectAll().executeTakeFirstOrThrow()
  expect(audit).toMatchObject({ person: null, action: 'forgot', detail: 'Asked on 3 March' })
  await after.destroy()
})
