import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runNode } from './run-node.ts'

const inbox = mkdtempSync(join(tmpdir(), 'start-'))
afterAll(() => rmSync(inbox, { recursive: true }))

const start = (environment: Record<string, string>) =>
  runNode(['bin/run.mjs', 'start'], { HOST: '127.0.0.1', DATA_DIR: inbox, ...environment })

it.each(['SIGINT', 'SIGTERM'] as const)(
  'installs and builds nothing when nothing changed, and %s ends it with code 0',
  async (signal) => {
    const site = start({ PORT: '0' })
    // No duration is asserted: it depends on how busy the machine is.
    const [, address] = await site.says(/3\/3 serve +(http:\S+) +\(ready in [\d.]+ s\)/)
    await site.says(/1\/3 packages +already there\n2\/3 build +sources unchanged, nothing to do/)

    const answer = await fetch(`${address}/`)
    expect(answer.status).toBe(200)
    // The page's own policy, plus `frame-ancestors`, which `<meta>` does not support.
    const [, own] =
      /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(await answer.text()) ?? []
    expect(answer.headers.get('content-security-policy')).toBe(`${own}; frame-ancestors 'none'`)

    site.signal(signal)
    expect((await site.ended).code).toBe(0)
    await expect(fetch(`${address}/`)).rejects.toThrow()
  },
)

it('says which port is in use and what to do', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const { code, output } = await start({ PORT: String(port) }).ended
  other.close()
  expect(code).toBe(1)
  expect(output.trim().split('\n').at(-1)).toBe(
    `Port ${port} is in use. Stop the other program or choose another port: ` +
      `PORT=${port + 1} npm start`,
  )
  expect(output).not.toMatch(/^\s+at /m)
})

it.each([
  ['TRUST_PROXY', 'everyone'],
  ['SITE_URL', 'exprich'],
])('refuses a bad %s in one line, before it builds anything', async (name, value) => {
  const { code, output } = await start({ PORT: '0', [name]: value }).ended
  expect(code).toBe(1)
  expect(output).toMatch(new RegExp(`\n${name} is ".+": it must be .+\n$`))
  expect(output).not.toMatch(/^\s+at |^2\/3 build +built/m)
})

it('names the commands there are', async () => {
  const { code, output } = await runNode(['bin/run.mjs', 'stat']).ended
  expect(code).toBe(1)
  expect(output).toBe(
    'Unknown command "stat": use start, build, test, check, dev, desk, launch-check, spec, inbox, bench:inbox, bench:server, bench:pages.\n',
  )
})

it('refuses an old Node in one line', async () => {
  const old = 'Object.defineProperty(process, "versions", { value: { node: "18.19.0" } })'
  const preload = `data:text/javascript,${encodeURIComponent(old)}`
  const { code, output } = await runNode(['--import', preload, 'bin/run.mjs', 'start']).ended
  expect(code).toBe(1)
  expect(output).toBe('Node 20 or newer is needed; this is Node 18.19.0.\n')
})
