type Rule<Holder> = {
  /** The network of whoever needs a place. */
  newcomer: string
  /** How much of what is short a network holds; the newcomer's own with what it needs. */
  shareOf: (network: string) => number
  /** Whether this one may be put out; `greedy` when its network holds more than the newcomer's would. */
  mayGo: (holder: Holder, greedy: boolean) => boolean
  /** What tells holders of one network apart: the least of them is put out. */
  progress: (holder: Holder) => number
}

/**
 * Finds whom to put out when places, or memory, are short: whoever gets on least in the network that
 * holds most, so that many newcomers of one network never displace a visitor of another.
 */
export function leastMissed<Holder extends { network: string }>(
  holders: Iterable<Holder>,
  { newcomer, shareOf, mayGo, progress }: Rule<Holder>,
): Holder | undefined {
  const own = shareOf(newcomer)
  let found: Holder | undefined
  let [most, least] = [0, 0]
  for (const holder of holders) {
    const share = shareOf(holder.network)
    const gain = progress(holder)
    if (found && (share < most || (share === most && gain >= least))) continue
    if (!mayGo(holder, share > own)) continue
    found = holder
    most = share
    least = gain
  }
  return found
}
