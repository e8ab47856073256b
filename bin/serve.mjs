// @ts-check
import { ended, pinnedNode, start } from './child.mjs'
import { printStep } from './step.mjs'

/** Milliseconds between two looks at whether npm is still there. */
const watchInterval = 250

/**
 * Runs the server until it ends and prints its address once it answers. Its own words go
 * straight to the terminal: when it cannot start it says why in one line.
 * @param {string} place "3/3"
 * @returns {Promise<number>} its exit code: 0 after Ctrl-C or SIGTERM
 */
export async function serve(place) {
  const server = start(pinnedNode, ['server/supervise.ts'], ['ignore', 'inherit', 'inherit', 'ipc'])
  server.once('message', (url) => {
    const total = (performance.now() / 1000).toFixed(1)
    printStep(place, 'serve', `${url}  (ready in ${total} s)`)
  })
  const watch = watchNpm(() => server.kill('SIGTERM'))
  const code = await ended(server)
  clearInterval(watch)
  return code
}

/**
 * npm passes SIGTERM to the shell between it and us, and Debian's shell ends without passing it
 * on. That shell's end is what we can see. Started without npm we outlive our parent, as a
 * server in the background should.
 * @param {() => void} stop
 */
function watchNpm(stop) {
  const parent = process.ppid
  if (process.env.npm_lifecycle_event === undefined) return undefined
  return setInterval(() => {
    if (process.ppid !== parent) stop()
  }, watchInterval)
}
