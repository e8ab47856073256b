import { statfs } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Limits } from '#contract/limit.ts'

export const limits = {
  freeSpace: {
    value: 256 * 1024 * 1024,
    unit: 'bytes',
    of: 'free space in `DATA_DIR`, or 5 % of its disk where that is less, that must be left',
    beyond: '503 for uploads; other forms are taken',
  },
} as const satisfies Limits

/** Milliseconds between two looks at the disk. */
const pause = 2_000

/** The part of a small disk that must be left. */
const share = 0.05

/** An upload is on the disk twice for a while: in SQLite's WAL, and after a checkpoint in its file. */
const copies = 2

type FreeSpace = {
  /** Whether free space was below the reserve at the last look: then no upload need be read. */
  low: () => boolean
  /** Whether uploads are refused: from the first that did not fit until there is room for it. */
  short: () => boolean
  /**
   * Runs work that stores so many bytes, if the reserve stays free: it looks at the disk again, and
   * counts the bytes that other work is about to store.
   *
   * @throws what `refuse` makes, when there is no room
   */
  storing: <Result>(bytes: number, work: () => Promise<Result>) => Promise<Result>
  /** Ends the watch. */
  stop: () => void
}

/** Watches the free space of a folder's disk, and tells the log when uploads are refused and taken again. */
export async function watchFreeSpace(
  folder: string,
  refuse: () => Error,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): Promise<FreeSpace> {
  /** Free bytes beyond the reserve; infinite where `statfs` fails, so that the store itself refuses. */
  async function room(): Promise<number> {
    try {
      const { bavail, blocks, bsize } = await statfs(folder)
      return bavail * bsize - Math.min(limits.freeSpace.value, blocks * bsize * share)
    } catch {
      return Number.POSITIVE_INFINITY
    }
  }
  let last = await room()
  let promised = 0
  /** Bytes for which there was no room; undefined while everything fits. */
  let refused: number | undefined
  function miss(bytes: number) {
    if (refused === undefined) {
      log.error('uploads are not available: the disk of DATA_DIR has too little free space')
    }
    refused = Math.max(refused ?? 0, bytes)
  }
  function update() {
    if (last < 0) miss(0)
    else if (refused !== undefined && last >= refused) {
      refused = undefined
      log.warn('uploads are available again')
    }
  }
  update()
  const timer = setInterval(async () => {
    last = await room()
    update()
  }, pause).unref()
  return {
    low: () => last < 0,
    short: () => refused !== undefined,
    async storing(bytes, work) {
      if (bytes === 0) return work()
      // Counted before `await room()`, during which other uploads may get here too.
      const needed = bytes * copies
      promised += needed
      try {
        last = await room()
        if (last < promised) {
          miss(promised)
          throw refuse()
        }
        return await work()
      } finally {
        promised -= needed
      }
    },
    stop: () => clearInterval(timer),
  }
}
