// @ts-check
import { capture, ended, pinnedNode, start } from './child.mjs'
import { installEditorPackages, installPackages } from './packages.mjs'
import { serve } from './serve.mjs'
import { printStep, Stop, step } from './step.mjs'

/** How much of a failed step's output is shown: its end, where the reason stands. */
const shownLines = 40

/**
 * Builds unless the sources are those of the last build.
 * @param {string[]} args for tools/build.ts
 * @returns {Promise<{ result: string, warnings: string }>}
 */
async function build(...args) {
  const { code, output, lastLine, warnings } = await capture(pinnedNode, [
    'tools/build.ts',
    ...args,
  ])
  if (code === 130) throw new Stop('Stopped while building.')
  if (code !== 0) throw new Stop(output.split('\n').slice(-shownLines).join('\n'))
  return { result: lastLine, warnings }
}

/** Hands over to a program that prints for itself. @param {string[]} args */
function handOver(args) {
  return ended(start(pinnedNode, args, 'inherit'))
}

/** The tools of the checks and the editor's packages as well: its types are checked, and its tests run it. */
async function installAll() {
  const site = await installPackages('all')
  const editor = await installEditorPackages()
  return site === editor ? site : `${site}; the editor's: ${editor}`
}

/** Milliseconds of silence before someone wonders. */
const noticeDelayMs = 1000

/**
 * Installs what is missing without a word on standard output: that belongs to the program that
 * follows, and others may read it.
 * @param {import('./packages.d.mts').Kind} [kind]
 */
async function installQuietly(kind) {
  const notice = setTimeout(() => console.error('Installing what is missing …'), noticeDelayMs)
  await installPackages(kind).finally(() => clearTimeout(notice))
}

/**
 * The folder in which the command was typed, for the files that it names. npm tells it; we work in
 * the repository's folder.
 */
function rememberFolder() {
  if (process.env.npm_lifecycle_event !== 'inbox') process.env.INIT_CWD = process.cwd()
}

/** Those that take arguments hand them on. @type {Record<string, (args: string[]) => Promise<number>>} */
const commands = {
  start: async () => {
    await step('1/3', 'packages', installPackages)
    await step('2/3', 'build', async () => (await build('--with-inbox')).result)
    return serve('3/3')
  },
  build: async (args) => {
    await step('1/2', 'packages', installPackages)
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
    await step(args.includes('accessibility') ? '1/3' : '1/11', 'packages', installAll)
    return handOver(['tools/test.ts', ...args])
  },
  check: async () => {
    await step('1/6', 'packages', installAll)
    return handOver(['tools/test.ts', 'quick'])
  },
  dev: async () => {
    await step('1/2', 'packages', installPackages)
    return handOver(['node_modules/astro/bin/astro.mjs', 'dev'])
  },
  edit: async () => {
    await step('1/3', 'packages', installPackages)
    await step('2/3', 'editor', installEditorPackages)
    printStep('3/3', 'serve', 'Ctrl-C ends it')
    // Also beside the server of `npm run dev`, which Astro would otherwise refuse.
    const options = ['--ignore-lock', '--config', 'editor/astro.config.ts']
    return handOver(['node_modules/astro/bin/astro.mjs', 'dev', ...options])
  },
  'launch-check': async (args) => {
    await installQuietly()
    return handOver(['tools/launch-check.ts', ...args])
  },
  voice: async (args) => {
    await installQuietly('all')
    return handOver(['tools/voice.ts', ...args])
  },
  spec: async () => {
    await installQuietly('all')
    process.env.CONTENT_FOLDER = 'content'
    return handOver(['node_modules/vitest/vitest.mjs', 'run', '--project', 'spec'])
  },
  inbox: async (args) => {
    rememberFolder()
    await installQuietly()
    return handOver(['server/cli/main.ts', ...args])
  },
  'bench:inbox': async (args) => {
    await installQuietly('all')
    return handOver(['tests/bench/inbox.ts', ...args])
  },
  'bench:server': async (args) => {
    await installQuietly('all')
    return handOver(['tests/bench/server.ts', ...args])
  },
  'bench:scale': async (args) => {
    await installQuietly('all')
    return handOver(['tests/bench/scale.ts', ...args])
  },
  'bench:pages': async (args) => {
    await installQuietly('all')
    return handOver(['tests/bench/pages.ts', ...args])
  },
  'bench:soak': async (args) => {
    await installQuietly('all')
    return handOver(['tests/bench/soak.ts', ...args])
  },
}

/**
 * Runs one of the commands above.
 * @param {string | undefined} name
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function runCommand(name, args) {
  // Nothing that we start tells its maker of it.
  process.env.ASTRO_TELEMETRY_DISABLED = '1'
  const command = commands[name ?? '']
  if (!command) {
    console.error(`Unknown command "${name ?? ''}": use ${Object.keys(commands).join(', ')}.`)
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
