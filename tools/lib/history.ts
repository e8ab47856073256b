import { spawnSync } from 'node:child_process'
import { root } from './root.ts'

/** Whether earlier commits are missing: the oldest one there seems to have changed every file. */
export const isShallow = () => git('rev-parse', '--is-shallow-repository') === 'true'

/**
 * The day on which one of these files or folders last changed: today where a change is not committed.
 * Undefined where there is no history or only the end of it, as in a copy without Git or in a shallow clone, and for a
 * build with a clock of its own (`BUILD_DATE`), which depends on nothing but what it is made of.
 */
export function lastChange(files: readonly string[]): string | undefined {
  if (isShallow()) return undefined
  if (git('status', '--porcelain', '--', ...files)) return day(new Date())
  return git('log', '-1', '--format=%cs', '--', ...files) || undefined
}

/** What `lastChange` of anything within a folder depends on. */
export function changesOf(folder: string): string | undefined {
  const committed = git('-C', folder, 'log', '-1', '--format=%H', '--', '.')
  const changed = git('-C', folder, 'status', '--porcelain', '--', '.')
  return changed ? `${committed} ${changed} ${day(new Date())}` : committed
}

function git(...args: string[]): string | undefined {
  if (process.env.BUILD_DATE) return undefined
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10)
}
