import { z } from 'zod'
import { editionSchema } from '../../server/editions.ts'

/** A request for a build, as `job.json` in the archive that the worker reads. */
export const jobSchema = z.object({
  /** A second request with the same id has no effect. */
  id: z.string().regex(/^[\w-]{1,80}$/),
  kind: z.enum(['draft', 'candidate']),
  commit: z.string(),
  /** The build's clock, such as 2026-11-25T18:00:00Z. */
  date: z.iso.datetime(),
  mode: z.enum(['draft', 'confirmed']),
  /** The number of the edition that the report compares with. */
  against: z.number().optional(),
})

export type Job = z.infer<typeof jobSchema>

/** A request for one page of the last draft, with a file as it is in a form: a line of JSON. */
export const pageRequestSchema = z.object({
  /** The answer has the same. */
  id: z.string(),
  /** The page's path, such as `/about`. */
  path: z.string().regex(/^\/.*$/),
  /** The file's name below `content/`. */
  file: z.string(),
  text: z.string(),
})

export type PageRequest = z.infer<typeof pageRequestSchema>

export type Page = Omit<PageRequest, 'id'>

/** The answer, another line; without `html` and `problem` there is no draft yet. */
export const pageAnswerSchema = z.object({
  html: z.string().optional(),
  /** Why the page cannot be shown, for engineers. */
  problem: z.string().optional(),
  /** What is wrong in the content that the page reads, where that is the problem. */
  mistakes: z
    .array(
      z.object({
        /** From `content/`. */
        file: z.string(),
        /** The field: keys and, counted from 0, places in lists. */
        at: z.array(z.union([z.string(), z.number()])),
        message: z.string(),
      }),
    )
    .optional(),
})

export type PageAnswer = z.infer<typeof pageAnswerSchema>

/** What an edition records of the build that it was made of. */
export const madeSchema = editionSchema.pick({ mode: true, code: true, contract: true })

/** `result.json` in the archive that the worker writes. */
export const resultSchema = z.object({
  /** Missing where the build failed. */
  made: madeSchema.optional(),
  /** Why the build failed and what to do; of a finished draft, the mistakes that it leaves out. */
  problem: z.string().optional(),
})

export type Result = z.infer<typeof resultSchema>
