import { mkdir, writeFile } from 'node:fs/promises'
import { createServer, get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, it, onTestFinished, type TestContext } from 'vitest'
import { freePort } from '../inbox/free-port.ts'
import { newFolder } from '../inbox/stores.ts'
import { adapted, deployFile } from './deploy-files.ts'
import { type Certificate, overTls, selfSigned } from './over-tls.ts'
import { programOr, skipTest, startProgram } from './program-or.ts'

const names = ['desk.your.domain', 'edit.your.domain', 'preview.your.domain']

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

async function certified(context: TestContext) {
  const folder = await newFolder()
  const certificate = selfSigned(folder, names.map((name) => `DNS:${name}`).join())
  return { folder, certificate: certificate ?? skipTest(context, 'there is no OpenSSL') }
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
  // As large as an editor's save with a picture of 8 MB.
  const save = { method: 'POST', body: Buffer.alloc(12_000_000) }
  expect(JSON.parse((await ask('edit.your.domain', save)).body)[2]).toBe(12_000_000)
}

it('nginx hands the desk its three names, beside the site', async (context) => {
  const nginx = await programOr(context, 'nginx')
  const start = await startProgram(context, 'nginx')
  const { folder, certificate } = await certified(context)
  await mkdir(join(folder, 'logs'))
  const [port, plainPort, desk] = [await freePort(), await freePort(), await echoing()]
  const places = {
    '    listen [::]:80;\n': '',
    '    listen [::]:443 ssl http2;\n': '',
    'listen 80': `listen 127.0.0.1:${plainPort}`,
    'listen 443': `listen 127.0.0.1:${port}`,
  }
  const siteCertificate = '/etc/letsencrypt/live/your.domain'
  const site = adapted('nginx.conf', {
    '    listen [::]:80 default_server;\n': '',
    '    listen [::]:443 ssl http2 default_server;\n': '',
    ...places,
    [`${siteCertificate}/fullchain.pem`]: certificate.certificate,
    [`${siteCertificate}/privkey.pem`]: certificate.key,
  })
  const ours = adapted('nginx-desk.conf', {
    ...places,
    '/etc/letsencrypt/live/desk.your.domain/fullchain.pem': certificate.certificate,
    '/etc/letsencrypt/live/desk.your.domain/privkey.pem': certificate.key,
    '127.0.0.1:3100': desk,
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/nginx.pid; error_log stderr crit;
    events {} http { access_log off;
    ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
    ${site}${ours} }`,
  )
  const args = ['-p', folder, '-c', file]
  expect(await nginx(['-t', '-q', ...args])).toEqual({ code: 0, output: '' })
  start([...args, '-g', 'daemon off;'])
  await expectGoodProxy(certificate, port)
  const plain = { port: plainPort, path: '/?a=b', headers: { host: 'edit.your.domain' } }
  const answer = await new Promise<IncomingMessage>((resolve) => get(plain, resolve))
  expect(answer.resume().headers.location).toBe('https://edit.your.domain/?a=b')
})

it('Caddy hands the desk its three names', async (context) => {
  const caddy = await programOr(context, 'caddy')
  const start = await startProgram(context, 'caddy')
  const { folder, certificate } = await certified(context)
  const file = join(folder, 'Caddyfile')
  // Together with the site's Caddyfile, as on a server with both.
  await writeFile(file, `${deployFile('Caddyfile')}\n${deployFile('Caddyfile.desk')}`)
  const { code, output } = await caddy(['validate', '--adapter', 'caddyfile', '--config', file])
  expect({ code, output }).toMatchObject({ code: 0 })
  expect(output).toContain('Valid configuration')
  expect(output, 'as Caddy itself would format it').not.toContain('not formatted')

  const port = await freePort()
  const text = adapted('Caddyfile.desk', {
    [names.join(', ')]: names.map((name) => `https://${name}:${port}`).join(', '),
    '\treverse_proxy': `\ttls ${certificate.certificate} ${certificate.key}\n\treverse_proxy`,
    '127.0.0.1:3100': await echoing(),
  })
  await writeFile(file, `{\n\tadmin off\n\tauto_https off\n}\n${text}`)
  const home = { HOME: folder, XDG_DATA_HOME: folder }
  start(['run', '--adapter', 'caddyfile', '--config', file], home)
  await expectGoodProxy(certificate, port)
})
