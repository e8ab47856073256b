import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { serverProgram, startInbox } from './inbox-process.ts'
import { noSmallDisk, withSmallDisk } from './small-disk.ts'
import { newFolder, pollOptions } from './stores.ts'
import { submit } from './submissions.ts'

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
    // Less than the twentieth that must be left, but enough to store a form.
    await writeFile(filler, Buffer.alloc(bavail * bsize - 1_000_000))
    await expect.poll(() => status('application', 2), pollOptions).toBe(503)
    const { body, retryAfter } = await submit(inbox.url, 'application', 2)
    expect(JSON.parse(body)).toMatchObject({ failure: { reason: 'unavailable' } })
    expect(Number(retryAfter)).toBeGreaterThan(0)
    expect(await status('contact', 3)).toBe(201)

    await rm(filler)
    await expect.poll(() => status('application', 2), pollOptions).toBe(201)
  },
)
