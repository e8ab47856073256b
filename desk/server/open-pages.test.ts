import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { contentFolder } from '../../content/model/content-files.ts'
import { forms } from '../../contract/forms.ts'
import { buildSettingsOf } from '../../server/build-record.ts'
import { contractOf } from '../../server/editions.ts'
import { settingsFrom } from '../../server/settings.ts'
import { serveBehindSocket } from '../../tests/server/behind-socket.ts'
import { type Builds, openBuilds } from './builds.ts'

/** Files that a page loads, and that its scripts load later, named as by the bundler and Pagefind. */
const filesOf = (number: number) => [
  `assets/site.cssOf${number}ab.css`,
  `assets/photograph.imgOf${number}.webp`,
  `assets/Search.jsOf${number}abc.js`,
  `assets/Assistant.jsOf${number}abc.js`,
  `assets/ContactForm.jsOf${number}abc.js`,
  `pagefind/pagefind.en_${number}.pf_meta`,
  `pagefind/index/en_${number}.pf_index`,
  `pagefind/fragment/en_${number}.pf_fragment`,
]

/** Makes an edition of a few files live, in place of the builder. */
async function make(builds: Builds, folder: string, number: number): Promise<void> {
  const id = `job${number}`
  const date = '2026-11-25T18:00:00Z'
  await builds.request({ id, kind: 'candidate', commit: id, date, mode: 'draft' })
  const settings = buildSettingsOf(settingsFrom({}), 'same-origin')
  const made = { mode: 'draft' as const, code: 'code', contract: contractOf() }
  for (const [name, text] of [
    ['build/client/index.html', `<title>Edition ${number}</title>`],
    ...filesOf(number).map((file) => [`build/client/${file}`, `${file} as built`] as const),
    ['build/stamp.json', JSON.stringify({ sources: '', settings })],
    ['report.json', JSON.stringify({ hash: id, changes: [] })],
    ['made.json', JSON.stringify(made)],
    ['state.json', JSON.stringify({ state: 'ready', step: 'Ready', done: 1 })],
  ] as const) {
    const file = join(folder, 'candidates', id, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  while ((await builds.state(id))?.state !== 'ready') await wait(20)
  await builds.makeEdition(id, { number, commit: id, date, title: `Title ${number}`, ...made })
  await builds.setLive(number)
}

it('a page that is open on edition 5 finds its search, chat and forms after edition 3 was put back', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'desk-open-pages-'))
  const builds = await openBuilds(folder, {
    exportContent: (_, into) =>
      cp(contentFolder, into, { recursive: true, filter: (path) => !path.endsWith('/model') }),
    startBuilder: false,
  })
  onTestFinished(async () => {
    await builds.stop()
    // Editions are read-only.
    execFileSync('chmod', ['-R', 'u+w', folder])
    await rm(folder, { recursive: true })
  })
  for (const number of [3, 4, 5]) await make(builds, folder, number)
  const { url } = await serveBehindSocket({ DATA_DIR: join(folder, 'inbox'), EDITIONS: folder })
  // A kept-alive connection may be closed by the server that ends.
  const get = (path: string, more: RequestInit = {}) =>
    fetch(`${url}/${path}`, { headers: { connection: 'close' }, ...more })
  expect(await (await get('')).text()).toContain('Edition 5')

  await builds.setLive(3)
  await expect.poll(async () => (await get('')).text()).toContain('Edition 3')
  for (const file of [...filesOf(5), ...filesOf(4), ...filesOf(3)]) {
    const answer = await get(file)
    expect([answer.status, await answer.text()], file).toEqual([200, `${file} as built`])
  }
  for (const { endpoint } of Object.values(forms)) {
    const answer = await get(endpoint.slice(1), { method: 'POST', body: new URLSearchParams() })
    expect(answer.status, endpoint).toBe(422)
  }
})
