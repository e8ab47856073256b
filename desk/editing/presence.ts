/** Milliseconds for which a poll (editor.tsx) counts: three of its pauses. */
const counts = 45_000

/** Who has which form open. In memory alone: whoever has one open polls again. */
export function presence(now: () => number) {
  /** For each person the form that they have open, and when they polled. */
  const open = new Map<string, { name: string; address: string; at: number }>()

  /** Notes that somebody has a form open. @returns the names of the others who have */
  return ({ id, name }: { id: string; name: string }, address: string): string[] => {
    open.set(id, { name, address, at: now() })
    return [...open]
      .filter(
        ([other, each]) => other !== id && each.address === address && each.at > now() - counts,
      )
      .map(([, other]) => other.name)
  }
}
