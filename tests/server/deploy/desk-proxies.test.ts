import { createServer, get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../inbox/free-port.ts'
import { adapted, deployFile } from './deploy-files.ts'
import { type Certificate, overTls } from './over-tls.ts'
import { programOr, startProgram } from './program-or.ts'
import { certified, configureNginx, expectValidCaddyfile, runCaddy } from './proxies.ts'

const names = ['desk.your.domain', 'preview.your.domain']
/** The `subjectAltName` of their certificate. */
const subjects = names.map((name) => `DNS:${name}`).join()

/** A stub of the desk: replies with the host, `X-Forwarded-For` and body length. */
async function echoing(): Promise<string> {
  const said = async ({ headers }: IncomingMessage, body: Promise<Buffer>) =>
    JSON.stringify([headers.host, headers['x-forwarded-for'], (await body).length])
  const server = createServer(async (request, reply) =>
    reply.end(await said(request, buffer(request))),
  )
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `127.0.0.1:${port}`
}

/** What the desk needs from a reverse proxy. */
async function expectGoodProxy(certificate: Certificate, port: number): Promise<void> {
  const ask = (name: string, init?: RequestInit) => overTls(certificate, port, '/', init, name)
  const status = () => ask('desk.your.domain').then((answer) => answer.status, String)
  await expect.poll(status).toBe(200)
  for (const name of names) {
    // The desk routes by `Host`, and limits requests by the address in `X-Forwarded-For`.
    const { body } = await ask(name)
    expect(JSON.parse(body)).toEqual([name, '127.0.0.1', 0])
  }
  // As large as a picture that somebody uploads.
  const save = { method: 'POST', body: Buffer.alloc(9_000_000) }
  expect(JSON.parse((await ask('desk.your.domain', save)).body)[2]).toBe(9_000_000)
}

it('nginx hands the desk its two names, beside the site', async (context) => {
  const nginx = await programOr(context, 'nginx')
  const start = await startProgram(context, 'nginx')
  const ours = adapted('nginx-desk.conf', { '127.0.0.1:3100': await echoing() })
  const sites = `${deployFile('nginx.conf')}${ours}`
  const { args, port, plainPort, certificate } = await configureNginx(context, sites, subjects)
  expect(await nginx(['-t', '-q', ...args])).toEqual({ code: 0, output: '' })
  start([...args, '-g', 'daemon off;'])
  await expectGoodProxy(certificate, port)
  const plain = { port: plainPort, path: '/?a=b', headers: { host: 'preview.your.domain' } }
  const answer = await new Promise<IncomingMessage>((resolve) => get(plain, resolve))
  expect(answer.resume().headers.location).toBe('https://preview.your.domain/?a=b')
})

it('Caddy hands the desk its two names', async (context) => {
  // Together with the site's Caddyfile, as on a server with both.
  await expectValidCaddyfile(context, `${deployFile('Caddyfile')}\n${deployFile('Caddyfile.desk')}`)
  const { folder, certificate, port } = await certified(context, subjects)
  const text = adapted('Caddyfile.desk', {
    [names.join(', ')]: names.map((name) => `https://${name}:${port}`).join(', '),
    '\treverse_proxy': `\ttls ${certificate.certificate} ${certificate.key}\n\treverse_proxy`,
    '127.0.0.1:3100': await echoing(),
  })
  await runCaddy(context, folder, `{\n\tadmin off\n\tauto_https off\n}\n${text}`)
  await expectGoodProxy(certificate, port)
})
