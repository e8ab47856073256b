import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { newFolder } from '../new-folder.ts'
import { serverProgram, startInbox } from './inbox-process.ts'
import { noSmallDisk, withSmallDisk } from './small-disk.ts'
import { complete } from './stores.ts'
import { applicationForm, isStored, numbers, pdf, send, submit } from './submissions.ts'

const unable = noSmallDisk()

it.skipIf(unable)(
  `takes no more files before the disk is full, but messages${unable ? ` (${unable})` : ''}`,
  async () => {
    const folder = await newFolder()
    const program = withSmallDisk(folder, '40m', serverProgram)
    const inbox = await startInbox({ environment: { DATA_DIR: folder } }, {}, program)
    const status = async (kind: 'application' | 'contact', n: number) =>
      (await submit(inbox.url, kind, n)).status
    expect(await status('application', 1)).toBe(201)

    const disk = join(`/proc/${inbox.pid}/root`, folder)
    const { bavail, bsize } = await statfs(disk)
    const filler = join(disk, 'filler')
    // Leaves less than the reserve of a twentieth, but enough to store a message.
    await writeFile(filler, Buffer.alloc(bavail * bsize - 1_000_000))
    await expect.poll(() => status('application', 2)).toBe(503)
    const { body, retryAfter } = await submit(inbox.url, 'application', 2)
    expect(JSON.parse(body)).toMatchObject({ failure: { reason: 'unavailable' } })
    expect(Number(retryAfter)).toBeGreaterThan(0)
    expect(await status('contact', 3)).toBe(201)

    await rm(filler)
    await expect.poll(() => status('application', 2)).toBe(201)
  },
)

it.skipIf(unable || !complete)(
  `keeps the reserve however fast uploads come${unable ? ` (${unable})` : ''}`,
  async () => {
    const folder = await newFolder()
    const program = withSmallDisk(folder, '160m', serverProgram)
    const inbox = await startInbox({ environment: { DATA_DIR: folder } }, {}, program)
    const disk = join(`/proc/${inbox.pid}/root`, folder)
    let least = Number.POSITIVE_INFINITY
    let reserve = 0
    const timer = setInterval(async () => {
      const { bavail, blocks, bsize } = await statfs(disk)
      least = Math.min(least, bavail * bsize)
      reserve = blocks * bsize * 0.05
    }, 5)
    onTestFinished(() => clearInterval(timer))
    const upload = (n: number) => {
      const form = applicationForm(n, pdf(9_500_000, `${n} `))
      return send(inbox.url, 'application', { body: form }, n)
    }
    const outcomes = []
    for (const first of [0, 8, 16, 24])
      outcomes.push(...(await Promise.all(numbers(8, first).map(upload))))
    expect(outcomes.filter(isStored).length).toBeGreaterThan(5)
    const refused = outcomes.filter((outcome) => !isStored(outcome))
    expect(refused.length).toBeGreaterThan(5)
    for (const { status } of refused) expect(status).toBe(503)
    expect(least).toBeGreaterThan(reserve)
    expect((await submit(inbox.url, 'contact', 100)).status).toBe(201)
  },
)
