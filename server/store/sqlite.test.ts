import { copyFile, rename, rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder } from '../../tests/server/new-folder.ts'
import { openSqlite, sqliteFile } from './sqlite.ts'
import { errorCode } from './store-problem.ts'

async function opened() {
  const folder = await newFolder()
  const { db, mustBeInPlace } = await openSqlite(folder)
  onTestFinished(() => db.destroy())
  return { file: sqliteFile(folder), mustBeInPlace }
}

/** Another file with the same name and content. */
async function replace(file: string) {
  await copyFile(file, `${file}.copy`)
  await rename(`${file}.copy`, file)
}

/** What the watch says about the files: the code of an error, or that all is well. */
function found(mustBeInPlace: () => void): string {
  try {
    mustBeInPlace()
    return 'in place'
  } catch (error) {
    return errorCode(error)
  }
}

test('files that stay in their place are found there, again and again', async () => {
  const { mustBeInPlace } = await opened()
  expect(found(mustBeInPlace)).toBe('in place')
  await wait(1_100)
  expect(found(mustBeInPlace)).toBe('in place')
})

test('a store that was replaced is noticed at once', async () => {
  const { file, mustBeInPlace } = await opened()
  await replace(file)
  expect(found(mustBeInPlace)).toBe('STORE_MOVED')
})

test.for(['-wal', '-shm'])('%s: missing is noticed at once, replaced within 5 s', async (name) => {
  const missing = await opened()
  await rm(missing.file + name)
  expect(found(missing.mustBeInPlace)).toBe('STORE_MOVED')
  const replaced = await opened()
  await replace(replaced.file + name)
  await expect.poll(() => found(replaced.mustBeInPlace), { timeout: 5_000 }).toBe('STORE_MOVED')
})
