import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentEntries } from '#content/model/documents.ts'
import { answerPageFile } from '#contract/answer-page.ts'
import { buildApp } from '#server/app.ts'
import { inboxOver } from '#server/inbox.ts'
import { noMetrics } from '#server/metrics/metrics.ts'
import { operationsOn, type StoreOperations } from '#server/operations.ts'
import { openStore, type Store } from '#server/store/open-store.ts'
import { keepStore, type RunningStore } from '#server/store/running-store.ts'
import { localStore } from '#server/store/store-access.ts'
import { listedPaths, settings, siteFolder } from './built-site.ts'

/* The server over each kind of build (spec 2.24): its pages, and a message from one of them. */

let folder: string
let store: Store
let running: RunningStore<StoreOperations>
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'served-'))
  store = await openStore({ DATA_DIR: folder, DATABASE_URL: undefined })
  const log = pino({ enabled: false })
  running = keepStore(
    localStore(() => openStore({ DATA_DIR: folder, DATABASE_URL: undefined }), operationsOn),
    log,
  )
  await running.tried
  const inbox = inboxOver(running, log, () => {}, noMetrics)
  app = await buildApp({
    siteFolder,
    siteUrl: 'https://exprichgroup.example',
    trustProxy: false,
    logger: undefined,
    inbox: {
      inbox,
      rateLimit: undefined,
      foreignSite: undefined,
      dataFolder: folder,
      answerPage: join(siteFolder, '..', answerPageFile),
    },
  })
})
afterAll(async () => {
  await app.close()
  await running.close()
  await store.close()
  await rm(folder, { recursive: true })
})

it('answers with every page', async () => {
  const answers = await Promise.all(listedPaths.map((url) => app.inject({ url })))
  expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
})

it('answers an unknown address with the page for it', async () => {
  for (const [file, urls] of [
    ['404.html', ['/no/such/page', '/aboutus', '/subsidiaries/unknown', '/careers/unknown']],
    ['404.html', ['/news/1/unknown', '/form-answer', '/form-answer.html', `/${answerPageFile}`]],
    ['news/404.html', ['/news/unknown']],
  ] as const) {
    const page = await readFile(join(siteFolder, file), 'utf8')
    for (const url of urls) {
      const { statusCode, body } = await app.inject({ url })
      expect([statusCode, body === page], url).toEqual([404, true])
    }
  }
})

it('answers with each document as a PDF', async () => {
  for (const { id } of documentEntries) {
    const { statusCode, headers } = await app.inject({ url: `/${id}.pdf` })
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
  }
})

it('lets a page talk to its own server and the AI provider only', async () => {
  const { headers, body } = await app.inject({ url: '/' })
  const policies = [String(headers['content-security-policy']), body]
  const directives = policies.flatMap((policy) => policy.match(/connect-src[^;"]*/g) ?? [])
  expect(directives.length).toBeGreaterThan(0)
  const allowed = `connect-src 'self' ${new URL(settings.AI_BASE_URL).origin}`
  for (const directive of directives) expect(directive.trim()).toBe(allowed)
})

it('takes a message that was sent without script, and says so on a page of the site', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      name: 'Ada Obi',
      email: 'ada@mail.example',
      subject: 'Gas',
      message: 'Two lines',
    }).toString(),
  })
  expect(answer.statusCode).toBe(201)
  expect(answer.body).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
  expect(await store.db.selectFrom('submissions').selectAll().execute()).toHaveLength(1)
})
