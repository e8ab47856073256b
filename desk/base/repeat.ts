/**
 * Does a piece of work over and over, one run at a time.
 *
 * @param work handles its own errors; resolves to the milliseconds until the next run
 * @returns a function that stops it and waits for the current run
 */
export function repeat(work: () => Promise<number>): () => Promise<void> {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running = run()
  async function run(): Promise<void> {
    const pause = await work()
    if (stopped) return
    timer = setTimeout(() => {
      running = run()
    }, pause)
  }
  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
