import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { freePort } from '../inbox/free-port.ts'
import { startInbox } from '../inbox/inbox-process.ts'
import { newFolder, newStore } from '../inbox/stores.ts'
import { adapted, deployFile } from './deploy-files.ts'
import { behindProxy, expectGoodProxy } from './expect-good-proxy.ts'
import { selfSigned } from './over-tls.ts'
import { programOr, skipTest, startProgram } from './program-or.ts'

it('Caddy takes the snippet, and the one for several processes', async (context) => {
  const caddy = await programOr(context, 'caddy')
  for (const name of ['Caddyfile', 'Caddyfile.balancer']) {
    const file = join(await newFolder(), 'Caddyfile')
    await writeFile(file, deployFile(name))
    const { code, output } = await caddy(['validate', '--adapter', 'caddyfile', '--config', file])
    expect(output, name).toContain('Valid configuration')
    expect(output, 'as Caddy itself would format it').not.toContain('not formatted')
    expect(code, name).toBe(0)
  }
})

it('a site behind Caddy is what the guide promises', async (context) => {
  const start = await startProgram(context, 'caddy')
  const folder = await newFolder()
  const certificate = selfSigned(folder) ?? skipTest(context, 'there is no OpenSSL')
  const port = await freePort()
  const { url } = await startInbox(await newStore('SQLite'), behindProxy)
  const text = adapted('Caddyfile', {
    // No other port is opened, no certificate asked for.
    '\tservers {': '\tadmin off\n\tauto_https off\n\tservers {',
    'your.domain {': `https://your.domain:${port} {\n\ttls ${certificate.certificate} ${certificate.key}`,
    '127.0.0.1:3000': new URL(url).host,
  })
  const file = join(folder, 'Caddyfile')
  await writeFile(file, text)
  start(['run', '--adapter', 'caddyfile', '--config', file], {
    HOME: folder,
    XDG_DATA_HOME: folder,
  })
  await expectGoodProxy(certificate, port)
})
