import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Migration } from '../../content/migrations/migration.ts'
import { ada, bola, chidi } from '../tests/people.ts'
import { type ContentRepository, contentRepository } from './content-repository.ts'

let place: string
let folder: string
let repository: ContentRepository

const git = (...args: string[]) =>
  execFileSync('git', args, { env: { ...process.env, GIT_DIR: folder }, encoding: 'utf8' }).trim()

const lines = (text: string) => Buffer.from(`${text.replaceAll(' ', '\n')}\n`)

type Author = { name: string; email: string }

const draft = () => repository.commitOf('draft')

/** Saves a file, or removes it where `bytes` is undefined, as an edit of `base`. */
const put = (base: string, path: string, bytes: Buffer | undefined, author: Author = ada) =>
  repository.save({
    base,
    additions: bytes ? [{ path, bytes }] : [],
    deletions: bytes ? [] : [path],
    author,
  })

/** Saves a file of words, one a line. */
const write = (base: string, path: string, text: string, author: Author = ada) =>
  put(base, path, lines(text), author)

const draftOf = async (path: string) =>
  String((await repository.read(await draft(), path)) ?? 'missing')
    .trim()
    .replaceAll('\n', ' ')

const pathsIn = async (commit: string) => [...(await repository.files(commit)).keys()]

/** Saves an edit of the latest draft. */
async function saved(path: string, text: string | undefined, author: Author = ada) {
  const result = await put(await draft(), path, text === undefined ? text : lines(text), author)
  if ('conflict' in result) throw new Error('unexpected conflict')
  return result.commit
}

beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), 'desk-content-'))
  folder = join(place, 'content.git')
  const content = join(place, 'content')
  mkdirSync(join(content, 'news'), { recursive: true })
  mkdirSync(join(content, 'model'))
  writeFileSync(join(content, 'model/code.ts'), 'export {}')
  writeFileSync(join(content, 'README.md'), 'About this folder.')
  writeFileSync(join(content, '.gitattributes'), '* text')
  writeFileSync(join(content, 'group.yaml'), lines('a b c d e f g h'))
  writeFileSync(join(content, 'news/first.md'), 'First.\r\n')
  mkdirSync(folder)
  repository = contentRepository(folder)
  await repository.start(content)
  return () => rmSync(place, { recursive: true, force: true })
})

describe('the first start', () => {
  it('takes the words as they are, and no code', async () => {
    const first = await draft()
    expect(await repository.commitOf('live')).toBe(first)
    expect(await pathsIn(first)).toEqual(['group.yaml', 'news/first.md'])
    expect(String(await repository.read(first, 'news/first.md'))).toBe('First.\r\n')
  })

  it('is read file by file, or many at once', async () => {
    const first = await draft()
    const paths = ['news/first.md', 'nowhere.md', 'group.yaml']
    const read = await repository.readAll(first, paths)
    expect([...read.keys()]).toEqual(['news/first.md', 'group.yaml'])
    for (const path of paths) expect(read.get(path)).toEqual(await repository.read(first, path))
    expect((await repository.entries(first)).map(({ path, type }) => `${type} ${path}`)).toEqual([
      'blob group.yaml',
      'tree news',
      'blob news/first.md',
    ])
  })

  it('is the only one that takes them', async () => {
    const commit = await saved('group.yaml', 'x')
    await contentRepository(folder).start(join(place, 'content'))
    expect(await draft()).toBe(commit)
  })

  it('refuses a Git that writes to the disk later', async () => {
    writeFileSync(join(place, 'git'), '#!/bin/sh\necho git version 2.34.1\n', { mode: 0o755 })
    vi.stubEnv('PATH', `${place}:${process.env.PATH}`)
    onTestFinished(() => void vi.unstubAllEnvs())
    await expect(repository.start(join(place, 'content'))).rejects.toThrow('Git 2.36 or newer')
  })

  it('goes on saving a minute after a Git of its own was killed', async () => {
    const lock = join(folder, 'refs/heads/draft.lock')
    writeFileSync(lock, '')
    await expect(saved('group.yaml', 'x')).rejects.toThrow('cannot be written')
    const aMinuteAgo = Date.now() / 1_000 - 61
    utimesSync(lock, aMinuteAgo, aMinuteAgo)
    await saved('group.yaml', 'x')
    expect(await draftOf('group.yaml')).toBe('x')
  })

  it.each([
    ['in a save', 'refs/heads/draft.lock'],
    // Git locks HEAD too when it moves the branch that HEAD points to.
    ['in a save', 'HEAD.lock'],
    ['in a start', 'config.lock'],
  ])('clears what a kill %s left: %s', async (where, lock) => {
    writeFileSync(join(folder, lock), '')
    if (where === 'in a save')
      await expect(saved('group.yaml', 'x')).rejects.toThrow('cannot be written')
    await repository.start(join(place, 'content'))
    await saved('group.yaml', 'x')
    expect(await draftOf('group.yaml')).toBe('x')
  })
})

