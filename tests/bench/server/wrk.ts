import { spawnSync } from 'node:child_process'
import { runProgram } from '../../server/run-node.ts'

/** What one round of `wrk` measured. */
export type Round = {
  requests: number
  /** Requests in a second. */
  rate: number
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number
}

/** The programs that are not there. */
export function missingPrograms(names: readonly string[]): string[] {
  return names.filter((name) => spawnSync(name, ['-v']).error !== undefined)
}

/**
 * Asks for one address over 32 connections, each as soon as it is answered.
 *
 * @throws when an answer is none, or another than 200
 */
export async function runWrk(url: string, seconds: number): Promise<Round> {
  const options = [
    '--threads',
    '1',
    '--connections',
    '32',
    '--duration',
    `${seconds}s`,
    '--latency',
  ]
  const command = ['wrk', ...options, '--header', 'Accept-Encoding: gzip', url]
  const { output } = await runProgram(command, {}, { cwd: '.' }).ended
  return readWrk(output)
}

const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/** Reads what wrk prints. */
export function readWrk(output: string): Round {
  const [, requests] = /(\d+) requests in/.exec(output) ?? []
  const [, rate] = /Requests\/sec: +([\d.]+)/.exec(output) ?? []
  const [, p99, unit = ''] = /99% +([\d.]+)(us|ms|s|m)/.exec(output) ?? []
  const failed = /Non-2xx.*|Socket errors: .*(connect|timeout) [1-9].*/.exec(output)
  if (!requests || !rate || !p99 || failed) throw new Error(`wrk says:\n${output}`)
  return {
    requests: Number(requests),
    rate: Number(rate),
    p99: Number(p99) * (milliseconds[unit] ?? Number.NaN),
  }
}
