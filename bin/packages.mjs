// @ts-check
import { accessSync, constants, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { capture, npmProgram, pinnedNode, root } from './child.mjs'
import { Stop } from './step.mjs'

/**
 * A lock file's packages by the folders that they are installed in.
 * @typedef {Record<string, { version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }>} LockedPackages
 */
/** `site`: what builds and serves the site. `all`: what checks it as well. @typedef {'site' | 'all'} Kind */

/** @param {string} file @returns {LockedPackages} */
function lockedPackages(file) {
  if (!existsSync(file)) return {}
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
}

/**
 * The packages of a lock file that have to be there. Optional ones may be missing: they are for
 * other systems.
 * @param {LockedPackages} locked
 * @param {Kind} kind
 */
function needed(locked, kind) {
  return Object.entries(locked).filter(
    ([path, { dev, devOptional, optional }]) =>
      path !== '' && !optional && (kind === 'all' || !(dev || devOptional)),
  )
}

/**
 * Whether the packages that npm recorded as installed are those of the lock file, whether we or an
 * `npm ci` typed by hand installed them.
 * @param {LockedPackages} locked
 * @param {LockedPackages} installed
 * @param {Kind} kind
 */
export function sameVersions(locked, installed, kind) {
  return (
    needed(locked, kind).every(([path, { version }]) => installed[path]?.version === version) &&
    Object.entries(installed).every(([path, { version }]) => locked[path]?.version === version)
  )
}

/** @param {string} folder @param {LockedPackages} locked @param {Kind} kind */
function complete(folder, locked, kind) {
  return (
    existsSync(pinnedNode) &&
    needed(locked, kind).every(([path]) => existsSync(join(folder, path, 'package.json'))) &&
    // npm writes this record after installing everything; deleting node_modules deletes it.
    sameVersions(locked, lockedPackages(join(folder, 'node_modules/.package-lock.json')), kind)
  )
}

/**
 * Installs what the lock files of some folders name unless it is there already.
 * @param {Kind} kind
 * @param {readonly string[]} folders `desk` has packages of no use to whoever only builds or serves the site
 * @returns {Promise<string>} what was done, in a few words
 * @throws {Stop} with one line that says what to do
 */
export async function installPackages(kind, folders = ['.']) {
  let installed = 0
  for (const folder of folders) installed += await installIn(join(root, folder), kind)
  return installed === 0 ? 'already there' : `${installed} installed`
}

/** @param {string} folder @param {Kind} kind @returns how many it had to install */
async function installIn(folder, kind) {
  const locked = lockedPackages(join(folder, 'package-lock.json'))
  if (complete(folder, locked, kind)) return 0
  const packages = join(folder, 'node_modules')
  try {
    accessSync(existsSync(packages) ? packages : folder, constants.W_OK)
  } catch {
    throw new Stop(
      'Packages are missing, and this user may not install them: run npm run build as the user ' +
        `who owns ${folder}.`,
    )
  }
  // Not `npm ci`, which first deletes node_modules: a site may run from there, and on Windows the very
  // node.exe that runs us cannot be deleted.
  const [program, ...own] = npmProgram()
  const result = await capture(program, [
    ...own,
    'install',
    '--no-save',
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    kind === 'all' ? '--include=dev' : '--omit=dev',
  ]).catch(() => {
    throw new Stop('npm is missing: install Node with npm, then run the same command again.')
  })
  if (result.code === 130) throw new Stop('Stopped while installing packages.')
  if (result.code !== 0) throw new Stop(installProblem(result.output))
  if (!existsSync(pinnedNode)) {
    throw new Stop(
      'The package "node" did not install its binary: allow its install script ' +
        '(npm install-scripts approve node, no ignore-scripts setting), then run npm rebuild node.',
    )
  }
  // The package `node` links its binary from here, so this copy is not needed; it includes 68 MB of
  // headers for compiling addons.
  rmSync(join(root, 'node_modules/node/node_modules'), { recursive: true, force: true })
  return needed(locked, kind).length
}

/** @param {string} output what npm said */
function installProblem(output) {
  const [, code] = /npm (?:error|ERR!) code (\S+)/.exec(output) ?? []
  return (
    `The packages could not be installed${code ? ` (npm: ${code})` : ''}: check the network and ` +
    'the free disk space, then run "npm ci", which says more.'
  )
}
