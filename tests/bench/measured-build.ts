import { readdir, readFile } from 'node:fs/promises'
import { runProgram } from '../server/run-node.ts'

/** Processor time in seconds and the most memory in bytes, of a build and all that it starts. */
export type BuildCost = { seconds: number; memory: number }

/** How often the memory is looked at, in milliseconds. */
const interval = 200

/**
 * Builds the site in a folder. bash tells the processor time of everything it waited for.
 *
 * @throws with what the build says when it fails
 */
export async function measuredBuild(folder: string): Promise<BuildCost> {
  const script = `"${process.execPath}" tools/build.ts --with-inbox || exit 1; times`
  const build = runProgram(['bash', '-c', script], {}, { cwd: folder })
  let memory = 0
  const timer = setInterval(async () => {
    memory = Math.max(memory, await memoryOfTree(build.pid))
  }, interval)
  const { code, output } = await build.ended
  clearInterval(timer)
  if (code !== 0) throw new Error(output)
  return { seconds: childSeconds(output), memory }
}

/** What `times` says of the children, in its last line: `1m37.007s 0m9.303s`. */
export function childSeconds(output: string): number {
  const [, ...numbers] = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/.exec(output) ?? []
  const [userMinutes = 0, user = 0, systemMinutes = 0, system = 0] = numbers.map(Number)
  return (userMinutes + systemMinutes) * 60 + user + system
}

/** The resident memory of a process and all below it, in bytes. */
async function memoryOfTree(pid: number): Promise<number> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const processes = await Promise.all(names.map(statusOf))
  const below = new Set([pid])
  // A child's number may be smaller than its parent's: look again until nobody is added.
  for (let before = 0; before < below.size; ) {
    before = below.size
    for (const one of processes) if (below.has(one.parent)) below.add(one.pid)
  }
  return processes.reduce((sum, one) => sum + (below.has(one.pid) ? one.memory : 0), 0)
}

async function statusOf(name: string) {
  // It may have ended since it was listed.
  const text = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '')
  const number = (field: string) =>
    Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0)
  return { pid: Number(name), parent: number('PPid'), memory: number('VmRSS') * 1024 }
}
