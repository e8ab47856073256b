/**
 * Lets work of so many bytes run at once; the rest waits, in the order in which it came. Work that
 * is larger than all of that runs alone, and work without size at once.
 */
export function turnsOf(
  most: number,
): <Result>(size: number, work: () => Promise<Result>) => Promise<Result> {
  const waiting: { size: number; begin: () => void }[] = []
  let running = 0

  function beginNext(): void {
    for (;;) {
      const [next] = waiting
      if (!next || (running > 0 && running + next.size > most)) return
      waiting.shift()
      running += next.size
      next.begin()
    }
  }

  return async (size, work) => {
    if (size === 0) return work()
    await new Promise<void>((begin) => {
      waiting.push({ size, begin })
      beginNext()
    })
    try {
      return await work()
    } finally {
      running -= size
      beginNext()
    }
  }
}
