import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { serveBehindSocket } from './behind-socket.ts'
import { copiedRepository } from './copied-repository.ts'
import { querySqlite } from './inbox/stores.ts'
import { load, send } from './load.ts'

let copy: string

/** A copy of the server and its build, which the tests change. */
beforeEach(async () => {
  const parts = ['server', 'brand', 'content', 'contract', 'package.json', 'build/client']
  copy = await copiedRepository(parts)
})

/** Stands in for a new build by changing Home's title. */
async function build(mark: string): Promise<void> {
  const file = join(copy, 'build/client/index.html')
  const html = await readFile(file, 'utf8')
  await writeFile(file, html.replace(/<title>[^<]*/, `<title>${mark}`))
}

const serve = () => serveBehindSocket({ DATA_DIR: join(copy, 'data'), SITE_ENV: '' }, copy)

const home = async (url: string) => (await send(`${url}/`, false)).body

const storedEmails = () =>
  querySqlite(join(copy, 'data'), 'select email from submissions').map(({ email }) => email)

it('a reload puts the new build and settings in place, and loses no request', async () => {
  const server = await serve()
  const visitors = load(server.url)
  await writeFile(join(copy, 'site.env'), 'REPORT_URL=https://reports.example/csp\n')
  for (const round of [1, 2, 3]) {
    await build(`Build ${round}`)
    const before = visitors.pages()
    server.signal('SIGHUP')
    await expect.poll(() => home(server.url)).toContain(`<title>Build ${round}`)
    await expect.poll(visitors.pages).toBeGreaterThan(before + 20)
  }
  const { headers } = await fetch(server.url)
  expect(headers.get('reporting-endpoints')).toContain('https://reports.example/csp')
  await visitors.stop()
  expect(visitors.failures, server.output()).toEqual([])
  expect(visitors.stored.length).toBeGreaterThan(20)
  expect(storedEmails().sort()).toEqual(visitors.stored.sort())
  server.signal('SIGTERM')
  expect((await server.ended).code).toBe(0)
})

it.each([
  ['code', 'server/inbox.ts', 'throw new Error("half a deploy")', /half a deploy/],
  ['settings', 'site.env', 'TRUST_PROXY=everyone', /^TRUST_PROXY is "everyone": it must be .+$/m],
])('%s that no server starts with changes nothing', async (_what, file, wrong, why) => {
  const server = await serve()
  await writeFile(join(copy, file), wrong)
  server.signal('SIGHUP')
  await server.says(/The reload failed/)
  expect(server.output()).toMatch(why)
  expect(await home(server.url)).toContain('<title>')
})
