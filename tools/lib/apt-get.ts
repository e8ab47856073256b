import { existsSync } from 'node:fs'
import { runProgram } from './run-tool.ts'

/** One try, and ten seconds of silence: a mirror that does not answer must not hold up the tests. */
const aptLimits = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=10']

/**
 * Installs Debian's packages where we may, as root.
 *
 * @param args packages and options
 * @returns whether it did
 */
export async function installPackages(...args: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const aptGet = (...command: readonly string[]) =>
    runProgram('apt-get', [...aptLimits, ...command], { DEBIAN_FRONTEND: 'noninteractive' })
  await aptGet('update')
  return (await aptGet('install', '-y', ...args)).code === 0
}
