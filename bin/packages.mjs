// @ts-check
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { capture, pinnedNode } from './child.mjs'
import { root } from './root.mjs'
import { Stop } from './step.mjs'

/** @typedef {Record<string, { version?: string, optional?: boolean }>} LockedPackages */

/** Lives inside node_modules so that deleting that folder deletes it as well. @param {string} folder */
const stampFile = (folder) => join(folder, 'node_modules/.installed-lock')

/** The packages of `npm run edit`: many, and of no use to whoever only builds or serves the site. */
const editorFolder = join(root, 'editor')

/** @param {string} file @returns {LockedPackages} */
function lockedPackages(file) {
  if (!existsSync(file)) return {}
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
}

/**
 * Whether the packages that npm recorded as installed are those of the lock file. That spares
 * a reinstall after someone ran `npm install` by hand. Optional ones may be missing: they are
 * for other systems.
 * @param {LockedPackages} wanted
 * @param {LockedPackages} installed
 */
export function sameVersions(wanted, installed) {
  return (
    Object.entries(wanted).every(
      ([path, { version, optional }]) =>
        path === '' || installed[path]?.version === version || (optional && !installed[path]),
    ) && Object.entries(installed).every(([path, { version }]) => wanted[path]?.version === version)
  )
}

/** @param {string} folder @param {string} lockHash */
function isStamped(folder, lockHash) {
  const stamp = stampFile(folder)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash
}

/**
 * Spares the next command a closer look. Whoever may not write there, such as the user that the
 * server runs as, takes that look each time.
 * @param {string} folder @param {string} lockHash
 */
function writeStamp(folder, lockHash) {
  if (isStamped(folder, lockHash) || !mayWrite(join(folder, 'node_modules'))) return
  writeFileSync(stampFile(folder), lockHash)
}

/** @param {string} folder */
function mayWrite(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** @param {string} folder @param {LockedPackages} wanted @param {string} lockHash */
function complete(folder, wanted, lockHash) {
  return (
    existsSync(pinnedNode) &&
    Object.entries(wanted).every(
      ([path, { optional }]) => optional || existsSync(join(folder, path, 'package.json')),
    ) &&
    (isStamped(folder, lockHash) ||
      sameVersions(wanted, lockedPackages(join(folder, 'node_modules/.package-lock.json'))))
  )
}

/** The npm that runs us, else the one on the path. @param {string[]} args */
function npm(args) {
  const script = process.env.npm_execpath
  return script?.endsWith('.js') && existsSync(script)
    ? capture(process.execPath, [script, ...args])
    : capture('npm', args)
}

/**
 * Installs what the lock file names unless it is there already.
 * @returns {Promise<string>} what was done, in a few words
 * @throws {Stop} with one line that says what to do
 */
export function installPackages() {
  return installIn(root)
}

/**
 * Installs what the editor's own lock file names unless it is there already.
 * @returns {Promise<string>} what was done, in a few words
 * @throws {Stop} with one line that says what to do
 */
export function installEditorPackages() {
  return installIn(editorFolder)
}

/** @param {string} folder */
async function installIn(folder) {
  const lockFile = join(folder, 'package-lock.json')
  const wanted = lockedPackages(lockFile)
  const lockHash = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  const there = complete(folder, wanted, lockHash)
  if (!there) {
    const packages = join(folder, 'node_modules')
    if (!mayWrite(existsSync(packages) ? packages : folder)) {
      throw new Stop(
        'Packages are missing, and this user may not install them: run npm run build as the user ' +
          `who owns ${folder}.`,
      )
    }
    const quiet = ['--prefix', folder, '--include=dev', '--no-audit', '--no-fund']
    const result = await npm(['ci', ...quiet]).catch(() => {
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
  }
  writeStamp(folder, lockHash)
  return there ? 'already there' : `${Object.keys(wanted).length - 1} installed`
}

/** @param {string} output what npm said */
function installProblem(output) {
  const [, code] = /npm (?:error|ERR!) code (\S+)/.exec(output) ?? []
  return (
    `The packages could not be installed${code ? ` (npm: ${code})` : ''}: check the network and ` +
    'the free disk space, then run "npm ci", which says more.'
  )
}
