import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { startInbox } from '../inbox/inbox-process.ts'
import { newStore } from '../inbox/stores.ts'
import { deployFile } from './deploy-files.ts'
import { behindProxy, expectGoodProxy } from './expect-good-proxy.ts'
import { overTls } from './over-tls.ts'
import { programOr } from './program-or.ts'
import { configureNginx, siteWith, startNginx, upstreamOf } from './proxies.ts'

it('nginx takes the snippet, and the one for several processes in its place', async (context) => {
  const nginx = await programOr(context, 'nginx')
  for (const name of ['nginx.conf', 'nginx-balancer.conf']) {
    const { args } = await configureNginx(context, siteWith(upstreamOf(deployFile(name))))
    const { code, output } = await nginx(['-t', '-q', ...args])
    expect({ code, output }, name).toEqual({ code: 0, output: '' })
  }
})

it('a site behind nginx is what the guide promises', async (context) => {
  const { url } = await startInbox(await newStore('SQLite'), behindProxy)
  const { port, plainPort, certificate } = await startNginx(context, url)
  await expectGoodProxy(certificate, port)

  const redirect = await said(plainPort, 'GET /about?a=b', 'your.domain')
  expect(redirect).toMatch(
    /^HTTP\/1\.1 301 .*\r\nLocation: https:\/\/your\.domain\/about\?a=b\r\n/s,
  )
  expect(await said(plainPort, 'GET /about', 'evil.example'), 'an unknown host').toBe('')
  const unknown = overTls(certificate, port, '/', {}, 'evil.example')
  await expect(unknown, 'an unknown host').rejects.toThrow(/alert/)
})

/** Everything that a server says to a request for a host until it closes or resets the connection. */
async function said(port: number, first: string, host: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(`${first} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  return text(socket).catch(() => '')
}
