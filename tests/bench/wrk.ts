import { spawnSync } from 'node:child_process'
import { runProgram } from '../server/run-node.ts'

/** What one round of `wrk` measured: requests, requests in a second, and percentiles in milliseconds. */
export type Round = { requests: number; rate: number; p50: number; p99: number }

/** Exits with a message when a system program is missing. */
export function needPrograms(...names: string[]): void {
  const missing = names.filter((name) => spawnSync(name, ['-v']).error)
  if (missing.length === 0) return
  console.error(`${missing.join(' and ')} missing: apt-get install ${missing.join(' ')}`)
  process.exit(1)
}

/**
 * Requests one URL over some connections, each again as soon as it is answered.
 *
 * @param script a Lua script that makes the requests, with its arguments; without it, GET
 * @throws on a failed connection, a timeout or an error status
 */
export async function runWrk(
  url: string,
  seconds: number,
  connections = 32,
  [script, ...args]: readonly string[] = [],
): Promise<Round> {
  const load = ['--threads=1', `--connections=${connections}`, `--duration=${seconds}s`]
  const command = ['wrk', ...load, '--latency', '--header', 'Accept-Encoding: gzip']
  const scripted = script ? ['--script', script, url, '--', ...args] : [url]
  const { output } = await runProgram([...command, ...scripted], {}, { cwd: '.' }).ended
  return readWrk(output)
}

const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/** Parses wrk's output. @throws on failures or missing numbers */
export function readWrk(output: string): Round {
  const number = (pattern: RegExp) => {
    const [, digits, unit = 'ms'] = pattern.exec(output) ?? []
    return Number(digits) * (milliseconds[unit] ?? Number.NaN)
  }
  const round = {
    requests: number(/(\d+) requests in/),
    rate: number(/Requests\/sec: +([\d.]+)/),
    p50: number(/50% +([\d.]+)(us|ms|s|m)/),
    p99: number(/99% +([\d.]+)(us|ms|s|m)/),
  }
  const failed = /Non-2xx|Socket errors: .*(connect|timeout) [1-9]/.test(output)
  if (failed || Object.values(round).some(Number.isNaN)) throw new Error(`wrk says:\n${output}`)
  return round
}
