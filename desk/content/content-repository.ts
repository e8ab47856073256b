import { execFile } from 'node:child_process'
import { mkdir, mkdtempDisposable, open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Migration } from '../../content/migrations/migration.ts'
import { migrations as all } from '../../content/migrations/migrations.ts'
import { type DeskContext, Refusal } from '../base/desk.ts'
import { filesBelow } from '../worker/files.ts'

type Author = { name: string; email: string }

/** What somebody saves, and the commit or tree that they edited. */
export type Change = {
  base: string
  additions: readonly { path: string; bytes: Buffer }[]
  deletions: readonly string[]
  author: Author
  /** The commit message; by default it names the files. */
  message?: string
  /** Whether what is saved is valid in `commit`, which is not the draft yet; if not, it is a conflict. */
  accepts?: (commit: string) => Promise<boolean>
}

/** A change of one file: by whom, and when in milliseconds. */
export type PastChange = {
  path: string
  /** Blob ids of the file before and after the change; zeros where there was none. */
  old: string
  blob: string
  /** The path of the file before the change. */
  from: string
  author: string
  email: string
  at: number
  commit: string
}

export type ContentRepository = ReturnType<typeof contentRepository>

/** What the topic of content is given. */
export type ContentDesk = DeskContext & { content: ContentRepository }

/** Files in the content folder that are not content: code, the README and dotfiles. */
const notContent = /^((model|migrations)\/|README\.md$)|(^|\/)\./

const file = '100644'
const draft = 'refs/heads/draft'
const live = 'refs/heads/live'

/** The committer of commits whose body lists migrations as done, one a line; no editor can be it. */
const migrating = 'migrations@localhost'
const desk = { name: 'Desk', email: 'desk@localhost' }

/** Milliseconds after which `git gc` is ended. */
const garbageTimeout = 30 * 60_000
const garbageOptions = [
  'gc.autoDetach=false',
  // Packing refs locks them: a save would have to wait.
  'gc.packRefs=false',
  // Git before 2.41 would unpack each unreachable object into a file instead.
  'gc.cruftPacks=true',
  // Photographs do not compress against each other; trying takes minutes and the memory of all of them.
  'core.bigFileThreshold=256k',
].flatMap((option) => ['-c', option])

/** Number of trees whose listing is kept in memory; trees are immutable. */
const keptTrees = 100

/**
 * Content in a bare Git repository that the desk alone writes, one commit per save. Without a working copy,
 * all that a killed process leaves in the way is lock files, which are removed.
 *
 * @param migrations those of the code that runs
 */
