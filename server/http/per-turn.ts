/**
 * Lets so much work begin in each turn of the event loop; the rest waits, in the order in which it
 * came. What else has arrived meanwhile, a page that somebody asks for, is not behind all of it.
 */
export function perTurn(most: number): () => Promise<void> {
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
