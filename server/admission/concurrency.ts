import type { Limits } from '#contract/limit.ts'

export const limits = {
  formsATurn: {
    value: 4,
    unit: '',
    of: 'forms that begin in one turn of the event loop',
    beyond: 'the next wait for the next turn, so that pages are answered between them',
  },
  storedTogether: {
    value: 12 * 1024 * 1024,
    unit: 'bytes',
    of: 'uploads that are checked and stored at the same time',
    beyond: 'the next wait for their turn',
  },
} as const satisfies Limits

/**
 * Limits how much work begins in each turn of the event loop. The rest waits in order of arrival, so
 * that other requests, such as for pages, are not delayed by all of it.
 */
export function limitStartsPerTick(most: number): () => Promise<void> {
  const waiting: (() => void)[] = []
  let begun = 0
  let counting = false

  function nextTurn(): void {
    counting = false
    begun = 0
    for (const begin of waiting.splice(0, most)) {
      begun += 1
      begin()
    }
    if (begun > 0) count()
  }
  function count(): void {
    if (counting) return
    counting = true
    setImmediate(nextTurn)
  }

  return async () => {
    count()
    if (begun < most) {
      begun += 1
      return
    }
    await new Promise<void>((begin) => waiting.push(begin))
  }
}

/**
 * Limits the total size of the work that runs at once; the rest waits in order of arrival. Work that
 * is larger than the limit runs alone; work of size 0 never waits.
 */
export function limitBytesAtOnce(
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
