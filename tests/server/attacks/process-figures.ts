import { readdir, readFile } from 'node:fs/promises'

/** The most bytes of memory that a process ever held; 0 when it is gone. */
export async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
}

/** Milliseconds of processor time that all threads of a process have used. */
export async function processorTime(pid: number): Promise<number> {
  const folder = `/proc/${pid}/task`
  const times = (await readdir(folder)).map(async (thread) => {
    const [nanoseconds = ''] = (await readFile(`${folder}/${thread}/schedstat`, 'utf8')).split(' ')
    return Number(nanoseconds) / 1e6
  })
  return (await Promise.all(times)).reduce((sum, time) => sum + time, 0)
}
