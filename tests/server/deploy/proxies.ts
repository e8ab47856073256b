import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestContext } from 'vitest'
import { freePort } from '../inbox/free-port.ts'
import { newFolder } from '../inbox/stores.ts'
import { repository } from '../run-node.ts'
import { adapted, deployFile } from './deploy-files.ts'
import { type Certificate, selfSigned } from './over-tls.ts'
import { skipTest, startProgram } from './program-or.ts'

/** A proxy of deploy/ that runs until the test is over. */
export type Proxy = { port: number; certificate: Certificate }

async function certified(context: TestContext) {
  const folder = await newFolder()
  const certificate = selfSigned(folder) ?? skipTest(context, 'there is no OpenSSL')
  return { folder, certificate, port: await freePort() }
}

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

/** The last block of nginx.conf. */
export function upstreamOf(text: string): string {
  return text.slice(text.indexOf('upstream site {'))
}

/** deploy/nginx.conf with its own ports, certificate and folder, in a main file changed as the guide says. */
export async function configureNginx(context: TestContext, upstream: string) {
  const { folder, certificate, port } = await certified(context)
  const plainPort = await freePort()
  await mkdir(join(folder, 'logs'))
  const site = adapted('nginx.conf', {
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
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr crit;
${documentedMain()}
http {
access_log off;
${temporary}
${site}
}
`,
  )
  return { args: ['-p', folder, '-c', file], port, plainPort, certificate }
}

/** nginx in front of a server. */
export async function startNginx(
  context: TestContext,
  url: string,
): Promise<Proxy & { plainPort: number }> {
  const start = await startProgram(context, 'nginx')
  const upstream = upstreamOf(deployFile('nginx.conf')).replace('127.0.0.1:3000', new URL(url).host)
  const { args, ...proxy } = await configureNginx(context, upstream)
  start([...args, '-g', 'daemon off;'])
  return proxy
}

/** Caddy in front of a server. */
export async function startCaddy(context: TestContext, url: string): Promise<Proxy> {
  const start = await startProgram(context, 'caddy')
  const { folder, certificate, port } = await certified(context)
  const text = adapted('Caddyfile', {
    // No admin API, no redirects on port 80, no ACME.
    '\tservers {': '\tadmin off\n\tauto_https off\n\tservers {',
    'your.domain {': `https://your.domain:${port} {\n\ttls ${certificate.certificate} ${certificate.key}`,
    '127.0.0.1:3000': new URL(url).host,
  })
  const file = join(folder, 'Caddyfile')
  await writeFile(file, text)
  const home = { HOME: folder, XDG_DATA_HOME: folder }
  start(['run', '--adapter', 'caddyfile', '--config', file], home)
  return { certificate, port }
}
