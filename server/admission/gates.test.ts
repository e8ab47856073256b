import fastify, { type FastifyInstance } from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { FormProblem } from '#server/submissions/form-problem.ts'
import { limits as turnLimits } from './concurrency.ts'
import { type Admission, type AdmissionOptions, admission } from './gates.ts'
import { limits as quotaLimits } from './quota.ts'

async function gated(
  options: Partial<AdmissionOptions> = {},
): Promise<{ app: FastifyInstance; admit: Admission }> {
  const app = fastify()
  onTestFinished(() => app.close())
  const admit = await admission(app, { rateLimit: undefined, dataFolder: undefined, ...options })
  app.post('/form', async () => 'taken')
  app.get('/uncounted', { config: { rateLimit: false } }, async () => 'shown')
  return { app, admit }
}

it('counts what an address asks for, but for routes that are not to be counted', async () => {
  const { app } = await gated({ rateLimit: 2 })
  const ask = async (method: 'GET' | 'POST', url: string) =>
    (await app.inject({ method, url })).statusCode
  for (let asked = 0; asked < 3; asked += 1) expect(await ask('GET', '/uncounted')).toBe(200)
  expect(await ask('POST', '/form')).toBe(200)
  expect(await ask('POST', '/form')).toBe(200)
  expect(await ask('POST', '/form')).toBe(429)
  expect(await ask('GET', '/uncounted')).toBe(200)
})

it('counts nothing against an address that was not stored', async () => {
  const { admit } = await gated()
  const form = { network: '192.0.2.1', size: quotaLimits.quota.value, fileSize: 1 }
  const failed = admit.store(form, () => Promise.reject(new FormProblem('unavailable')))
  await expect(failed).rejects.toThrow('unavailable')
  expect(await admit.store(form, async () => 'stored')).toBe('stored')
  await expect(admit.store(form, async () => 'stored')).rejects.toThrow('too-many')
  expect(await admit.store({ ...form, network: '192.0.2.2' }, async () => 'stored')).toBe('stored')
})

it('asks for the quota of an address before its form waits for memory', async () => {
  const { admit } = await gated()
  const fileSize = turnLimits.storedTogether.value
  let end = () => {}
  const long = new Promise<void>((resolve) => {
    end = resolve
  })
  const first = admit.store({ network: '192.0.2.1', size: fileSize, fileSize }, () => long)
  const size = quotaLimits.quota.value + 1
  const refused = admit.store({ network: '192.0.2.2', size, fileSize }, async () => {})
  await expect(refused).rejects.toThrow('too-many')
  end()
  await first
})
