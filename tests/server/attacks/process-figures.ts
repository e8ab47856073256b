import { readdir, readFile } from 'node:fs/promises'

/** Watches how many descriptors a process has open. */
export function watchDescriptors(pid: number) {
  let most = 0
  const timer = setInterval(async () => {
    // A process that is gone has none.
    const open = await readdir(`/proc/${pid}/fd`).catch(() => [])
    most = Math.max(most, open.length)
  }, 50)
  return {
    /** Ends the watch. @returns the most at any time */
    stop(): number {
      clearInterval(timer)
      return most
    },
  }
}

/** The most bytes of memory that a process ever held; 0 when it is gone. */
export async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
}

/** Milliseconds of processor time that a process has used, in steps of ten. */
export async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name may hold anything, so fields are counted from its closing parenthesis.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return 10 * (Number(fields[11]) + Number(fields[12]))
}
