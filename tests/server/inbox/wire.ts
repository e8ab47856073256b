import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export type Wire = {
  port: number
  /** Nothing passes any more, and nothing is closed: neither side can tell it from slowness. */
  cut: () => void
  /**
   * Whatever is sent is lost, also later on the connections that are open now: as when a firewall on
   * the way has forgotten them.
   */
  lose: () => void
  /** What was held back passes, and all that comes after it; what was lost stays lost. */
  restore: () => void
}

/** A wire to a port of this machine that can go dead, as networks do. */
export async function newWire(to: number): Promise<Wire> {
  const pairs = new Map<Socket, Socket>()
  let dead: 'held' | 'lost' | undefined

  const relay = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    pairs.set(near, far)
    for (const [one, other] of both(near, far)) {
      one.on('error', () => {})
      one.once('close', () => other.destroy())
      if (!dead) one.pipe(other)
      else if (dead === 'lost') one.resume()
    }
    near.once('close', () => pairs.delete(near))
  })
  function forAll(act: (from: Socket, to: Socket) => void) {
    for (const [near, far] of pairs) for (const [one, other] of both(near, far)) act(one, other)
  }

  await once(relay.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    relay.close()
    forAll((from) => from.destroy())
  })
  const address = relay.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut() {
      dead = 'held'
      forAll((from, to) => from.unpipe(to).pause())
    },
    lose() {
      dead = 'lost'
      forAll((from, to) => from.unpipe(to).resume())
    },
    restore() {
      if (dead === 'held') forAll((from, to) => from.pipe(to))
      dead = undefined
    },
  }
}

function both(near: Socket, far: Socket): [Socket, Socket][] {
  return [
    [near, far],
    [far, near],
  ]
}
