import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { contentFolder } from '../../content/model/content-files.ts'
import { forms } from '../../contract/forms.ts'
import { buildSettingsOf } from '../../server/build-record.ts'
import { settingsFrom } from '../../server/settings.ts'
import { serveBehindSocket } from '../../tests/server/behind-socket.ts'
import { openDatabase } from '../base/database.ts'
import { fakeWorker, finished, publishEdition } from '../tests/fake-worker.ts'
import { openBuilds } from './builds.ts'

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

/** A worker that makes the edition of a number. */
function worker(number: number) {
  const settings = buildSettingsOf(settingsFrom({}), 'same-origin')
  const files = filesOf(number).map((file) => [`build/client/${file}`, `${file} as built`])
  return fakeWorker({
    ...finished,
    ...Object.fromEntries(files),
    'build/client/index.html': `<title>Edition ${number}</title>`,
    'build/stamp.json': JSON.stringify({ sources: '', settings }),
  })
}

it('a page that is open on edition 5 finds its search, chat and forms after edition 3 was put back', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'desk-open-pages-'))
  const db = await openDatabase(folder)
  const numbers = [3, 4, 5]
  const builds = await openBuilds(folder, {
    db,
    exportContent: (_, into) =>
      cp(contentFolder, into, { recursive: true, filter: (path) => !path.endsWith('/model') }),
    startWorker: () => worker(numbers.shift() ?? 0),
  })
  onTestFinished(async () => {
    await builds.stop()
    await db.destroy()
    // Editions are read-only.
    execFileSync('chmod', ['-R', 'u+w', folder])
    await rm(folder, { recursive: true })
  })
  for (const number of [...numbers]) await publishEdition(builds, number)
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