describe('a save', () => {
  it('is one commit of the person who made it', async () => {
    const before = await draft()
    const commit = await saved('group.yaml', 'x', chidi)
    const made = `${before} Chidi Nwosu chidi@example.com`
    expect(git('log', '-1', '--format=%P %an %ae', commit)).toBe(made)
    expect(await repository.commitOf('live')).toBe(before)
  })

  it('of nothing new is none', async () => {
    const before = await draft()
    expect(await write(before, 'group.yaml', 'a b c d e f g h')).toEqual({ commit: before })
  })

  it('adds, changes and removes files at once', async () => {
    const bytes = Buffer.from([137, 80, 0, 255])
    const additions = [
      { path: 'people/ada.yaml', bytes: lines('ada') },
      { path: 'people/ada/photograph.png', bytes },
    ]
    const base = await draft()
    await repository.save({ base, additions, deletions: ['news/first.md'], author: ada })
    const now = await draft()
    expect(await pathsIn(now)).toEqual(['group.yaml', ...additions.map(({ path }) => path)])
    expect(await repository.read(now, 'people/ada/photograph.png')).toEqual(bytes)
  })

  it('is accepted before it is the draft, and is a conflict otherwise', async () => {
    const base = await draft()
    const asked: string[] = []
    const save = (text: string) =>
      repository.save({
        base,
        additions: [{ path: 'group.yaml', bytes: lines(text) }],
        deletions: [],
        author: ada,
        accepts: async (commit) => {
          expect(await draft()).toBe(base)
          asked.push(String(await repository.read(commit, 'group.yaml')).trim())
          return text === 'right'
        },
      })
    expect(await save('wrong')).toEqual({ conflict: ['group.yaml'] })
    expect(await draft()).toBe(base)
    expect(await save('right')).toEqual({ commit: await draft() })
    expect(await save('right')).toEqual({ commit: await draft() })
    expect(asked).toEqual(['wrong', 'right'])
  })

  it('takes a blob that was stored before', async () => {
    const bytes = Buffer.from([0, 255])
    const before = await draft()
    const id = await repository.store(bytes)
    expect(await repository.blob(id)).toEqual(bytes)
    expect(await draft()).toBe(before)
    await put(before, 'a.png', bytes)
    expect((await repository.files(await draft())).get('a.png')).toBe(id)
  })

  it('is on the disk when it answers', async () => {
    const traced = join(place, 'trace')
    // Git's trace counts calls of fsync. A wrapper sets it, because only PATH is passed on.
    const script = `#!/bin/sh\nPATH="\${PATH#*:}" GIT_TRACE2_EVENT=${traced} exec git "$@"\n`
    writeFileSync(join(place, 'git'), script, { mode: 0o755 })
    vi.stubEnv('PATH', `${place}:${process.env.PATH}`)
    onTestFinished(() => void vi.unstubAllEnvs())
    await saved('group.yaml', 'x')
    const flushed = readFileSync(traced, 'utf8')
      .split('\n')
      .filter((line) => line.includes('"fsync"') && line.includes('hardware-flush'))
      .map((line) => Number(JSON.parse(line).value))
    // The blob, the tree, the commit and the ref.
    expect(flushed.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(4)
  })
})

describe('two people', () => {
  it.each([
    ['change one file in two places', 'group.yaml', 'A b c d e f g h', 'a b c d e f g H'],
    ['change one place', 'group.yaml', 'a b C1 d e f g h', 'a b C2 d e f g h'],
    ['add one file', 'new.yaml', 'one', 'two'],
    ['say the same', 'group.yaml', 'x', 'x'],
  ])('%s: both are there, or the second is told', async (what, path, one, two) => {
    const base = await draft()
    const first = await write(base, path, one, ada)
    const second = await write(base, path, two, bola)
    if (what === 'say the same') return expect(second).toEqual(first)
    if (what === 'change one file in two places')
      return expect(await draftOf(path)).toBe('A b c d e f g H')
    expect(second).toEqual({ conflict: [path] })
    expect(first).toEqual({ commit: await draft() })
    expect(await draftOf(path)).toBe(one)
  })

  it('change and remove one file: the second is told, whichever it is', async () => {
    const base = await draft()
    const remove = (from: string) => put(from, 'group.yaml', undefined, bola)
    await write(base, 'group.yaml', 'x', ada)
    expect(await remove(base)).toEqual({ conflict: ['group.yaml'] })
    const now = await draft()
    await remove(now)
    expect(await write(now, 'group.yaml', 'y', ada)).toEqual({ conflict: ['group.yaml'] })
    expect(await draftOf('group.yaml')).toBe('missing')
  })

  it('never have a picture merged', async () => {
    const picture = (base: string, author: Author, ...bytes: number[]) =>
      put(base, 'a.png', Buffer.from([0, ...bytes]), author)
    await picture(await draft(), ada, 1, 10, 2)
    const base = await draft()
    await picture(base, ada, 3, 10, 2)
    expect(await picture(base, bola, 1, 10, 4)).toEqual({ conflict: ['a.png'] })
  })

  it('have nothing merged that does not hold together', async () => {
    const base = await draft()
    await write(base, 'group.yaml', 'A b c d e f g h', ada)
    const before = await draft()
    let asked: unknown
    const result = await repository.save({
      base,
      additions: [{ path: 'group.yaml', bytes: lines('a b c d e f g H') }],
      deletions: [],
      author: bola,
      accepts: async (commit) => {
        asked = String(await repository.read(commit, 'group.yaml'))
        return false
      },
    })
    expect(asked).toBe(String(lines('A b c d e f g H')))
    expect(result).toEqual({ conflict: ['group.yaml'] })
    expect(await draft()).toBe(before)
  })

  it('have lines of one text joined, unless they have changed the same', async () => {
    const merged = (ours: string, theirs: string) =>
      repository.mergedText(ours, 'One\n\nTwo\n\nThree\n', theirs)
    expect(await merged('1\n\nTwo\n\nThree\n', 'One\n\nTwo\n\n3\n')).toBe('1\n\nTwo\n\n3\n')
    expect(await merged('1\n\nTwo\n\nThree\n', 'Uno\n\nTwo\n\nThree\n')).toBeUndefined()
  })

  it('cannot save on what never was', async () => {
    await expect(write('0'.repeat(40), 'group.yaml', 'x')).rejects.toThrow('ls-tree')
    await expect(write('--output=x', 'group.yaml', 'x')).rejects.toThrow()
  })
})

it('20 saves at once are all there', async () => {
  const base = await draft()
  const other = contentRepository(folder)
  const saves = Array.from({ length: 20 }, (_, index) => {
    const additions = [{ path: `people/p${index}.yaml`, bytes: lines(`p${index}`) }]
    // Half of them through another instance, as in another process: only the ref is shared.
    return (index % 2 ? repository : other).save({ base, additions, deletions: [], author: ada })
  })
  expect((await Promise.all(saves)).every((result) => 'commit' in result)).toBe(true)
  const people = (await pathsIn(await draft())).filter((path) => path.startsWith('people/'))
  expect(people).toHaveLength(20)
  expect(git('rev-list', '--count', 'refs/heads/draft')).toBe('21')
})

it('50 random pairs of saves lose no saved word from history', async () => {
  const seed = Number(process.env.SEED ?? Date.now())
  const random = randomNumbers(seed)
  const paths = ['group.yaml', 'news/first.md', 'b.yaml']
  let word = 0
  for (let pair = 0; pair < 50; pair += 1) {
    const base = await draft()
    const results = await Promise.all(
      [ada, bola].map(async (author) => {
        const path = paths[Math.floor(random() * paths.length)] ?? ''
        const old = String((await repository.read(base, path)) ?? '').split('\n')
        const at = Math.floor(random() * (old.length + 1))
        word += 1
        const mine = `word${word}.`
        const bytes = Buffer.from(old.toSpliced(at, random() < 0.5 ? 1 : 0, mine).join('\n'))
        return { mine, path, result: await put(base, path, bytes, author) }
      }),
    )
    for (const { mine, path, result } of results) {
      if ('conflict' in result) continue
      // The word is in the commit that `save` returned, which is in the draft's history.
      expect(String(await repository.read(result.commit, path)), `seed ${seed}`).toContain(mine)
      expect(git('merge-base', '--is-ancestor', result.commit, 'refs/heads/draft')).toBe('')
    }
    // A word is in the draft exactly when its save had no conflict.
    const now = await draft()
    const texts = await Promise.all(paths.map((path) => repository.read(now, path)))
    const all = texts.join('\n')
    for (const { mine, result } of results)
      expect(all.includes(mine), `seed ${seed}`).toBe('commit' in result)
    expect(results.some(({ result }) => 'commit' in result)).toBe(true)
  }
})

it('a process that is killed in its saves leaves everything whole, and nothing in the way', async () => {
  const module = new URL('./content-repository.ts', import.meta.url).href
  const program = `
    const { contentRepository } = await import(${JSON.stringify(module)})
    const repository = contentRepository(${JSON.stringify(folder)})
    for (let number = 0; ; number += 1) {
      const additions = [{ path: 'k.yaml', bytes: Buffer.from(process.argv[1] + '-' + number + '\\n') }]
      const author = { name: 'K', email: 'k@example.com' }
      const base = await repository.commitOf('draft')
      const { commit } = await repository.save({ base, additions, deletions: [], author })
      console.log(commit)
    }`
  for (let round = 0; round < 6; round += 1) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program, `r${round}`], {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const printed: string[] = []
    const reader = createInterface(child.stdout).on('line', (line) => printed.push(line))
    await once(reader, 'line')
    await wait(50 + round * 17)
    // The whole process group, as systemd does, so that its Git processes die too.
    process.kill(-(child.pid ?? 0), 'SIGKILL')
    await once(child, 'close')
    await repository.start(join(place, 'content'))
    git('fsck', '--strict')
    const [latest = ''] = printed.slice(-1)
    // The last save reported is in the draft, with at most one after it.
    expect(git('merge-base', '--is-ancestor', latest, 'refs/heads/draft')).toBe('')
    expect(Number(git('rev-list', '--count', `${latest}..refs/heads/draft`))).toBeLessThan(2)
    await saved('group.yaml', `round${round}`)
    expect(await draftOf('group.yaml')).toBe(`round${round}`)
  }
})

