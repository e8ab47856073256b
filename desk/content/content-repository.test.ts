import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Migration } from '../../content/migrations/migrations.ts'
import { type ContentRepository, contentRepository } from './content-repository.ts'

const ada = { name: 'Ada Obi', email: 'ada@example.com' }
const ngozi = { name: 'Ngozi Okafor', email: 'ngozi@example.com' }

let place: string
let folder: string
let repository: ContentRepository

const git = (...args: string[]) =>
  execFileSync('git', args, { env: { ...process.env, GIT_DIR: folder }, encoding: 'utf8' }).trim()

const lines = (text: string) => Buffer.from(`${text.replaceAll(' ', '\n')}\n`)

/** Saves a file of words, one a line, as an edit of `base`. */
const write = (base: string, path: string, text: string, author = ada) =>
  repository.save({ base, additions: [{ path, bytes: lines(text) }], deletions: [], author })

const draftOf = async (path: string) =>
  String((await repository.read(await repository.commitOf('draft'), path)) ?? 'missing')
    .trim()
    .replaceAll('\n', ' ')

/** Saves an edit of the latest draft. */
async function saved(path: string, text: string, author = ada): Promise<string> {
  const result = await write(await repository.commitOf('draft'), path, text, author)
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
    const first = await repository.commitOf('draft')
    expect(await repository.commitOf('live')).toBe(first)
    expect([...(await repository.files(first)).keys()]).toEqual(['group.yaml', 'news/first.md'])
    expect(String(await repository.read(first, 'news/first.md'))).toBe('First.\r\n')
  })

  it('is read file by file, or many at once', async () => {
    const first = await repository.commitOf('draft')
    const paths = ['news/first.md', 'nowhere.md', 'group.yaml']
    const read = await repository.readAll(first, paths)
    expect([...read.keys()]).toEqual(['news/first.md', 'group.yaml'])
    for (const path of paths) expect(read.get(path)).toEqual(await repository.read(first, path))
    expect((await repository.entries(first)).map(({ path, type }) => [path, type])).toEqual([
      ['group.yaml', 'blob'],
      ['news', 'tree'],
      ['news/first.md', 'blob'],
    ])
  })

  it('is the only one that takes them', async () => {
    const commit = await saved('group.yaml', 'x')
    await contentRepository(folder).start(join(place, 'content'))
    expect(await repository.commitOf('draft')).toBe(commit)
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
  ])('clears what a kill %s left: %s', async (_, lock) => {
    writeFileSync(join(folder, lock), '')
    if (lock !== 'config.lock')
      await expect(saved('group.yaml', 'x')).rejects.toThrow('cannot be written')
    await repository.start(join(place, 'content'))
    await saved('group.yaml', 'x')
    expect(await draftOf('group.yaml')).toBe('x')
  })
})

