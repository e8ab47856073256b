import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type TestContext } from 'vitest'
import { freePort } from '../inbox/free-port.ts'
import { newFolder } from '../new-folder.ts'
import { repository } from '../run-node.ts'
import { adapted, deployFile } from './deploy-files.ts'
import { type Certificate, selfSigned } from './over-tls.ts'
import { programOr, skipTest, startProgram } from './program-or.ts'

/** A proxy of deploy/ that runs until the test is over. */
export type Proxy = { port: number; certificate: Certificate }

export async function certified(context: TestContext, names?: string) {
  const folder = await newFolder()
  const certificate = selfSigned(folder, names) ?? skipTest(context, 'there is no OpenSSL')
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

/** The last block of a file for nginx. */
export function upstreamOf(text: string): string {
  return text.slice(text.indexOf('upstream site {'))
}

/** deploy/nginx.conf with another last block. */
export function siteWith(upstream: string): string {
  const text = deployFile('nginx.conf')
  return text.replace(upstreamOf(text), upstream)
}

/**
 * Files of deploy/ with their own ports, certificate and folder, in a main file changed as the guide says.
 *
 * @param names the certificate's `subjectAltName`, by default that of the site
 */
export async function configureNginx(context: TestContext, sites: string, names?: string) {
  const { folder, certificate, port } = await certified(context, names)
  const plainPort = await freePort()
  await mkdir(join(folder, 'logs'))
  const here = sites
    .replace(/^ *listen \[::\]:.*\n/gm, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${plainPort}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replace(/\/etc\/letsencrypt\/\S+\/fullchain\.pem/g, certificate.certificate)
    .replace(/\/etc\/letsencrypt\/\S+\/privkey\.pem/g, certificate.key)
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
${here}
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
  const sites = adapted('nginx.conf', { '127.0.0.1:3000': new URL(url).host })
  const { args, ...proxy } = await configureNginx(context, sites)
  start([...args, '-g', 'daemon off;'])
  return proxy
}

/** Caddy in front of a server. */
export async function startCaddy(context: TestContext, url: string): Promise<Proxy> {
  const { certificate, port, ...place } = await certified(context)
  const text = adapted('Caddyfile', {
    // No admin API, no redirects on port 80, no ACME.
    '\tservers {': '\tadmin off\n\tauto_https off\n\tservers {',
    'your.domain {': `https://your.domain:${port} {\n\ttls ${certificate.certificate} ${certificate.key}`,
    '127.0.0.1:3000': new URL(url).host,
  })
  await runCaddy(context, place.folder, text)
  return { certificate, port }
}

/** Runs Caddy with a configuration until the test is over. */
export async function runCaddy(context: TestContext, folder: string, text: string): Promise<void> {
  const start = await startProgram(context, 'caddy')
  const file = join(folder, 'Caddyfile')
  await writeFile(file, text)
  const home = { HOME: folder, XDG_DATA_HOME: folder }
  start(['run', '--adapter', 'caddyfile', '--config', file], home)
}

/** Caddy takes a configuration, and would format it as it is. */
export async function expectValidCaddyfile(context: TestContext, text: string): Promise<void> {
  const caddy = await programOr(context, 'caddy')
  const file = join(await newFolder(), 'Caddyfile')
  await writeFile(file, text)
  const { code, output } = await caddy(['validate', '--adapter', 'caddyfile', '--config', file])
  expect(output).toContain('Valid configuration')
  expect(output).not.toContain('not formatted')
  expect(code).toBe(0)
}