describe('a release', () => {
  it('takes the chosen files alone', async () => {
    const live = await repository.commitOf('live')
    await saved('group.yaml', 'x')
    await saved('news/second.md', 'second', bola)
    const from = await saved('news/first.md', undefined)
    const chosen = ['news/second.md', 'news/first.md']
    const made = await repository.compose(live, from, chosen, 'A title\n\nA note', ada)
    expect(await pathsIn(made)).toEqual(['group.yaml', 'news/second.md'])
    expect(await repository.read(made, 'group.yaml')).toEqual(lines('a b c d e f g h'))
    expect(git('log', '-1', '--format=%P %s/%b', made)).toBe(`${live} A title/A note`)
    const refs = git('for-each-ref', '--contains', made, '--format=%(refname)')
    expect(refs).toBe(`refs/releases/${made}`)

    await repository.setLive(made)
    expect(await repository.commitOf('live')).toBe(made)
    expect(await draft()).toBe(from)
  })

  it('stands in a folder as plain files', async () => {
    const out = join(place, 'out')
    mkdirSync(out)
    writeFileSync(join(out, 'old.yaml'), 'old')
    await repository.exportTo(await repository.commitOf('live'), out)
    expect(readFileSync(join(out, 'news/first.md'), 'utf8')).toBe('First.\r\n')
    expect(readdirSync(out)).toEqual(['group.yaml', 'news'])
  })
})