describe('a save', () => {
  it('is one commit of the person who made it', async () => {
    const before = await repository.commitOf('draft')
    const commit = await saved('group.yaml', 'x', ngozi)
    expect(git('log', '-1', '--format=%P %an %ae', commit)).toBe(
      `${before} Ngozi Okafor ngozi@example.com`,
    )
    expect(await repository.commitOf('live')).toBe(before)
  })

  it('of nothing new is none', async () => {
    const before = await repository.commitOf('draft')
    expect(await write(before, 'group.yaml', 'a b c d e f g h')).toEqual({ commit: before })
  })

  it('adds, changes and removes files at once', async () => {
    const base = await repository.commitOf('draft')
    await repository.save({
      base,
      additions: [
        { path: 'people/ada.yaml', bytes: lines('ada') },
        { path: 'people/ada/photograph.png', bytes: Buffer.from([137, 80, 0, 255]) },
      ],
      deletions: ['news/first.md'],
      author: ada,
    })
    const draft = await repository.commitOf('draft')
    expect([...(await repository.files(draft)).keys()]).toEqual([
      'group.yaml',
      'people/ada.yaml',
      'people/ada/photograph.png',
    ])
    expect(await repository.read(draft, 'people/ada/photograph.png')).toEqual(
      Buffer.from([137, 80, 0, 255]),
    )
  })

  it('takes a name that Git could read as something else', async () => {
    const commit = await saved('group.yaml', 'x', { name: 'A <b>\nc\0', email: '' })
    expect(git('log', '-1', '--format=%an/%ae', commit)).toBe('A bc/nobody')
    const dots = await saved('group.yaml', 'y', { name: '"."', email: 'ada@example.com' })
    expect(git('log', '-1', '--format=%an', dots)).toBe('ada@example.com')
  })

  it('runs no hook, whatever stands in the repository', async () => {
    mkdirSync(join(folder, 'hooks'), { recursive: true })
    writeFileSync(join(folder, 'hooks/reference-transaction'), '#!/bin/sh\nexit 1\n', {
      mode: 0o755,
    })
    await saved('group.yaml', 'x')
    expect(await draftOf('group.yaml')).toBe('x')
  })

  it('is on the disk when it answers', async () => {
    const traced = join(place, 'trace')
    process.env.PATH = `${place}:${process.env.PATH}`
    // Git's trace counts calls of fsync. A wrapper sets it, because only PATH is passed on.
    writeFileSync(
      join(place, 'git'),
      `#!/bin/sh\nPATH="\${PATH#*:}" GIT_TRACE2_EVENT=${traced} exec git "$@"\n`,
      { mode: 0o755 },
    )
    try {
      await saved('group.yaml', 'x')
    } finally {
      process.env.PATH = process.env.PATH.slice(place.length + 1)
    }
    const flushed = readFileSync(traced, 'utf8')
      .split('\n')
      .filter((line) => line.includes('"fsync"') && line.includes('hardware-flush'))
      .map((line) => Number(JSON.parse(line).value))
    // The blob, the tree, the commit and the ref.
    expect(flushed.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(4)
  })
})

describe('two people', () => {
  it('save other files without a question', async () => {
    const base = await repository.commitOf('draft')
    await write(base, 'group.yaml', 'x', ada)
    await write(base, 'news/first.md', 'y', ngozi)
    expect([await draftOf('group.yaml'), await draftOf('news/first.md')]).toEqual(['x', 'y'])
  })

  it('change one file in two places: both are there', async () => {
    const base = await repository.commitOf('draft')
    await write(base, 'group.yaml', 'A b c d e f g h', ada)
    await write(base, 'group.yaml', 'a b c d e f g H', ngozi)
    expect(await draftOf('group.yaml')).toBe('A b c d e f g H')
  })

  it.each([
    ['change one place', 'group.yaml', 'a b C1 d e f g h', 'a b C2 d e f g h'],
    ['add one file', 'new.yaml', 'one', 'two'],
  ])('%s: the second is told, and nothing is lost', async (_, path, one, two) => {
    const base = await repository.commitOf('draft')
    const first = await write(base, path, one, ada)
    expect(await write(base, path, two, ngozi)).toEqual({ conflict: [path] })
    expect(first).toEqual({ commit: await repository.commitOf('draft') })
    expect(await draftOf(path)).toBe(one)
  })

  it('say the same: nobody is asked', async () => {
    const base = await repository.commitOf('draft')
    const first = await write(base, 'group.yaml', 'x', ada)
    expect(await write(base, 'group.yaml', 'x', ngozi)).toEqual(first)
  })

  it('change and remove one file: the second is told, whichever it is', async () => {
    const base = await repository.commitOf('draft')
    const removal = { base, additions: [], deletions: ['group.yaml'], author: ngozi }
    await write(base, 'group.yaml', 'x', ada)
    expect(await repository.save(removal)).toEqual({ conflict: ['group.yaml'] })
    const now = await repository.commitOf('draft')
    await repository.save({ ...removal, base: now })
    expect(await write(now, 'group.yaml', 'y', ada)).toEqual({ conflict: ['group.yaml'] })
    expect(await draftOf('group.yaml')).toBe('missing')
  })

  it('never have a picture merged', async () => {
    const picture = (...bytes: number[]) => [{ path: 'a.png', bytes: Buffer.from([0, ...bytes]) }]
    const start = await repository.commitOf('draft')
    await repository.save({ base: start, additions: picture(1, 10, 2), deletions: [], author: ada })
    const base = await repository.commitOf('draft')
    await repository.save({ base, additions: picture(3, 10, 2), deletions: [], author: ada })
    const second = { base, additions: picture(1, 10, 4), deletions: [], author: ngozi }
    expect(await repository.save(second)).toEqual({ conflict: ['a.png'] })
  })

  it('have nothing merged that does not hold together', async () => {
    const base = await repository.commitOf('draft')
    await write(base, 'group.yaml', 'A b c d e f g h', ada)
    const before = await repository.commitOf('draft')
    let asked: unknown
    const result = await repository.save({
      base,
      additions: [{ path: 'group.yaml', bytes: lines('a b c d e f g H') }],
      deletions: [],
      author: ngozi,
      accepts: async (commit, merged) => {
        asked = [String(await repository.read(commit, 'group.yaml')), merged]
        return false
      },
    })
    expect(asked).toEqual([String(lines('A b c d e f g H')), ['group.yaml']])
    expect(result).toEqual({ conflict: ['group.yaml'] })
    expect(await repository.commitOf('draft')).toBe(before)
  })

  it('cannot save on what never was', async () => {
    await expect(write('0'.repeat(40), 'group.yaml', 'x')).rejects.toThrow('ls-tree')
    await expect(write('--output=x', 'group.yaml', 'x')).rejects.toThrow()
  })
})

it('20 saves at once are all there', async () => {
  const base = await repository.commitOf('draft')
  const other = contentRepository(folder)
  const saves = Array.from({ length: 20 }, (_, index) =>
    // Half of them through another instance, as in another process: only the ref is shared.
    (index % 2 ? repository : other).save({
      base,
      additions: [{ path: `people/p${index}.yaml`, bytes: lines(`p${index}`) }],
      deletions: [],
      author: ada,
    }),
  )
  expect((await Promise.all(saves)).every((result) => 'commit' in result)).toBe(true)
  const there = await repository.files(await repository.commitOf('draft'))
  expect([...there.keys()].filter((path) => path.startsWith('people/'))).toHaveLength(20)
  expect(git('rev-list', '--count', 'refs/heads/draft')).toBe('21')
})

it('50 random pairs of saves lose no saved word from history', async () => {
  const seed = Number(process.env.SEED ?? Date.now())
  const random = randomNumbers(seed)
  const paths = ['group.yaml', 'news/first.md', 'b.yaml']
  let word = 0
  for (let pair = 0; pair < 50; pair += 1) {
    const base = await repository.commitOf('draft')
    const results = await Promise.all(
      [ada, ngozi].map(async (author) => {
        const path = paths[Math.floor(random() * paths.length)] ?? ''
        const old = String((await repository.read(base, path)) ?? '').split('\n')
        const at = Math.floor(random() * (old.length + 1))
        word += 1
        const mine = `word${word}.`
        const bytes = Buffer.from(old.toSpliced(at, random() < 0.5 ? 1 : 0, mine).join('\n'))
        const result = await repository.save({
          base,
          additions: [{ path, bytes }],
          deletions: [],
          author,
        })
        return { mine, path, result }
      }),
    )
    for (const { mine, path, result } of results) {
      if ('conflict' in result) continue
      // The word is in the commit that `save` returned, which is in the draft's history.
      expect(String(await repository.read(result.commit, path)), `seed ${seed}`).toContain(mine)
      expect(git('merge-base', '--is-ancestor', result.commit, 'refs/heads/draft')).toBe('')
    }
    // A word is in the draft exactly when its save had no conflict.
    const draft = await repository.commitOf('draft')
    const texts = await Promise.all(paths.map((path) => repository.read(draft, path)))
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
    const told: string[] = []
    const reader = createInterface(child.stdout).on('line', (line) => told.push(line))
    await once(reader, 'line')
    await wait(50 + round * 17)
    // The whole process group, as systemd does, so that its Git processes die too.
    process.kill(-(child.pid ?? 0), 'SIGKILL')
    await once(child, 'close')
    await repository.start(join(place, 'content'))
    git('fsck', '--strict')
    const [latest = ''] = told.slice(-1)
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
    await saved('news/second.md', 'second', ngozi)
    const draft = await repository.save({
      base: await repository.commitOf('draft'),
      additions: [],
      deletions: ['news/first.md'],
      author: ada,
    })
    const from = 'commit' in draft ? draft.commit : ''
    const chosen = ['news/second.md', 'news/first.md']
    const made = await repository.compose(live, from, chosen, 'A title\n\nA note', ada)
    expect([...(await repository.files(made)).keys()]).toEqual(['group.yaml', 'news/second.md'])
    expect(String(await repository.read(made, 'group.yaml'))).toBe(String(lines('a b c d e f g h')))
    expect(git('log', '-1', '--format=%P %s/%b', made)).toBe(`${live} A title/A note`)
    expect(git('for-each-ref', '--contains', made, '--format=%(refname)')).toBe(
      `refs/releases/${made}`,
    )

    await repository.setLive(made)
    expect(await repository.commitOf('live')).toBe(made)
    expect(await repository.commitOf('draft')).toBe(from)
  })

  it('stands in a folder as plain files', async () => {
    const out = join(place, 'out')
    mkdirSync(out)
    writeFileSync(join(out, 'old.yaml'), 'old')
    await repository.exportTo(await repository.commitOf('live'), out)
    expect(readFileSync(join(out, 'news/first.md'), 'utf8')).toBe('First.\r\n')
    expect(existsSync(join(out, 'old.yaml'))).toBe(false)
    expect(existsSync(join(out, '.git'))).toBe(false)
  })
})

