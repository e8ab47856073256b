import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerPageFile } from '#contract/answer-page.ts'
import { buildApp } from '#server/app.ts'
import { inboxOver, operationNames } from '#server/inbox.ts'
import { noMetrics } from '#server/metrics/metrics.ts'
import { operationsOn, type StoreOperations } from '#server/operations.ts'
import { openStore, type Store } from '#server/store/open-store.ts'
import { keepStore, type RunningStore, storeAccess } from '#server/store/running-store.ts'
import { listedPaths, siteFolder } from './built-site.ts'

/* The server over each kind of build (spec 2.24): its pages, and a message from one of them. */

let folder: string
let store: Store
let running: RunningStore<StoreOperations>
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'served-'))
  store = await openStore({ DATA_DIR: folder, DATABASE_URL: undefined })
  const log = pino({ enabled: false })
  running = keepStore<StoreOperations>(
    storeAccess(() => openStore({ DATA_DIR: folder, DATABASE_URL: undefined }), operationsOn),
    operationNames,
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

it('takes a message that was sent without script, and says so on a page of the site', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      ...{ name: 'Ada Obi', email: 'ada@mail.example' },
      ...{ subject: 'Gas', message: 'Two lines' },
    }).toString(),
  })
  expect(answer.statusCode).toBe(201)
  expect(answer.body).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
  expect(await store.db.selectFrom('submissions').selectAll().execute()).toHaveLength(1)
})