describe('garbage', () => {
  const never = new AbortController().signal
  const isThere = (id: string) =>
    git('cat-file', '--batch-all-objects', '--batch-check').includes(id)

  it('that no ref has reached for two weeks is removed; what was saved and what is new stays', async () => {
    // Git takes the objects whose ids begin with 17 as a sample of how many there are.
    git('config', 'gc.auto', '1')
    const ids: string[] = []
    for (let n = 0; ids.length < 2; n += 1) {
      const text = `abandoned ${n}`
      const id = createHash('sha1').update(`blob ${text.length}\0${text}`).digest('hex')
      if (!id.startsWith('17')) continue
      execFileSync('git', ['--git-dir', folder, 'hash-object', '-w', '--stdin'], { input: text })
      ids.push(id)
    }
    const [old = '', young = ''] = ids
    const weeksAgo = Date.now() / 1000 - 21 * 86_400
    utimesSync(join(folder, 'objects/17', old.slice(2)), weeksAgo, weeksAgo)
    const saves = async () => {
      for (const text of ['one', 'two', 'three']) await saved('group.yaml', text)
    }
    await Promise.all([repository.collectGarbage(never), saves()])
    expect([isThere(old), isThere(young)]).toEqual([false, true])
    expect(readdirSync(join(folder, 'objects/pack')).length).toBeGreaterThan(0)
    await saved('news/second.md', 'After it', bola)
    git('fsck', '--strict')
    expect([await draftOf('group.yaml'), await draftOf('news/second.md')]).toEqual([
      'three',
      'After it',
    ])
  })
})