describe('history', () => {
  it('says who made files other than they are live, and nothing of what was published', async () => {
    await saved('group.yaml', 'one', ada)
    await saved('news/second.md', 'two', ngozi)
    const draft = await repository.commitOf('draft')
    const live = await repository.commitOf('live')
    await repository.setLive(await repository.compose(live, draft, ['group.yaml'], 'Out', ada))
    await saved('group.yaml', 'three', ngozi)
    await saved('news/second.md', 'four', ada)

    const told = await repository.history(
      await repository.commitOf('live'),
      await repository.commitOf('draft'),
    )
    expect(told.map(({ path, author, email }) => [path, author, email])).toEqual([
      ['news/second.md', ada.name, ada.email],
      ['group.yaml', ngozi.name, ngozi.email],
      ['news/second.md', ngozi.name, ngozi.email],
    ])
    expect(Math.abs((told[0]?.at ?? 0) - Date.now())).toBeLessThan(60_000)
    const alone = await repository.history(live, await repository.commitOf('draft'), 'group.yaml')
    expect(alone.map(({ author }) => author)).toEqual([ngozi.name, ada.name])
  })

  it('is empty where nothing differs', async () => {
    const live = await repository.commitOf('live')
    await saved('group.yaml', 'x')
    await saved('group.yaml', 'a b c d e f g h')
    expect(await repository.history(live, await repository.commitOf('draft'))).toEqual([])
  })
})

