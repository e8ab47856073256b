import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { testInbox } from '../tests/test-inbox.ts'
import { inboxClient } from './inbox-client.ts'

const program = fileURLToPath(new URL('../../server/staff/main.ts', import.meta.url))
const bytes = Buffer.from([0, 1, 254, 255])

it('reads the inbox through a process of its own, and through another one when that was killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-inbox-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  let children: ReturnType<typeof spawn>[] = []
  const { inbox, close } = inboxClient(() => {
    const env = {
      PATH: process.env.PATH,
      SITE_ENV: '/dev/null',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
    }
    const child = spawn(process.execPath, [program], { env, stdio: ['pipe', 'pipe', 'inherit'] })
    children = [...children, child]
    return { input: child.stdin, output: child.stdout }
  })
  onTestFinished(close)

  await expect(inbox.list(['contact'], {})).rejects.toThrow(/There is no inbox/)

  const { put, close: closeStore } = testInbox(folder)
  await put({ id: 'A', fields: { name: 'Ada', email: 'ada@mail.example' } })
  const resume = { fileName: 'cv.pdf', extension: '.pdf', bytes } as const
  await put({ id: 'B', kind: 'application', resume })
  await closeStore()
  expect((await inbox.list(['contact'], {})).entries).toMatchObject([{ id: 'A', stage: null }])
  expect((await inbox.resume(['application'], 'B'))?.bytes).toBe(bytes.toString('base64'))
  expect(await inbox.show(['contact'], 'B')).toBeUndefined()

  // Another file is brought to its place, as by a restore.
  for (const name of await readdir(folder))
    if (name.startsWith('inbox.db')) await rm(join(folder, name))
  const restored = testInbox(folder)
  await restored.put({ id: 'A' })
  await restored.close()
  expect(await inbox.show(['application'], 'B')).toBeUndefined()

  const asked = inbox.list(['contact'], {})
  children.at(-1)?.kill('SIGKILL')
  await asked.catch((error) => expect(error.message).toMatch(/does not answer/))
  await expect.poll(() => inbox.show(['contact'], 'A').catch(() => undefined)).toBeDefined()
  expect(children).toHaveLength(2)
})

it('gives up on an inbox that hangs, and starts another', async () => {
  let started = 0
  const { inbox, close } = inboxClient(
    () => {
      started += 1
      return { input: new PassThrough(), output: new PassThrough() }
    },
    { call: 1, clearErased: 1 },
  )
  onTestFinished(close)
  await expect(inbox.positions([])).rejects.toThrow('The inbox does not answer')
  await expect(inbox.clearErased()).rejects.toThrow('The inbox does not answer')
  expect(started).toBe(2)
})
