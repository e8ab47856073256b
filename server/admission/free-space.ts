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

/** How often an upload is on the disk for a while: SQLite's log holds it, and then the file as well. */
const copies = 2

type FreeSpace = {
  /** Whether what is free was below what must be left at the last look: no upload is worth reading. */
  low: () => boolean
  /** Whether uploads are refused: from the first that had no room until it would have some again. */
  short: () => boolean
  /**
   * Does work that stores so many bytes, if it leaves what must be left: looks at the disk again, and
   * counts what other work is about to store.
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
  /** Bytes that are free beyond what must be left; a system that cannot tell leaves it to the store to refuse. */
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
  /** What had no room; undefined while everything has. */
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
      // Counted before the look, which others may be waiting for as well.
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
