import { CliProblem } from './cli-problem.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Reads a time such as `365d`, in milliseconds. Days alone: months differ in length.
 *
 * @throws {CliProblem}
 */
export function duration(text: string): number {
  const [, days] = /^([1-9]\d{0,4})d$/.exec(text) ?? []
  if (!days) throw new CliProblem(`A time is a number of days with a d, such as 365d.`)
  return Number(days) * day
}
