import type { Server } from 'node:http'
import { type FailureReason, failureStatus } from '#contract/answers.ts'

/** Why a form was refused: what the visitor is told, or one of the causes behind that. */
export type Refusal = FailureReason | (typeof furtherCauses)[number]

const furtherCauses = ['store', 'free-space'] as const

/** Every value that the label `reason` can have. */
export const refusals: readonly Refusal[] = [
  ...Object.keys(failureStatus).filter((name): name is FailureReason => name in failureStatus),
  ...furtherCauses,
]

/** How much waits to be mailed, and how much nobody will mail any more. */
export type OutboxDepth = {
  /** Mails that wait, counted up to a thousand. */
  waiting: number
  /** When the oldest of them was due first; later than now where all were put off, undefined when none waits. */
  oldest: Date | undefined
  /** Mails that were given up, counted up to a thousand. */
  failed: number
}

/** What the server's parts tell of themselves. Numbers only: nothing of a visitor gets here. */
export type Metrics = {
  /** Counts the requests and connections of a server, from now on. */
  watchServer: (server: Server) => void
  /** Where to ask whether forms can be stored. */
  watchForms: (available: () => boolean) => void
  /** Where to ask for the outbox when somebody reads the metrics. */
  watchOutbox: (measure: () => Promise<OutboxDepth>) => void
  /** A form was not taken. */
  refused: (reason: Refusal) => void
  /** The store answered a form, or failed to. */
  storeTook: (seconds: number, outcome: 'ok' | 'failed') => void
}

/** For a server that nobody measures. */
export const noMetrics: Metrics = {
  watchServer() {},
  watchForms() {},
  watchOutbox() {},
  refused() {},
  storeTook() {},
}
