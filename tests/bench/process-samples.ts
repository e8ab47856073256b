import { readdir, readFile } from 'node:fs/promises'

/** What a process holds at one moment. */
export type Sample = { at: number; memory: number; descriptors: number }

/** Looks at a process every second until told to stop. */
export function sampleProcess(pid: number) {
  const samples: Sample[] = []
  const timer = setInterval(async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    const descriptors = await readdir(`/proc/${pid}/fd`).catch(() => [])
    const memory = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
    samples.push({ at: performance.now(), memory, descriptors: descriptors.length })
  }, 1_000)
  return {
    stop(): readonly Sample[] {
      clearInterval(timer)
      return samples
    },
  }
}
