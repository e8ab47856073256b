import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from 'node:tls'
import { expect, it, onTestFinished, type TestContext } from 'vitest'
import { forms } from '#contract/forms.ts'
import { limits } from '#server/admission/open-forms.ts'
import { limits as bodyLimits } from '#server/http/read-form.ts'
import { freePort } from '../inbox/free-port.ts'
import { startInbox } from '../inbox/inbox-process.ts'
import { newFolder, newStore } from '../inbox/stores.ts'
import { contactForm, numbers } from '../inbox/submissions.ts'
import { adapted, deployFile } from './deploy-files.ts'
import { behindProxy, expectGoodProxy } from './expect-good-proxy.ts'
import { overTls, selfSigned } from './over-tls.ts'
import { programOr, skipTest, startProgram } from './program-or.ts'

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

/** A site behind Caddy, configured as in the guide. */
async function siteBehindCaddy(context: TestContext, settings: Record<string, string> = {}) {
  const start = await startProgram(context, 'caddy')
  const folder = await newFolder()
  const certificate = selfSigned(folder) ?? skipTest(context, 'there is no OpenSSL')
  const port = await freePort()
  const { url } = await startInbox(await newStore('SQLite'), { ...behindProxy, ...settings })
  const text = adapted('Caddyfile', {
    // No admin API, no redirects on port 80, no ACME.
    '\tservers {': '\tadmin off\n\tauto_https off\n\tservers {',
    'your.domain {': `https://your.domain:${port} {\n\ttls ${certificate.certificate} ${certificate.key}`,
    '127.0.0.1:3000': new URL(url).host,
  })
  const file = join(folder, 'Caddyfile')
  await writeFile(file, text)
  start(['run', '--adapter', 'caddyfile', '--config', file], {
    HOME: folder,
    XDG_DATA_HOME: folder,
  })
  return { certificate, port }
}

it('a site behind Caddy is what the guide promises', async (context) => {
  const { certificate, port } = await siteBehindCaddy(context)
  await expectGoodProxy(certificate, port)
})

const addresses = 7
const formsOfEach = limits.openFormsOfOne.value - 1

it(`${formsOfEach} slow forms from each of ${addresses} addresses stop no other, though Caddy passes them on`, async (context) => {
  const { certificate, port } = await siteBehindCaddy(context, { RATE_LIMIT: 'off' })
  const visit = () => overTls(certificate, port, '/').then(({ status }) => status, String)
  await expect.poll(visit).toBe(200)
  const { endpoint } = forms.contact
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const ca = readFileSync(certificate.certificate)
  async function drip(localAddress: string): Promise<void> {
    while (!stop.signal.aborted) {
      const options = { port, host: '127.0.0.1', localAddress, servername: 'your.domain', ca }
      const socket = connect(options).on('error', () => {})
      socket.resume()
      socket.write(
        `POST ${endpoint} HTTP/1.1\r\nHost: your.domain\r\nContent-Type: application/json\r\n` +
          `Content-Length: ${bodyLimits.formBytes.value - 1}\r\n\r\n{"name":"`,
      )
      // Just above the minimum pace of a form (`bodyPart` per `bodyProgress`).
      while (!socket.destroyed && socket.writable && !stop.signal.aborted) {
        socket.write('x'.repeat(1_300))
        await wait(1_000)
      }
      socket.destroy()
    }
  }
  const attack = numbers(addresses * formsOfEach).map((n) => drip(`127.0.0.${2 + (n % addresses)}`))
  await wait(5_000)
  const statuses: (number | string)[] = []
  for (const n of numbers(40)) {
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    const body = JSON.stringify(contactForm(n))
    const sent = overTls(certificate, port, endpoint, { method: 'POST', headers, body })
    statuses.push(await sent.then(({ status }) => status, String), await visit())
    await wait(100)
  }
  stop.abort()
  await Promise.all(attack)
  expect(statuses).toEqual(numbers(40).flatMap(() => [201, 200]))
})
