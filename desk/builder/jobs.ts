import { z } from 'zod'

/** What the builder is asked for. */
export const jobSchema = z.object({
  /** Stands for one result: asking twice is asking once. */
  id: z.string().regex(/^[\w-]{1,80}$/),
  kind: z.enum(['draft', 'candidate']),
  commit: z.string(),
  /** The build's clock, such as 2026-11-25T18:00:00Z. */
  date: z.iso.datetime(),
  mode: z.enum(['draft', 'confirmed']),
  /** The edition that its report is against. */
  against: z.number().optional(),
})

export type Job = z.infer<typeof jobSchema>

export const stateSchema = z.object({
  state: z.enum(['waiting', 'building', 'ready', 'failed']),
  step: z.string(),
  /** From 0 to 1. */
  done: z.number(),
  /** Why there is no build and what to do; with a finished draft, what it does without. */
  problem: z.string().optional(),
  /** How often it was begun. */
  tries: z.number().optional(),
})

export type BuildState = z.infer<typeof stateSchema>
