import { z } from 'zod'

/** A request for a build. */
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

export const stateSchema = z.object({
  state: z.enum(['waiting', 'building', 'ready', 'failed']),
  step: z.string(),
  /** From 0 to 1. */
  done: z.number(),
  /** Why the build failed and what to do; of a finished draft, the mistakes that it leaves out. */
  problem: z.string().optional(),
  /** How often the build was started. */
  tries: z.number().optional(),
})

export type BuildState = z.infer<typeof stateSchema>
