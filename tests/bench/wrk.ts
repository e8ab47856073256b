import { spawnSync } from 'node:child_process'
import { runProgram } from '../server/run-node.ts'

/** What one round of `wrk` measured. */
export type Round = {
  requests: number
  /** Requests in a second. */
  rate: number
  /** Milliseconds within which half of the answers came, and 99 of 100. */
  p50: number
  p99: number
}

/** The programs that are not there. */
export function missingPrograms(names: readonly string[]): string[] {
  return names.filter((name) => spawnSync(name, ['-v']).error !== undefined)
}

type Load = {
  seconds: number
  connections?: number
  /** What makes the requests, with its arguments; GET where it is missing. */
  script?: readonly string[]
}

/**
 * Asks for one address over some connections, each as soon as it is answered.
 *
 * @throws when an answer is none, or no success
 */
export async function runWrk(
  url: string,
  { seconds, connections = 32, script: [script, ...args] = [] }: Load,
): Promise<Round> {
  const load = ['--threads=1', `--connections=${connections}`, `--duration=${seconds}s`]
  const command = ['wrk', ...load, '--latency', '--header', 'Accept-Encoding: gzip']
  const scripted = script ? ['--script', script, url, '--', ...args] : [url]
  const { output } = await runProgram([...command, ...scripted], {}, { cwd: '.' }).ended
  return readWrk(output)
}

const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/** Reads what wrk prints. */
export function readWrk(output: string): Round {
  const [, requests] = /(\d+) requests in/.exec(output) ?? []
  const [, rate] = /Requests\/sec: +([\d.]+)/.exec(output) ?? []
  const [, p50, p50Unit = ''] = /50% +([\d.]+)(us|ms|s|m)/.exec(output) ?? []
  const [, p99, p99Unit = ''] = /99% +([\d.]+)(us|ms|s|m)/.exec(output) ?? []
  const failed = /Non-2xx.*|Socket errors: .*(connect|timeout) [1-9].*/.exec(output)
  if (!requests || !rate || !p50 || !p99 || failed) throw new Error(`wrk says:\n${output}`)
  return {
    requests: Number(requests),
    rate: Number(rate),
    p50: Number(p50) * (milliseconds[p50Unit] ?? Number.NaN),
    p99: Number(p99) * (milliseconds[p99Unit] ?? Number.NaN),
  }
}
