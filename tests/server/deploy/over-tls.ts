import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

/** The placeholder domain in the files of deploy/. */
const domain = 'your.domain'

export type Certificate = { certificate: string; key: string }

/**
 * A self-signed certificate; undefined where OpenSSL is missing.
 *
 * @param name its `subjectAltName`, by default the domain in deploy/
 */
export function selfSigned(folder: string, name = `DNS:${domain}`): Certificate | undefined {
  const certificate = join(folder, 'certificate.pem')
  const key = join(folder, 'key.pem')
  const names = ['-subj', `/CN=${domain}`, '-addext', `subjectAltName=${name}`]
  const files = ['-keyout', key, '-out', certificate]
  const { status } = spawnSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names, ...files],
    { timeout: 30_000 },
  )
  return status === 0 ? { certificate, key } : undefined
}

export type TlsAnswer = { status: number; headers: IncomingHttpHeaders; body: string }

/**
 * Sends a request to the proxy on a local port, checking the certificate as a browser would.
 *
 * @param name the name for `Host` and SNI
 */
export function overTls(
  { certificate }: Certificate,
  port: number,
  path: string,
  init: RequestInit = {},
  name = domain,
): Promise<TlsAnswer> {
  const asked = new Request(`https://${domain}${path}`, init)
  const headers = { ...Object.fromEntries(asked.headers), host: name }
  const options = {
    host: '127.0.0.1',
    port,
    path,
    servername: name,
    agent: false,
    method: asked.method,
    headers,
    ca: readFileSync(certificate),
  }
  return new Promise((resolve, reject) => {
    const sent = request(options, async (answer) => {
      const body = (await buffer(answer)).toString()
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body })
    })
    sent.once('error', reject)
    asked.arrayBuffer().then((bytes) => sent.end(Buffer.from(bytes)), reject)
  })
}
