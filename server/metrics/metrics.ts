import type { Server } from 'node:http'
import { type FailureReason, failureStatus } from '#contract/answers.ts'
import type { OutboxDepth } from '#server/outbox/depth.ts'

/** Why a form was refused: what the visitor is told, or one of the causes behind that. */
export type Refusal = FailureReason | (typeof furtherCauses)[number]

const furtherCauses = ['store', 'quota', 'free-space'] as const

/** Every value that the label `reason` can have. */
export const refusals: readonly Refusal[] = [
  ...Object.keys(failureStatus).filter((name): name is FailureReason => name in failureStatus),
  ...furtherCauses,
]

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
