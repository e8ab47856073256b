import { it } from 'vitest'
import { startInbox } from '../inbox/inbox-process.ts'
import { newStore } from '../inbox/stores.ts'
import { deployFile } from './deploy-files.ts'
import { behindProxy, expectGoodProxy } from './expect-good-proxy.ts'
import { expectValidCaddyfile, startCaddy } from './proxies.ts'

it('Caddy takes the snippet, and the one for several processes', async (context) => {
  for (const name of ['Caddyfile', 'Caddyfile.balancer'])
    await expectValidCaddyfile(context, deployFile(name))
})

it('a site behind Caddy is what the guide promises', async (context) => {
  const { url } = await startInbox(await newStore('SQLite'), behindProxy)
  const { certificate, port } = await startCaddy(context, url)
  await expectGoodProxy(certificate, port)
})
