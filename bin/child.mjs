// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. Every command works from there, wherever it was typed. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** The pinned Node that the package `node` installs; every TypeScript step runs under it. */
export const pinnedNode = join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/**
 * The npm that runs us, else the one on the path: a program and the beginning of its arguments.
 * @returns {[string, ...string[]]}
 */
export function npmProgram() {
  const script = process.env.npm_execpath
  return script?.endsWith('.js') && existsSync(script) ? [process.execPath, script] : ['npm']
}

/**
 * Starts a child that stops when we are stopped: SIGINT and SIGTERM are passed on. Its own `node` is
 * the pinned one, as in npm scripts.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').StdioOptions} stdio
 * @param {NodeJS.ProcessEnv} [environment] over our own
 */
export function start(command, args, stdio, environment) {
  const env = {
    // Compiled once, not at every start: a fifth of a server's start is compiling.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'),
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
    ...environment,
  }
  const child = spawn(command, args, { cwd: root, env, stdio })
  const stop = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal)
  process.on('SIGINT', stop).on('SIGTERM', stop)
  child.once('close', () => process.off('SIGINT', stop).off('SIGTERM', stop))
  return child
}

/**
 * Waits for a child to end: its exit code, 130 when a signal ended it.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export async function ended(child) {
  const [code] = await once(child, 'close')
  return code ?? 130
}

/**
 * Runs a child to its end and keeps its output, for the caller to show: all of it, and stdout and stderr apart.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [environment] over our own
 */
export async function capture(command, args, environment) {
  const child = start(command, args, ['ignore', 'pipe', 'pipe'], environment)
  const result = { output: '', stdout: '', stderr: '' }
  for (const stream of /** @type {const} */ (['stdout', 'stderr'])) {
    child[stream]?.setEncoding('utf8').on('data', (text) => {
      result.output += text
      result[stream] += text
    })
  }
  return { code: await ended(child), ...result }
}