/** Publishes a file as it is in the draft. */
async function published(path: string): Promise<void> {
  const live = await repository.commitOf('live')
  await repository.setLive(await repository.compose(live, await draft(), [path], 'Out', ada))
}

describe('history', () => {
  it('says who made files other than they are live, and nothing of what was published', async () => {
    const before = await repository.commitOf('live')
    await saved('group.yaml', 'one', ada)
    await saved('news/second.md', 'two', bola)
    await published('group.yaml')
    await saved('group.yaml', 'three', bola)
    await saved('news/second.md', 'four', ada)

    const told = await repository.history(await repository.commitOf('live'), await draft())
    expect(told).toMatchObject([
      { path: 'news/second.md', author: ada.name, email: ada.email },
      { path: 'group.yaml', author: bola.name, email: bola.email },
      { path: 'news/second.md', author: bola.name, email: bola.email },
    ])
    expect(Math.abs((told[0]?.at ?? 0) - Date.now())).toBeLessThan(60_000)
    const all = await repository.history(before, await draft())
    const group = all.filter(({ path }) => path === 'group.yaml')
    expect(group.map(({ author }) => author)).toEqual([bola.name, ada.name])
  })

  it('is empty where nothing differs', async () => {
    const live = await repository.commitOf('live')
    await saved('group.yaml', 'x')
    await saved('group.yaml', 'a b c d e f g h')
    expect(await repository.history(live, await draft())).toEqual([])
  })
})

describe('authors', () => {
  const path = 'news/quay.md'
  const pier = 'news/pier.md'
  /** A save, which removes the file where there is no text, and may rename it; or a publication. */
  type Step = 'published' | [by: Author, text: string | undefined, to?: string, from?: string]

  async function take(...steps: Step[]): Promise<string> {
    for (const step of steps) {
      if (step === 'published') {
        await published(path)
        continue
      }
      const [author, text, to = path, from] = step
      if (from && text !== undefined) {
        const additions = [{ path: to, bytes: lines(text) }]
        await repository.save({ base: await draft(), additions, deletions: [from], author })
      } else await saved(to, text, author)
    }
    return await draft()
  }

  /** Who wrote what goes out, if all of a commit does. */
  async function authorsOf(from: string, ...paths: string[]): Promise<string[][]> {
    const live = await repository.commitOf('live')
    const commit = await repository.compose(live, from, paths, 'A release', ada)
    const authors = await repository.authors(live, commit, paths)
    return paths.map((each) => [...(authors.get(each) ?? [])])
  }

  it.each<[string, Step[], Author[]]>([
    [
      'three in turn, of whom one comes back',
      [
        [bola, 'a'],
        [ada, 'b'],
        [chidi, 'c'],
        [ada, 'd'],
      ],
      [ada, chidi, bola],
    ],
    ['what was published before', [[bola, 'a'], 'published', [ada, 'b']], [ada]],
    [
      'what was put back as it is live in between',
      [[chidi, 'a'], 'published', [bola, 'b'], [ada, 'a'], [ada, 'c']],
      [ada],
    ],
    [
      'another file name',
      [
        [bola, 'a b c d e f g', pier],
        [ada, 'a b c d e f h', path, pier],
      ],
      [ada, bola],
    ],
    [
      'another file name that is live',
      [
        [chidi, 'a b c d e f g'],
        'published',
        [ada, 'a b c d e f g', pier, path],
        [bola, 'a b c d e f h', path, pier],
      ],
      [bola, ada],
    ],
    [
      'what was removed and written anew',
      [
        [bola, 'a'],
        [bola, undefined],
        [ada, 'b'],
      ],
      [ada],
    ],
    ['a removal', [[chidi, 'a'], 'published', [bola, undefined]], [bola]],
  ])('are those of %s', async (_, steps, authors) => {
    const [emails] = await authorsOf(await take(...steps), path)
    expect(emails).toEqual(authors.map(({ email }) => email))
  })

  it('are those of a merge of two saves', async () => {
    const base = await take([chidi, 'a b c d e f g'], 'published')
    await write(base, path, 'x b c d e f g', bola)
    await write(base, path, 'a b c d e f y', ada)
    expect(await authorsOf(await draft(), path)).toEqual([[ada.email, bola.email]])
  })

  it('are of a file that was renamed away, and of each file its own', async () => {
    await take([chidi, 'a b c d e f g'], 'published', [bola, 'a b c d e f g', pier, path])
    const now = await saved('group.yaml', 'x', ada)
    const authors = [[bola.email], [bola.email], [ada.email]]
    expect(await authorsOf(now, path, pier, 'group.yaml')).toEqual(authors)
  })

  it('are not those of later saves', async () => {
    const asked = await take([bola, 'a'])
    await take([chidi, 'b'], [ada, 'b', pier, path])
    expect(await authorsOf(asked, path)).toEqual([[bola.email]])
  })

  it('are more when what is live was put back', async () => {
    const first = await repository.commitOf('live')
    const asked = await take([bola, 'a'], 'published', [ada, 'b'])
    expect(await authorsOf(asked, path)).toEqual([[ada.email]])
    await repository.setLive(first)
    expect(await authorsOf(asked, path)).toEqual([[ada.email, bola.email]])
  })
})

