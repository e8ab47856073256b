import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ChangedContent } from '../../tests/build/changed-content.ts'
import { realBuilds, replace } from '../tests/real-builds.ts'
import { filesBelow } from './files.ts'

/** The first real candidate, and candidates that fail; builds.slow.test.ts tests further ones. */

const real = await realBuilds(ChangedContent.copied)
const { builds, folder } = real
beforeAll(() => real.publishFirst())
afterAll(() => real.end())

it('the first is live, sealed, and whole', async () => {
  expect(await builds.live()).toMatchObject({ number: 1, commit: 'base', mode: 'draft' })
  const home = join(folder, 'live/build/client/index.html')
  expect((await stat(home)).mode & 0o222).toBe(0)
  expect(await readFile(home, 'utf8')).toContain('</html>')
  const pooled = new Set(await filesBelow(join(folder, 'pool')))
  const client = join(folder, 'live/build/client')
  const pages = (await filesBelow(client)).filter((name) => name.endsWith('.html'))
  const named = await Promise.all(pages.map((name) => readFile(join(client, name), 'utf8')))
  const assets = new Set(named.join('\n').match(/(?<=["' ]\/)assets\/[\w./-]+/g))
  expect(assets.size).toBeGreaterThan(50)
  expect([...assets].filter((name) => !pooled.has(name))).toEqual([])
})

it('every file of the site is there, whatever its name begins with', async () => {
  const files = await filesBelow(builds.folder('base'))
  expect(files).toContain('client/.well-known/security.txt')
})

it('a candidate with a mistake fails with the line, and what is live stays', async () => {
  await real.save('mistake', (content) =>
    replace(content, 'pages/about.yaml', /^heading: .*/m, "heading: ''"),
  )
  expect(await real.done({ id: 'mistake', against: 1 })).toMatchObject({
    state: 'failed',
    problem: expect.stringMatching(/about\.yaml: line \d+/),
  })
  expect((await builds.live())?.number).toBe(1)
})
