import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { editionFile } from '../../server/editions.ts'
import { filesBelow, replace } from '../builder/files.ts'
import { addEntry } from './audit.ts'
import { clear, isRunning } from './builds.ts'
import type { DeskContext } from './desk.ts'
import { Refusal } from './releases.ts'

type Opened = Pick<DeskContext, 'db' | 'now'>
type Git = (args: readonly string[], input?: string) => string

/**
 * Removes files from everything that a stopped desk keeps: the content's history, earlier editions, builds.
 * The draft and the live edition must not contain them, and do not change. After a kill, run it again.
 *
 * @param names paths in content, of files or of folders with all that is in them
 * @param open opens the office as the desk's user: removing the builder's files comes before and may need
 * root, and files written afterwards must be the desk's
 * @returns how many were removed
 * @throws {Refusal} while the desk runs, or one of them is in the draft or in what is live
 */
export async function forget(
  folder: string,
  names: readonly string[],
  ground: string,
  open: () => Promise<Opened>,
): Promise<{ files: number; editions: number; builds: number }> {
  const git = gitIn(join(folder, 'content.git'))
  const isMeant = (path: string) =>
    names.some((name) => path === name || path.startsWith(`${name}/`))
  const holds = (...place: string[]) =>
    names.some((name) => existsSync(join(folder, ...place, 'content', name)))

  if (await isRunning(folder))
    throw new Refusal('The desk runs: stop it and the builder, then do this again.')
  for (const ref of ['draft', 'live']) {
    const there = parts(git(['ls-tree', '-r', '-z', '--name-only', ref])).find(isMeant)
    if (there) throw new Refusal(`${there} is in what is ${ref}: take it out and publish that.`)
  }
  if (holds('live')) throw new Refusal('The live edition holds it: publish one without it.')
  // A change as `:100644 100644 <old id> <new id> M`, then its path.
  const log = parts(
    git(['log', '--all', '--raw', '--no-abbrev', '--no-renames', '-z', '--format=']),
  )
  const held = log.flatMap((part, index) => {
    const id = /^:(?:\S+ ){3}(\S+)/.exec(part.trim())?.[1]
    return id && !/^0+$/.test(id) ? [{ id, path: log[index + 1] ?? '' }] : []
  })
  const versions = held.filter(({ path }) => isMeant(path))
  const ids = new Set(versions.map(({ id }) => id))
  const twin = held.find(({ path, id }) => ids.has(id) && !isMeant(path))
  if (twin) throw new Refusal(`The same bytes stand in ${twin.path}: name that as well.`)

  const removed = await removeFiles(folder, holds)
  const files = new Set(versions.map(({ path }) => path)).size
  const { db, now } = await open()
  const commits = await rewriteHistory(git, join(folder, 'content.git/desk'), names, isMeant)
  const today = (commit: string) => commits.get(commit) ?? commit
  await db.transaction().execute(async (rows) => {
    for (const { id, base, commit } of await rows.selectFrom('releases').selectAll().execute()) {
      const row = rows.updateTable('releases').where('id', '=', id)
      await row.set({ base: today(base), commit: today(commit) }).execute()
    }
    for (const { number, commit } of await rows.selectFrom('editions').selectAll().execute()) {
      const row = rows.updateTable('editions').where('number', '=', number)
      await row.set({ commit: today(commit) }).execute()
    }
    for (const table of ['release_files', 'holds'] as const)
      for (const { path } of await rows.selectFrom(table).select('path').execute())
        if (isMeant(path)) await rows.deleteFrom(table).where('path', '=', path).execute()
    const entry = { person: null, action: 'forgot', subject: `${files} files`, detail: ground }
    await addEntry(rows, now(), entry)
  })
  for (const number of await readdir(join(folder, 'editions')).catch(() => [])) {
    const edition = join(folder, 'editions', number)
    const said = JSON.parse(await readFile(join(edition, editionFile), 'utf8'))
    const text = JSON.stringify({ ...said, commit: today(said.commit) }, null, 2)
    // Editions are read-only (`seal` in builds.ts).
    await chmod(edition, 0o755)
    await replace(join(edition, editionFile), `${text}\n`)
    await chmod(join(edition, editionFile), 0o444)
    await chmod(edition, 0o555)
  }
  // Last: until here the old history is intact, and after a kill all this can run again.
  const made = git(['for-each-ref', '--format=%(objectname) %(refname:lstrip=2)', 'refs/forget'])
  const moves = made
    .trim()
    .split('\n')
    .map((line) => {
      const [id, ref] = line.split(' ')
      return `update refs/${ref} ${id}\ndelete refs/forget/${ref}\n`
    })
  git(['update-ref', '--stdin'], moves.join(''))
  git(['gc', '--quiet', '--prune=now'])
  return { ...removed, files }
}

