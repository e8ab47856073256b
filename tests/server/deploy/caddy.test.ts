import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startInbox } from '../inbox/inbox-process.ts'
import { newFolder, newStore } from '../inbox/stores.ts'
import { deployFile } from './deploy-files.ts'
import { behindProxy, expectGoodProxy } from './expect-good-proxy.ts'
import { programOr } from './program-or.ts'
import { startCaddy } from './proxies.ts'

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
  const { url } = await startInbox(await newStore('SQLite'), behindProxy)
  const { certificate, port } = await startCaddy(context, url)
  await expectGoodProxy(certificate, port)
})
