import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, type TestContext } from 'vitest'
import { freePort } from '../inbox/free-port.ts'
import { startInbox } from '../inbox/inbox-process.ts'
import { newFolder, newStore } from '../inbox/stores.ts'
import { adapted, deployFile } from './deploy-files.ts'
import { behindProxy, expectGoodProxy } from './expect-good-proxy.ts'
import { type Certificate, selfSigned } from './over-tls.ts'
import { programOr, skipTest, startProgram } from './program-or.ts'

/** What the system's own nginx.conf says around the file of deploy/. */
function around(inside: string, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user}
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
access_log off;
${temporary}
${inside}
}
`
}

/** nginx's snippet at work in a folder of its own. */
async function configured(context: TestContext, upstream: string) {
  const folder = await newFolder()
  await mkdir(join(folder, 'logs'))
  const certificate: Certificate = selfSigned(folder) ?? skipTest(context, 'there is no OpenSSL')
  const [port, plainPort] = [await freePort(), await freePort()]
  const text = adapted('nginx.conf', {
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    '    listen [::]:80;\n': '',
    'listen 443 ': `listen 127.0.0.1:${port} `,
    '    listen [::]:443 ssl http2;\n': '',
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

  const plain = await fetch(`http://127.0.0.1:${plainPort}/about?a=b`, { redirect: 'manual' })
  expect(plain.status).toBe(301)
  expect(plain.headers.get('location')).toMatch(/^https:\/\/[^/]+\/about\?a=b$/)
})