describe('a migration', () => {
  const rename: Migration = {
    name: '001-group-as-about',
    migrate(files) {
      const { 'group.yaml': group = Buffer.from(''), ...others } = Object.fromEntries(files)
      return new Map(Object.entries({ ...others, 'about.yaml': group }))
    },
  }

  it('is one commit of the desk for the draft, and runs once', async () => {
    const before = await saved('group.yaml', 'x')
    const newer = contentRepository(folder, [rename])
    expect((await newer.pending(before)).map(({ name }) => name)).toEqual([rename.name])
    await newer.migrateDraft()
    const now = await draft()
    expect(await pathsIn(now)).toEqual(['about.yaml', 'news/first.md'])
    const made = `${before} Desk Migrate content: ${rename.name}`
    expect(git('log', '-1', '--format=%P %an %s', now)).toBe(made)
    const again = await saved('about.yaml', 'y')
    expect(await newer.pending(again)).toEqual([])
    await newer.migrateDraft()
    expect(await draft()).toBe(again)
  })

  it('of several, only those that are left run', async () => {
    const live = await repository.commitOf('live')
    const first = await contentRepository(folder, [rename]).migrated(live)
    const second: Migration = { name: '002-empty', migrate: () => new Map() }
    const both = contentRepository(folder, [rename, second])
    expect((await both.pending(first)).map(({ name }) => name)).toEqual(['002-empty'])
    expect(await pathsIn(await both.migrated(first))).toEqual([])
  })

  it('does not run over what a desk takes over from the code beside it', async () => {
    const other = contentRepository(join(place, 'other.git'), [rename])
    await other.start(join(place, 'content'))
    expect(await other.pending(await other.commitOf('draft'))).toEqual([])
  })

  it('is not taken for done where somebody writes its name', async () => {
    const message = `Migrate content: ${rename.name}\n\n${rename.name}`
    const base = await draft()
    const additions = [{ path: 'group.yaml', bytes: lines('x') }]
    await repository.save({ base, additions, deletions: [], author: ada, message })
    const newer = contentRepository(folder, [rename])
    expect(await newer.pending(await draft())).toEqual([rename])
  })

  it('loses nothing that is saved while it runs', async () => {
    let saves: Promise<unknown> | undefined
    const slow: Migration = {
      name: '001-slow',
      migrate(files) {
        saves ??= saved('news/second.md', 'while')
        return new Map([...files, ['new.yaml', lines('new')]])
      },
    }
    await contentRepository(folder, [slow]).migrateDraft()
    await saves
    expect(await draftOf('news/second.md')).toBe('while')
    expect(await draftOf('new.yaml')).toBe('new')
  })
})

/** Random numbers, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