describe('authors', () => {
  type Who = typeof ada
  const bola = { name: 'Bola Ade', email: 'bola@example.com' }
  const path = 'news/quay.md'

  async function renamed(from: string, to: string, text: string, author: Who): Promise<void> {
    const base = await repository.commitOf('draft')
    const additions = [{ path: to, bytes: lines(text) }]
    await repository.save({ base, additions, deletions: [from], author })
  }

  async function removed(author: Who): Promise<void> {
    const base = await repository.commitOf('draft')
    await repository.save({ base, additions: [], deletions: [path], author })
  }

  async function published(): Promise<void> {
    const draft = await repository.commitOf('draft')
    const live = await repository.commitOf('live')
    await repository.setLive(await repository.compose(live, draft, [path], 'Out', ada))
  }

  /** Who wrote what goes out, if all of the draft does. */
  async function authorsOf(draft: string, ...paths: string[]): Promise<string[][]> {
    const live = await repository.commitOf('live')
    const commit = await repository.compose(live, draft, paths, 'A release', ada)
    const authors = await repository.authors(live, commit, paths)
    return paths.map((each) => [...(authors.get(each) ?? [])])
  }

  it.each<[string, () => Promise<void>, Who[]]>([
    ['of one save', () => saved(path, 'a b', ada).then(), [ada]],
    [
      'of a change to what another wrote',
      async () => {
        await saved(path, 'a b c d', bola)
        await saved(path, 'a b c e', ada)
      },
      [ada, bola],
    ],
    [
      'of three in turn, of whom one comes back',
      async () => {
        for (const [text, who] of [
          ['a', bola],
          ['b', ada],
          ['c', ngozi],
          ['d', ada],
        ] as const)
          await saved(path, text, who)
      },
      [ada, ngozi, bola],
    ],
    [
      'of a merge of two saves',
      async () => {
        await saved(path, 'a b c d e f g', ngozi)
        await published()
        const base = await repository.commitOf('draft')
        await write(base, path, 'x b c d e f g', bola)
        await write(base, path, 'a b c d e f y', ada)
      },
      [ada, bola],
    ],
    [
      'of what was published before',
      async () => {
        await saved(path, 'a', bola)
        await published()
        await saved(path, 'b', ada)
      },
      [ada],
    ],
    [
      'of what was put back as it is live in between',
      async () => {
        await saved(path, 'a', ngozi)
        await published()
        await saved(path, 'b', bola)
        await saved(path, 'a', ada)
        await saved(path, 'c', ada)
      },
      [ada],
    ],
    [
      'of another file name',
      async () => {
        await saved('news/pier.md', 'a b c d e f g', bola)
        await renamed('news/pier.md', path, 'a b c d e f h', ada)
      },
      [ada, bola],
    ],
    [
      'of another file name that is live',
      async () => {
        await saved(path, 'a b c d e f g', ngozi)
        await published()
        await renamed(path, 'news/pier.md', 'a b c d e f g', ada)
        await renamed('news/pier.md', path, 'a b c d e f h', bola)
      },
      [bola, ada],
    ],
    [
      'of what was removed and written anew',
      async () => {
        await saved(path, 'a', bola)
        await removed(bola)
        await saved(path, 'b', ada)
      },
      [ada],
    ],
    [
      'of a removal',
      async () => {
        await saved(path, 'a', ngozi)
        await published()
        await removed(bola)
      },
      [bola],
    ],
  ])('are those %s', async (_, write, authors) => {
    await write()
    const [emails] = await authorsOf(await repository.commitOf('draft'), path)
    expect(emails).toEqual(authors.map(({ email }) => email))
  })

  it('are of a file that was renamed away, and of each file its own', async () => {
    await saved(path, 'a b c d e f g', ngozi)
    await published()
    await renamed(path, 'news/pier.md', 'a b c d e f g', bola)
    await saved('group.yaml', 'x', ada)
    const draft = await repository.commitOf('draft')
    expect(await authorsOf(draft, path, 'news/pier.md', 'group.yaml')).toEqual([
      [bola.email],
      [bola.email],
      [ada.email],
    ])
  })

  it('are not those of later saves', async () => {
    const asked = await saved(path, 'a', bola)
    await saved(path, 'b', ngozi)
    await renamed(path, 'news/pier.md', 'b', ada)
    expect(await authorsOf(asked, path)).toEqual([[bola.email]])
  })

  it('are more when what is live was put back', async () => {
    const first = await repository.commitOf('live')
    await saved(path, 'a', bola)
    await published()
    const asked = await saved(path, 'b', ada)
    expect(await authorsOf(asked, path)).toEqual([[ada.email]])
    await repository.setLive(first)
    expect(await authorsOf(asked, path)).toEqual([[ada.email, bola.email]])
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
    const draft = await newer.commitOf('draft')
    expect([...(await newer.files(draft)).keys()]).toEqual(['about.yaml', 'news/first.md'])
    expect(git('log', '-1', '--format=%P %an %s', draft)).toBe(
      `${before} Desk Migrate content: ${rename.name}`,
    )
    expect(await newer.pending(await saved('about.yaml', 'y'))).toEqual([])
    const again = await newer.commitOf('draft')
    await newer.migrateDraft()
    expect(await newer.commitOf('draft')).toBe(again)
  })

  it('of several, only those that are left run', async () => {
    const first = await contentRepository(folder, [rename]).migrated(
      await repository.commitOf('live'),
    )
    const second: Migration = { name: '002-empty', migrate: () => new Map() }
    const both = contentRepository(folder, [rename, second])
    expect((await both.pending(first)).map(({ name }) => name)).toEqual(['002-empty'])
    expect([...(await both.files(await both.migrated(first))).keys()]).toEqual([])
  })

  it('does not run over what a desk takes over from the code beside it', async () => {
    const other = contentRepository(join(place, 'other.git'), [rename])
    await other.start(join(place, 'content'))
    expect(await other.pending(await other.commitOf('draft'))).toEqual([])
  })

  it('is not taken for done where somebody writes its name', async () => {
    const message = `Migrate content: ${rename.name}\n\n${rename.name}`
    const base = await repository.commitOf('draft')
    const additions = [{ path: 'group.yaml', bytes: lines('x') }]
    await repository.save({ base, additions, deletions: [], author: ada, message })
    const newer = contentRepository(folder, [rename])
    expect(await newer.pending(await newer.commitOf('draft'))).toEqual([rename])
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
