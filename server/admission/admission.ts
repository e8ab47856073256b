import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '#contract/limit.ts'
import { FormProblem } from '#server/submissions/form-problem.ts'
import { watchFreeSpace } from './free-space.ts'

export const limits = {
  loopDelay: {
    value: 1_000,
    unit: 'milliseconds',
    of: 'the time that the process takes to get round to its work',
    beyond: '503 for forms',
  },
  uploadsHour: {
    value: 60,
    unit: 'an hour',
    of: 'applications that one address may send',
    beyond: '429',
  },
  uploadMemory: {
    value: 64 * 1024 * 1024,
    unit: 'bytes',
    of: 'what has arrived of uploads that are not stored yet',
    beyond: '503 for the upload that brings more',
  },
} as const satisfies Limits

/** Seconds after which a busy process, its memory, or a full disk may be better. */
const retryAfter = { busy: 10, memory: 3, full: 60 }

export type AdmissionOptions = {
  /** Forms that one address may send in a minute; undefined is as many as it likes. */
  rateLimit: number | undefined
  /** The folder on whose disk forms are stored; undefined when PostgreSQL stores them. */
  dataFolder: string | undefined
}

/** Counts bytes of an upload that stay in memory. @throws {FormProblem} when there is no room for them */
export type Hold = (bytes: number) => void

export type Admission = {
  /** Refuses an upload before it is read, where the disk is nearly full. @throws {FormProblem} */
  mustHaveSpace: () => void
  /** Runs work that reads a form and stores it, and frees the memory that it held, however it ends. */
  withMemory: <Result>(work: (hold: Hold) => Promise<Result>) => Promise<Result>
  /** Runs work that stores so many bytes of a file, if there is room. @throws {FormProblem} */
  storing: <Result>(fileSize: number, work: () => Promise<Result>) => Promise<Result>
  /** Whether uploads are refused because their disk has too little free space. */
  spaceIsShort: () => boolean
}

/** The limit of a route that takes files, for its `config`. */
export const uploadRate = {
  rateLimit: { max: limits.uploadsHour.value, timeWindow: '1 hour' },
}

/** For the `config` of a route that is answered in any case. */
export const unlimited = { rateLimit: false, pressureHandler: async () => {} } as const

/**
 * Refuses forms that the server has no time, memory or disk for, and those of an address that has sent too
 * many: routes that are added after this.
 */
export async function admission(
  app: FastifyInstance,
  { rateLimit: max, dataFolder }: AdmissionOptions,
): Promise<Admission> {
  await app.register(underPressure, {
    maxEventLoopDelay: limits.loopDelay.value,
    async pressureHandler() {
      throw new FormProblem('unavailable', { retryAfter: retryAfter.busy })
    },
  })
  if (max) await app.register(rateLimit, { max, timeWindow: '1 minute' })
  const space = dataFolder ? await watchFreeSpace(dataFolder, diskFull, app.log) : undefined
  app.addHook('onClose', async () => space?.stop())
  return {
    withMemory: limitMemory(limits.uploadMemory.value),
    mustHaveSpace() {
      if (space?.low()) throw diskFull()
    },
    storing: (fileSize, work) => (space ? space.storing(fileSize, work) : work()),
    spaceIsShort: () => space?.short() ?? false,
  }
}

function diskFull(): FormProblem {
  return new FormProblem('unavailable', { retryAfter: retryAfter.full, refusal: 'free-space' })
}

/** Limits the bytes that all work together holds. Only what has arrived counts, not `Content-Length`. */
export function limitMemory(max: number): Admission['withMemory'] {
  let held = 0
  return async (work) => {
    let own = 0
    try {
      return await work((bytes) => {
        if (held + bytes > max) {
          throw new FormProblem('unavailable', { retryAfter: retryAfter.memory })
        }
        held += bytes
        own += bytes
      })
    } finally {
      held -= own
    }
  }
}
