import { copyFile, rename, rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder } from '../../tests/server/new-folder.ts'
import { openSqlite, sqliteFile } from './sqlite.ts'
import { errorCode } from './store-problem.ts'

async function opened() {
  const folder = await newFolder()
  const { db, ping } = await openSqlite(folder)
  onTestFinished(() => db.destroy())
  return { file: sqliteFile(folder), ping }
}

/** Another file with the same name and content. */
async function replace(file: string) {
  await copyFile(file, `${file}.copy`)
  await rename(`${file}.copy`, file)
}

/** What the watch says about the files: the code of an error, or that all is well. */
function found(ping: () => void): string {
  try {
    ping()
    return 'in place'
  } catch (error) {
    return errorCode(error)
  }
}

test('files that stay in their place are found there, again and again', async () => {
  const { ping } = await opened()
  expect(found(ping)).toBe('in place')
  await wait(1_100)
  expect(found(ping)).toBe('in place')
})

test('a store that was replaced is noticed at once', async () => {
  const { file, ping } = await opened()
  await replace(file)
  expect(found(ping)).toBe('STORE_MOVED')
})

test.for(['-wal', '-shm'])('%s: missing is noticed at once, replaced within 5 s', async (name) => {
  const missing = await opened()
  await rm(missing.file + name)
  expect(found(missing.ping)).toBe('STORE_MOVED')
  const replaced = await opened()
  await replace(replaced.file + name)
  await expect.poll(() => found(replaced.ping), { timeout: 5_000 }).toBe('STORE_MOVED')
})
