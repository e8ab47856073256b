import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished, type TestContext } from 'vitest'
import { freePort } from '../inbox/free-port.ts'
import { startInbox } from '../inbox/inbox-process.ts'
import { newFolder, newStore } from '../inbox/stores.ts'
import { repository } from '../run-node.ts'
import { adapted, deployFile } from './deploy-files.ts'
import { behindProxy, expectGoodProxy } from './expect-good-proxy.ts'
import { type Certificate, overTls, selfSigned } from './over-tls.ts'
import { programOr, skipTest, startProgram } from './program-or.ts'

/** More than twice Debian's `worker_connections` (768). */
const halfRequests = 1_700

/** The top of nginx.conf after the guide's commands. */
function documentedMain(): string {
  const guide = readFileSync(join(repository, 'docs/operating.md'), 'utf8')
  const [connections] = /worker_connections \d+;/.exec(guide) ?? []
  const [descriptors] = /worker_rlimit_nofile \d+;/.exec(guide) ?? []
  if (!connections || !descriptors) {
    throw new Error('docs/operating.md gives nginx no more connections than Debian does')
  }
  return `${descriptors}\nevents { ${connections} }`
}

/** A main nginx.conf, changed as the guide says, around the file of deploy/. */
function around(inside: string, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user}
pid ${folder}/nginx.pid;
error_log stderr crit;
${documentedMain()}
http {
access_log off;
${temporary}
${inside}
}
`
}

/** deploy/nginx.conf with its own ports, certificate and folder. */
async function configured(context: TestContext, upstream: string) {
  const folder = await newFolder()
  await mkdir(join(folder, 'logs'))
  const certificate: Certificate = selfSigned(folder) ?? skipTest(context, 'there is no OpenSSL')
  const [port, plainPort] = [await freePort(), await freePort()]
  const text = adapted('nginx.conf', {
    '    listen [::]:80;\n': '',
    '    listen [::]:80 default_server;\n': '',
    '    listen [::]:443 ssl http2;\n': '',
    '    listen [::]:443 ssl http2 default_server;\n': '',
    'listen 80': `listen 127.0.0.1:${plainPort}`,
    'listen 443': `listen 127.0.0.1:${port}`,
    '/etc/letsencrypt/live/your.domain/fullchain.pem': certificate.certificate,
    '/etc/letsencrypt/live/your.domain/privkey.pem': certificate.key,
    [upstreamOf(deployFile('nginx.conf'))]: upstream,
  })
  const file = join(folder, 'nginx.conf')
  await writeFile(file, around(text, folder))
  return { args: ['-p', folder, '-c', file], port, plainPort, certificate }
}

/** The last block of the file. */
function upstreamOf(text: string): string {
  return text.slice(text.indexOf('upstream site {'))
}

it('nginx takes the snippet, and the one for several processes in its place', async (context) => {
  const nginx = await programOr(context, 'nginx')
  for (const name of ['nginx.conf', 'nginx-balancer.conf']) {
    const { args } = await configured(context, upstreamOf(deployFile(name)))
    const { code, output } = await nginx(['-t', '-q', ...args])
    expect({ code, output }, name).toEqual({ code: 0, output: '' })
  }
})

it('a site behind nginx is what the guide promises', async (context) => {
  const start = await startProgram(context, 'nginx')
  const { url } = await startInbox(await newStore('SQLite'), behindProxy)
  const upstream = upstreamOf(deployFile('nginx.conf')).replace('127.0.0.1:3000', new URL(url).host)
  const { args, port, plainPort, certificate } = await configured(context, upstream)
  start([...args, '-g', 'daemon off;'])
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

/** Keeps unfinished requests open, each on a connection of its own that is reopened when it closes. */
async function keepHalfOpen(port: number, count: number, signal: AbortSignal): Promise<void> {
  async function keep() {
    while (!signal.aborted) {
      const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' })
      socket.on('error', () => {}).resume()
      signal.addEventListener('abort', () => socket.destroy())
      socket.write('GET / HTTP/1.1\r\nHost: your.domain\r\nX-Half: ')
      // `once` of node:events would reject where nginx resets the connection.
      await new Promise((resolve) => socket.once('close', resolve))
    }
  }
  await Promise.all(Array.from({ length: count }, keep))
}

it(`${halfRequests} half requests from one address do not shut a visitor out`, async (context) => {
  const start = await startProgram(context, 'nginx')
  const { url } = await startInbox(await newStore('SQLite'), behindProxy)
  const upstream = upstreamOf(deployFile('nginx.conf')).replace('127.0.0.1:3000', new URL(url).host)
  const { args, port, plainPort, certificate } = await configured(context, upstream)
  start([...args, '-g', 'daemon off;'])
  const visit = () => overTls(certificate, port, '/').then(({ status }) => status, String)
  await expect.poll(visit).toBe(200)

  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const attacks = [port, plainPort].map((one) => keepHalfOpen(one, halfRequests / 2, stop.signal))
  await wait(2_000)
  const visits: (number | string)[] = []
  for (let count = 0; count < 50; count += 1) {
    visits.push(await visit())
    await wait(100)
  }
  stop.abort()
  await Promise.all(attacks)
  expect(visits).toEqual(Array(50).fill(200))
})
