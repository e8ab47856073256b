// @ts-check
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './root.mjs'

/** The pinned Node that the package `node` installs; every TypeScript step runs under it. */
export const pinnedNode = join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/** Compiled once, not at every start: a fifth of a server's start is compiling. */
const compileCache = join(root, 'node_modules/.cache/compile')

/** The environment of a child: its own `node` is the pinned one, as in npm scripts. */
function environment() {
  if (!existsSync(pinnedNode)) return process.env
  const tools = join(root, 'node_modules/.bin')
  const path = `${tools}${delimiter}${process.env.PATH ?? ''}`
  return { NODE_COMPILE_CACHE: compileCache, ...process.env, PATH: path }
}

/**
 * Starts a child that stops when we are stopped. SIGINT and SIGTERM are passed on; whoever
 * waits for the child decides what its exit means.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').StdioOptions} stdio
 */
export function start(command, args, stdio) {
  const child = spawn(command, args, { cwd: root, env: environment(), stdio })
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
export function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 130))
  })
}

/**
 * Runs a child to its end and keeps what it says, for the caller to show: all of it when it fails,
 * otherwise its last line and what it warned of on stderr.
 * @param {string} command
 * @param {string[]} args
 */
export async function capture(command, args) {
  const child = start(command, args, ['ignore', 'pipe', 'pipe'])
  let output = ''
  let spoken = ''
  let warnings = ''
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    output += text
    spoken += text
  })
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    output += text
    warnings += text
  })
  const code = await ended(child)
  return {
    code,
    output: output.trimEnd(),
    lastLine: spoken.trimEnd().split('\n').at(-1) ?? '',
    warnings: warnings.trimEnd(),
  }
}
