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

/** A request for one page of the last draft, with a file as it is in a form: the same archive without `content/`. */
export const pageJobSchema = z.object({
  kind: z.literal('page'),
  /** The page's path, such as `/about`. */
  path: z.string().startsWith('/'),
  /** The file's name below `content/`. */
  file: z.string(),
  text: z.string(),
})

export type PageJob = z.infer<typeof pageJobSchema>

/** What an edition records of the build that it was made of. */
export const madeSchema = editionSchema.pick({ mode: true, code: true, contract: true })

/** `result.json` in the archive that the worker writes. */
export const resultSchema = z.object({
  /** Missing where the build failed. */
  made: madeSchema.optional(),
  /** Why the build failed and what to do; of a finished draft, the mistakes that it leaves out. */
  problem: z.string().optional(),
  /** The page of a `pageJobSchema`; without it and a `problem` there is no draft yet. */
  html: z.string().optional(),
})

export type Result = z.infer<typeof resultSchema>
