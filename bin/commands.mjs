// @ts-check
import { capture, ended, pinnedNode, start } from './child.mjs'
import { installPackages } from './packages.mjs'
import { printStep, Stop, seconds, step } from './step.mjs'

/** How much of a failed build is shown: its end, where the reason stands. */
const shownLines = 40

/** Milliseconds of silence before someone wonders. */
const noticeDelayMs = 1000

/** Milliseconds between two looks at whether npm is still there. */
const watchInterval = 250

const astro = 'node_modules/astro/bin/astro.mjs'

/**
 * Builds unless the sources are those of the last build.
 * @param {string[]} args for tools/build.ts
 */
async function build(...args) {
  const { code, output, stdout, stderr } = await capture(pinnedNode, ['tools/build.ts', ...args])
  if (code === 130) throw new Stop('Stopped while building.')
  if (code !== 0) throw new Stop(output.trimEnd().split('\n').slice(-shownLines).join('\n'))
  return { result: stdout.trimEnd().split('\n').at(-1) ?? '', warnings: stderr.trimEnd() }
}

/** Hands over to a program that prints for itself. @param {string[]} args */
function handOver(...args) {
  return ended(start(pinnedNode, args, 'inherit'))
}

/** The checks' tools, and the desk's packages: its types are checked, and tests run them. */
const installAll = () => installPackages('all', ['.', 'desk'])
const installDesk = () => installPackages('all', ['desk'])
const installSite = () => installPackages('site')

/**
 * Runs the server until it ends and prints its address once it answers. Its own words go
 * straight to the terminal: when it cannot start it says why in one line.
 * @returns {Promise<number>}
 */
async function serve() {
  const server = start(pinnedNode, ['server/main.ts'], ['ignore', 'inherit', 'inherit', 'ipc'])
  server.once('message', (url) => printStep('3/3', 'serve', `${url}  (ready in ${seconds(0)})`))
  // npm sends SIGTERM to its shell, and Debian's shell (dash) ends without passing it on to us: a new
  // `process.ppid` shows that it has ended. Without npm we outlive our parent, as a server in the
  // background should.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) server.kill('SIGTERM')
  }, watchInterval)
  const code = await ended(server)
  clearInterval(watch)
  return code
}

/**
 * A command that only hands over: what is missing is installed without a word on standard output, which
 * belongs to the program that follows, and others may read it.
 * @param {import('./packages.mjs').Kind} kind
 * @param {string[]} program
 */
function plain(kind, ...program) {
  return async (/** @type {string[]} */ args) => {
    const notice = setTimeout(() => console.error('Installing what is missing …'), noticeDelayMs)
    await installPackages(kind).finally(() => clearTimeout(notice))
    return handOver(...program, ...args)
  }
}

/** Commands by name; some pass on their arguments. @type {Record<string, (args: string[]) => Promise<number>>} */
const commands = {
  start: async () => {
    await step('1/3', 'packages', installSite)
    const built = () => build('--with-inbox', '--unless-published')
    await step('2/3', 'build', async () => (await built()).result)
    return serve()
  },
  build: async (args) => {
    // What a careful user installs and builds, with umask 077, is for the server's user to read.
    process.umask(0o022)
    await step('1/2', 'packages', installSite)
    let shown = ''
    await step('2/2', 'build', async () => {
      const { result, warnings } = await build(...args)
      shown = warnings
      return result
    })
    if (shown) console.error(shown)
    return 0
  },
  test: async (args) => {
    await step('', 'packages', installAll)
    return handOver('tools/test.ts', ...args)
  },
  check: async () => {
    await step('', 'packages', installAll)
    return handOver('tools/test.ts', 'quick')
  },
  dev: async () => {
    await step('1/2', 'packages', installSite)
    return handOver(astro, 'dev')
  },
  desk: async (args) => {
    if (args.length > 0) {
      await installDesk()
      return plain('site', 'desk/main.ts')(args)
    }
    await step('1/3', 'packages', installSite)
    await step('2/3', 'desk', installDesk)
    printStep('3/3', 'serve', 'Ctrl-C ends it')
    return handOver('desk/main.ts')
  },
  'launch-check': plain('site', 'tools/launch-check.ts'),
  spec: plain('all', 'node_modules/vitest/vitest.mjs', 'run', '--project', 'spec'),
  inbox: plain('site', 'server/cli/main.ts'),
  'bench:inbox': plain('all', 'tests/bench/inbox.ts'),
  'bench:server': plain('all', 'tests/bench/server.ts'),
  'bench:pages': plain('all', 'tests/bench/pages.ts'),
}

/**
 * Runs one of the commands above.
 * @param {string} [name]
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function runCommand(name = '', ...args) {
  // No program that we start sends telemetry.
  process.env.ASTRO_TELEMETRY_DISABLED = '1'
  // Paths in arguments are relative to INIT_CWD, which npm sets; without npm we set it.
  if (process.env.npm_lifecycle_event !== name) process.env.INIT_CWD = process.cwd()
  const command = commands[name]
  if (!command) {
    console.error(`Unknown command "${name}": use ${Object.keys(commands).join(', ')}.`)
    return 1
  }
  try {
    return await command(args)
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.error(error.message)
    return 1
  }
}
