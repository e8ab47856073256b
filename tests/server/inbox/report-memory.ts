import { setTimeout as wait } from 'node:timers/promises'

/**
 * Loaded before the server's own code, with `--expose-gc`: at SIGUSR2 the process collects its
 * garbage and prints what it still holds, in bytes.
 */
process.on('SIGUSR2', async () => {
  // Several rounds, as `gc()` also frees memory in the background.
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.()
    await wait(100)
  }
  const { heapUsed, external, rss } = process.memoryUsage()
  console.log(`memory ${JSON.stringify({ held: heapUsed + external, rss })}`)
})
