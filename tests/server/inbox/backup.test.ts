import { mkdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '../new-folder.ts'
import { put } from './filled-store.ts'
import { startInbox } from './inbox-process.ts'
import { runCli } from './run-cli.ts'
import { complete, newStore, querySqlite } from './stores.ts'
import { emailsOf, isStored, numbers, submit } from './submissions.ts'

it('a copy taken while the server works holds all that was acknowledged, and serves again', async () => {
  const store = await newStore('SQLite')
  const { url } = await startInbox(store)
  const before = await Promise.all(numbers(20).map((n) => submit(url, 'contact', n)))
  const copy = join(await newFolder(), 'copy.db')
  let copied = false
  const backup = runCli(store.environment, 'backup', copy).finally(() => {
    copied = true
  })
  for (let n = 1000; !copied; n += 1) expect(await submit(url, 'contact', n)).toSatisfy(isStored)
  expect(await backup).toMatchObject({ code: 0, err: '' })
  expect((await stat(copy)).mode & 0o777).toBe(0o600)

  const restored = join(await newFolder(), 'data')
  await mkdir(restored)
  await rename(copy, join(restored, 'inbox.db'))
  const again = await startInbox({ environment: { DATA_DIR: restored } })
  const after = await submit(again.url, 'contact', 5000)
  const emails = querySqlite(restored, 'select email from submissions').map(({ email }) => email)
  expect(emails).toEqual(expect.arrayContaining(emailsOf([...before, after])))
})

it.runIf(complete)('PostgreSQL has its own tool for it', async () => {
  const { environment } = await newStore('PostgreSQL')
  await put(environment)
  expect(await runCli(environment, 'backup', join(await newFolder(), 'copy.db'))).toMatchObject({
    code: 1,
    err: expect.stringContaining('pg_dump'),
  })
})