export function contentRepository(folder: string, migrations: readonly Migration[] = all) {
  const trees = new Map<string, ReadonlyMap<string, string>>()
  const pendingIn = new Map<string, readonly Migration[]>()
  let turn: Promise<unknown> = Promise.resolve()

  async function git(args: readonly string[], input?: Buffer | string, env = {}): Promise<Buffer> {
    const { code, out, problem } = await run(args, input, env)
    if (code === 0) return out
    throw new Error(`git ${args[0]} failed: ${problem}`)
  }

  function run(
    args: readonly string[],
    input: Buffer | string = '',
    env: Readonly<Record<string, string>> = {},
    signal?: AbortSignal,
  ): Promise<{ code: number; out: Buffer; problem: string }> {
    const options = ['-c', 'core.fsync=all', '-c', 'core.hooksPath=/dev/null']
    return new Promise((resolve, reject) => {
      const child = execFile(
        'git',
        [...options, ...args],
        {
          encoding: 'buffer',
          maxBuffer: 1 << 28,
          signal,
          env: {
            PATH: process.env.PATH,
            LC_ALL: 'C',
            GIT_DIR: folder,
            GIT_CONFIG_NOSYSTEM: '1',
            GIT_CONFIG_GLOBAL: '/dev/null',
            GIT_LITERAL_PATHSPECS: '1',
            GIT_COMMITTER_NAME: desk.name,
            GIT_COMMITTER_EMAIL: desk.email,
            ...env,
          },
        },
        (error, out, problem) => {
          if (error && typeof error.code !== 'number') reject(error)
          else resolve({ code: Number(error?.code ?? 0), out, problem: String(problem).trim() })
        },
      )
      // EPIPE when Git exits without reading its input; its exit code says why.
      child.stdin?.on('error', () => {}).end(input)
    })
  }

  /** Every screen needs it, so read the ref's file, and start Git only if the ref is packed. */
  async function commitOf(ref: 'draft' | 'live'): Promise<string> {
    const name = `refs/heads/${ref}`
    const text = await readFile(join(folder, name), 'utf8').catch(() => '')
    const { success, data } = idSchema.safeParse(text.trim())
    return success ? data : String(await git(['rev-parse', '--verify', name])).trim()
  }

  const temporaryFolder = () => mkdtempDisposable(join(folder, 'desk', 'work-'))

  /** Every file and folder of a commit or tree, as Git lists them. */
  async function entries(tree: string) {
    const lines = await git(['ls-tree', '-r', '-t', '-z', '--end-of-options', idSchema.parse(tree)])
    return partsOf(String(lines)).map((line) => {
      const [head = '', path = ''] = line.split('\t')
      const [mode = '', type = '', sha = ''] = head.split(' ')
      return { path, mode, type, sha }
    })
  }

  /** Every file of a commit or tree with its blob id. @throws when there is no such commit or tree */
  async function files(tree: string): Promise<ReadonlyMap<string, string>> {
    const known = trees.get(tree)
    if (known) return known
    const blobs = (await entries(tree)).filter(({ type }) => type === 'blob')
    const found = new Map(blobs.map(({ path, sha }) => [path, sha]))
    if (trees.size >= keptTrees) trees.clear()
    trees.set(tree, found)
    return found
  }

  /** Blobs by keys of the caller's, by one process; without those that are not there. */
  async function blobs<Key>(
    wanted: readonly (readonly [Key, id: string | undefined])[],
  ): Promise<Map<Key, Buffer>> {
    const found = new Map<Key, Buffer>()
    if (wanted.length === 0) return found
    const ids = wanted.map(([, id]) => `${id ?? nothing}\n`)
    const out = await git(['cat-file', '--batch'], ids.join(''))
    let at = 0
    // `--batch` prints `<id> blob <size>`, a newline, the bytes, a newline; or `<id> missing`, a newline.
    for (const [key] of wanted) {
      const start = out.indexOf('\n', at) + 1
      const [, type, size] = out.subarray(at, start).toString().split(' ')
      at = size === undefined ? start : start + Number(size) + 1
      if (type === 'blob') found.set(key, out.subarray(start, at - 1))
    }
    return found
  }

  /** The content of a blob id of `files`; undefined when there is no such blob. */
  const blob = async (id: string) => (await blobs([['', id]])).get('')

  const read = async (tree: string, path: string) => (await readAll(tree, [path])).get(path)

  /** Files of a commit or tree, without missing ones. */
  async function readAll(tree: string, paths: readonly string[]): Promise<Map<string, Buffer>> {
    const there = await files(tree)
    return await blobs(paths.map((path) => [path, there.get(path)]))
  }

  /**
   * Stores bytes as a blob, and returns its id. `collectGarbage` removes a blob that no save has used within
   * two weeks.
   */
  const store = async (bytes: Buffer): Promise<string> =>
    String(await git(['hash-object', '-w', '--stdin', '--no-filters'], bytes)).trim()

  /**
   * The id of a tree with files replaced by blob ids, or removed (`undefined`). With an index of its own
   * (GIT_INDEX_FILE), so that concurrent saves share only the ref.
   */
  async function treeWith(
    tree: string | undefined,
    changed: ReadonlyMap<string, string | undefined>,
  ): Promise<string> {
    await using work = await temporaryFolder()
    const env = { GIT_INDEX_FILE: join(work.path, 'index') }
    if (tree) await git(['read-tree', '--end-of-options', idSchema.parse(tree)], '', env)
    const lines = [...changed].map(([path, id]) =>
      id === undefined ? `0 ${nothing}\t${path}\0` : `${file} ${id}\t${path}\0`,
    )
    await git(['update-index', '-z', '--index-info'], lines.join(''), env)
    return String(await git(['write-tree'], '', env)).trim()
  }

  async function commit(
    tree: string,
    parents: readonly string[],
    message: string,
    { name, email }: Author,
    committer = desk.email,
  ): Promise<string> {
    const before = parents.flatMap((parent) => ['-p', parent])
    const author = { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email }
    const env = { ...author, GIT_COMMITTER_EMAIL: committer }
    return String(await git(['commit-tree', tree, ...before], message, env)).trim()
  }

  /** Removes locks left by a killed Git; a live one holds them for less than a minute. */
  async function clearLocks(before: number): Promise<void> {
    for (const locked of ['HEAD', 'config', 'packed-refs', draft, live]) {
      const lock = join(folder, `${locked}.lock`)
      const made = await stat(lock).catch(() => undefined)
      if (made && made.mtimeMs < before) await rm(lock, { force: true })
    }
  }

  /** Moves refs, all or none. @returns false when an old value differs, or a ref is locked */
  async function moves(refs: string): Promise<boolean> {
    await clearLocks(Date.now() - 60_000)
    const { code } = await run(['update-ref', '--stdin'], `${refs}\n`)
    // Git fsyncs a ref's file, not its folder: without this a loss of power undoes the rename.
    if (code === 0) await sync(join(folder, 'refs/heads'))
    return code === 0
  }

  async function move(refs: string): Promise<void> {
    if (!(await moves(refs))) throw new Error(`git has not moved the refs: ${refs}`)
  }

  /** The blob with both changes of a text; undefined where they conflict, or one of the three is missing. */
  async function merged(
    ours?: string,
    base?: string,
    theirs?: string,
  ): Promise<string | undefined> {
    const sides = await blobs(Object.entries({ ours, base, theirs }))
    const joined = sides.size === 3 ? await mergedFiles([...sides.values()]) : undefined
    return joined && (await store(joined))
  }

  /** What `git merge-file` makes of ours, the common base and theirs; undefined where they conflict. */
  async function mergedFiles(sides: readonly (Buffer | string)[]): Promise<Buffer | undefined> {
    await using work = await temporaryFolder()
    const paths = sides.map((_, index) => join(work.path, String(index)))
    for (const [index, path] of paths.entries()) await writeFile(path, sides[index] ?? '')
    const { code, out } = await run(['merge-file', '-p', ...paths])
    // Otherwise it is the number of conflicts, or 255 for a picture.
    return code === 0 ? out : undefined
  }

  async function save(change: Change): Promise<{ commit: string } | { conflict: string[] }> {
    const before = await files(change.base)
    const ours = new Map<string, string | undefined>()
    for (const { path, bytes } of change.additions) ours.set(path, await store(bytes))
    for (const path of change.deletions) ours.set(path, undefined)
    const message = change.message ?? `Save ${[...ours.keys()].join(', ')}`
    for (;;) {
      const tip = await commitOf('draft')
      const theirs = await files(tip)
      const isNew = ([path, id]: [path: string, id?: string]) =>
        id !== before.get(path) && id !== theirs.get(path)
      const result = new Map([...ours].filter(isNew))
      const together = [...result.keys()].filter((path) => before.get(path) !== theirs.get(path))
      for (const path of together)
        result.set(path, await merged(ours.get(path), before.get(path), theirs.get(path)))
      const conflict = together.filter((path) => result.get(path) === undefined)
      if (conflict.length > 0) return { conflict }
      if ([...result].every(([path, id]) => id === theirs.get(path))) return { commit: tip }
      const saved = await commit(await treeWith(tip, result), [tip], message, change.author)
      if (!((await change.accepts?.(saved)) ?? true)) return { conflict: [...result.keys()] }
      // False if the draft has moved since `commitOf` (another process may write too): then start over.
      if (await moves(`update ${draft} ${saved} ${tip}`)) return { commit: saved }
      if (tip === (await commitOf('draft'))) throw new Error('the draft cannot be written')
    }
  }

  /** The migrations that have not run on the files of a commit. */
  async function pending(id: string): Promise<readonly Migration[]> {
    if (migrations.length === 0) return []
    const known = pendingIn.get(id)
    if (known) return known
    const by = ['--fixed-strings', `--committer=<${migrating}>`, '--format=%b']
    const done = String(await git(['log', ...by, idSchema.parse(id)])).split('\n')
    const left = migrations.filter(({ name }) => !done.includes(name))
    pendingIn.set(id, left)
    return left
  }

  /** The commit with nothing pending: this one, or one that follows it. @throws what a migration throws */
  async function migrated(id: string): Promise<string> {
    let tip = id
    for (const { name, migrate } of await pending(id)) {
      const before = await readAll(tip, [...(await files(tip)).keys()])
      const after = migrate(before)
      const changed = new Map<string, string | undefined>()
      for (const path of before.keys()) if (!after.has(path)) changed.set(path, undefined)
      for (const [path, bytes] of after)
        if (!before.get(path)?.equals(bytes)) changed.set(path, await store(bytes))
      const tree = await treeWith(tip, changed)
      tip = await commit(tree, [tip], `Migrate content: ${name}\n\n${name}`, desk, migrating)
    }
    if (tip !== id) await keep(tip)
    return tip
  }

  /** The first parents' changes, latest first, that `git log` finds with these operands. */
  async function changes(operands: readonly string[]): Promise<PastChange[]> {
    const format = '--format=%x01%H%x00%an%x00%ae%x00%at%x00'
    const shown = ['--first-parent', '--raw', '--no-abbrev', '-z', format]
    return loggedChanges(String(await git(['log', ...shown, ...operands])))
  }

  /** A ref of its own keeps a commit from `git gc`, whatever becomes of its release. */
  const keep = (id: string) => move(`update refs/releases/${id} ${id}`)

  return {
    commitOf,
    files,
    pending,
    migrated,
    entries,
    read,
    readAll,
    blob,
    blobs,
    store,
    treeWith,

    /** Commits a folder's files, unless there is a commit, and removes what a kill left. */
    async start(from: string): Promise<void> {
      const version = String(await git(['version'])).trim()
      const [major = 0, minor = 0] = version.match(/\d+/g)?.map(Number) ?? []
      // An older Git ignores `core.fsync`: a loss of power would undo what the desk said is saved.
      if (major < 2 || (major === 2 && minor < 36)) {
        throw new Refusal(`The desk needs Git 2.36 or newer, and this is ${version}.`)
      }
      // No other process uses the folder yet, so a lock of any age is stale.
      await clearLocks(Number.POSITIVE_INFINITY)
      const init = ['init', '--quiet', '--bare', '--initial-branch=draft']
      await git(init, '', { GIT_TEMPLATE_DIR: '' })
      // `core.fsync` covers objects and refs, not what `git init` writes.
      for (const name of ['HEAD', 'config', '.']) await sync(join(folder, name))
      await rm(join(folder, 'desk'), { recursive: true, force: true })
      await mkdir(join(folder, 'desk'))
      const { code } = await run(['rev-parse', '--verify', '--quiet', draft])
      if (code === 0) return
      const blobs = new Map<string, string>()
      for (const path of await contentPaths(from))
        blobs.set(path, await store(await readFile(join(from, path))))
      const tree = await treeWith(undefined, blobs)
      // The checkout's content is migrated already: record that.
      const names = migrations.map(({ name }) => name).join('\n')
      const message = `Take over the content of the repository\n\n${names}`
      const first = await commit(tree, [], message, desk, migrating)
      // One transaction: after a kill here, the next start begins again.
      await move(`create ${draft} ${first}\ncreate ${live} ${first}`)
    },

    /** Saves into the draft; files that somebody else saved meanwhile are merged, or named as conflicts. */
    save(change: Change) {
      // One at a time: otherwise each would start over whenever another moves the draft first.
      const mine = turn.then(() => save(change))
      turn = mine.catch(() => {})
      return mine
    },

    /** A commit on top of `base` with `paths` as in `from`, or removed where `from` has none. */
    async compose(
      base: string,
      from: string,
      paths: readonly string[],
      message: string,
      author: Author,
    ): Promise<string> {
      const there = await files(from)
      const tree = await treeWith(base, new Map(paths.map((path) => [path, there.get(path)])))
      const made = await commit(tree, [idSchema.parse(base)], message, author)
      await keep(made)
      return made
    },

    /** A text with two people's changes of it, line by line; undefined where they have changed the same lines. */
    mergedText: async (ours: string, base: string, theirs: string) =>
      (await mergedFiles([ours, base, theirs]))?.toString(),

    /** Writes a commit's files into a folder, emptied first. */
    async exportTo(from: string, target: string): Promise<void> {
      await rm(target, { recursive: true, force: true })
      await mkdir(target, { recursive: true })
      await using work = await temporaryFolder()
      const env = { GIT_INDEX_FILE: join(work.path, 'index'), GIT_WORK_TREE: target }
      await git(['read-tree', '--end-of-options', idSchema.parse(from)], '', env)
      await git(['checkout-index', '--all', '--force'], '', env)
    },

    /**
     * Packs what thousands of saves have left, and removes what no ref has reached for two weeks, such as the
     * texts of saves that met a conflict. Saves go on meanwhile: what they write is younger.
     *
     * @param signal ends it
     */
    async collectGarbage(signal: AbortSignal): Promise<void> {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(garbageTimeout)])
      const { code, problem } = await run([...garbageOptions, 'gc', '--auto'], '', {}, limited)
      if (code !== 0) throw new Error(`git gc failed: ${problem}`)
    },

    async setLive(to: string): Promise<void> {
      await move(`update ${live} ${idSchema.parse(to)}`)
    },

    /** Moves the draft to its `migrated` commit. */
    async migrateDraft(): Promise<void> {
      for (;;) {
        const tip = await commitOf('draft')
        if (await moves(`update ${draft} ${await migrated(tip)} ${tip}`)) return
        if (tip === (await commitOf('draft'))) throw new Error('the draft cannot be written')
      }
    },

    /** The changes that made files of `to` differ from `from`, latest first. */
    async history(from: string, to: string): Promise<PastChange[]> {
      const [before, after] = await Promise.all([files(from), files(to)])
      const differing = new Set(differingPaths(before, after))
      if (differing.size === 0) return []
      const past = await changes(['--no-renames', idSchema.parse(to), '--', ...differing])
      return past.filter(({ path, old }) => {
        const counts = differing.has(path)
        // Before this change the file was as in `from`: leave out older ones.
        if (old === (before.get(path) ?? nothing)) differing.delete(path)
        return counts
      })
    },

    /** The draft's changes of these files or folders, latest first. */
    revisions: (paths: readonly string[]): Promise<PastChange[]> =>
      changes(['--no-renames', draft, '--', ...paths]),

    /**
     * E-mail addresses of everybody whose saves made each of these files of `commit`, which was composed of
     * the draft's, differ from `base`; also under the names that it had before.
     */
    async authors(
      base: string,
      commit: string,
      paths: readonly string[],
    ): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
      const [before, after] = await Promise.all([files(base), files(commit)])
      // Of all files: a limit to some would show a renamed one as new.
      const past = await changes(['--find-renames', draft])
      return new Map(
        paths.map((path): [string, Set<string>] => {
          const emails = new Set<string>()
          if (before.get(path) === after.get(path)) return [path, emails]
          // The draft may have gone on since. Without a match, whoever has changed the file counts.
          const made = past.findIndex(
            (change) => change.path === path && change.blob === (after.get(path) ?? nothing),
          )
          let name = path
          for (const change of past.slice(Math.max(0, made))) {
            if (change.path !== name) continue
            emails.add(change.email)
            name = change.from
            if (change.old === (before.get(name) ?? nothing)) break
          }
          return [path, emails]
        }),
      )
    },
  }
}