/** Removes editions and builds that contain the files, pool files of no other edition, and the caches. */
async function removeFiles(folder: string, holds: (...place: string[]) => boolean) {
  const list = (kind: string) => readdir(join(folder, kind)).catch(() => [])
  const all = await list('editions')
  const editions = all.filter((number) => holds('editions', number))
  const kept = new Set<string>()
  for (const number of all.filter((each) => !editions.includes(each)))
    for (const name of await filesBelow(join(folder, 'editions', number, 'build/client')))
      kept.add(name)
  const pool = join(folder, 'pool')
  for (const name of existsSync(pool) ? await filesBelow(pool) : [])
    if (!kept.has(name)) await rm(join(pool, name))
  for (const number of editions) await clear(join(folder, 'editions', number))
  const builds = new Set<string>()
  for (const kind of ['jobs', 'candidates', 'builds'])
    for (const id of await list(kind)) {
      if (!holds(kind, id)) continue
      builds.add(id)
      await clear(join(folder, kind, id))
    }
  // The builder's caches, pictures among them.
  for (const name of await list('work'))
    await rm(join(folder, 'work', name), { recursive: true, force: true })
  return { editions: editions.length, builds: builds.size }
}

/** Rewrites every ref to refs/forget/, without the files. @returns the new commits by the old ones */
async function rewriteHistory(
  git: Git,
  work: string,
  names: readonly string[],
  isMeant: (path: string) => boolean,
): Promise<Map<string, string>> {
  const tree = (ref: string) => git(['rev-parse', `refs/${ref}^{tree}`])
  await mkdir(work, { recursive: true })
  const marks = async (file: string) => {
    const lines = (await readFile(join(work, file), 'utf8')).trim().split('\n')
    return lines.map((line) => line.split(' ') as [mark: string, commit: string])
  }
  const left = git(['for-each-ref', '--format=delete %(refname)', 'refs/forget'])
  git(['update-ref', '--stdin'], left)
  const to = ['--refspec=refs/*:refs/forget/*', `--export-marks=${join(work, 'old')}`]
  const stream = git(['fast-export', '--all', '--no-data', ...to])
  git(
    ['fast-import', '--quiet', '--force', `--export-marks=${join(work, 'new')}`],
    without(stream, names.map(bytesOf), (path) => isMeant(textOf(path))),
  )
  for (const ref of ['heads/draft', 'heads/live'])
    if (tree(ref) !== tree(`forget/${ref}`)) throw new Error(`${ref} would not stay as it is`)
  const made = new Map(await marks('new'))
  return new Map((await marks('old')).map(([mark, commit]) => [commit, made.get(mark) ?? commit]))
}

/** Removes certain files from a `git fast-export` stream, and their names from commit messages. */
function without(stream: string, names: string[], isMeant: (path: string) => boolean): string {
  let left = ''
  for (let at = 0; at < stream.length; ) {
    const end = stream.indexOf('\n', at)
    const line = stream.slice(at, end)
    at = end + 1
    const [, bytes] = /^data (\d+)$/.exec(line) ?? []
    const [, path] = /^(?:M \d+ \w+|D) "?(.+?)"?$/.exec(line) ?? []
    if (bytes !== undefined) {
      const message = stream.slice(at, at + Number(bytes))
      const said = names.reduce((text, name) => text.replaceAll(name, 'a forgotten file'), message)
      left += `data ${said.length}\n${said}`
      at += message.length
    } else if (path === undefined || !isMeant(path)) left += `${line}\n`
  }
  return left
}

/** Latin-1 keeps one character per byte: `data <count>` of fast-export counts bytes. */
const bytesOf = (text: string) => Buffer.from(text).toString('latin1')
const textOf = (bytes: string) => Buffer.from(bytes, 'latin1').toString()
const parts = (output: string) => textOf(output).split('\0').filter(Boolean)

function gitIn(folder: string): Git {
  const { PATH } = process.env
  const none = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' }
  return (args, input = '') =>
    execFileSync('git', ['-c', 'core.fsync=all', '-c', 'core.quotePath=false', ...args], {
      ...{ env: { ...{ PATH, LC_ALL: 'C', GIT_DIR: folder }, ...none }, maxBuffer: 1 << 30 },
      ...{
        input: Buffer.from(input, 'latin1'),
        encoding: 'latin1',
        stdio: ['pipe', 'pipe', 'inherit'],
      },
    })
}
