import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A free TCP port below the ephemeral range, so that no outgoing connection takes it while the server
 * on it is stopped.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    const probe = createServer().listen(port, '127.0.0.1')
    const free = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    if (!free) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}