const idSchema = z.string().regex(/^[0-9a-f]{40}$/)

/** The id that Git gives for a file that is not there. */
const nothing = '0'.repeat(40)

const partsOf = (text: string) => text.split('\0').filter(Boolean)

async function sync(path: string): Promise<void> {
  await using handle = await open(path, 'r')
  await handle.sync()
}

/** Parses a log of `changes`: four fields per commit, and per file its `--raw` line and path, or two paths. */
function loggedChanges(log: string): PastChange[] {
  return log.split('\u0001').flatMap((each) => {
    const [commit = '', author = '', email = '', seconds = '', ...files] = partsOf(each)
    const save = { commit, author, email, at: Number(seconds) * 1000 }
    const changes: PastChange[] = []
    for (let at = 0; at < files.length; at += 2) {
      // The `--raw` line: `:<old mode> <new mode> <old id> <new id> <status>`.
      const [, , old = '', blob = '', status = ''] = files[at]?.split(' ') ?? []
      const from = files[at + 1] ?? ''
      if (status.startsWith('R')) {
        changes.push({ ...save, path: from, from, old, blob: nothing })
        at += 1
      }
      changes.push({ ...save, path: files[at + 1] ?? '', from, old, blob })
    }
    return changes
  })
}

/** The files of a folder that are content, by their paths in it. */
export async function contentPaths(folder: string): Promise<string[]> {
  return (await filesBelow(folder)).filter((path) => !notContent.test(path))
}

/** The paths at which two listings of `files` differ. */
export function differingPaths(
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): string[] {
  return [...new Set([...before.keys(), ...now.keys()])]
    .filter((path) => before.get(path) !== now.get(path))
    .sort()
}
