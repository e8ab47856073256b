import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { aptLimits } from './apt-get.ts'
import { root } from './root.ts'

/** Programs that the tests use where they can be had: their package on Debian, and a harmless call. */
const programs = {
  nginx: { package: 'nginx', probe: ['-v'] },
  caddy: { package: 'caddy', probe: ['version'] },
  promtool: { package: 'prometheus', probe: ['--version'] },
  'systemd-analyze': { package: 'systemd', probe: ['--version'] },
  'systemd-notify': { package: 'systemd', probe: ['--version'] },
  perl: { package: 'perl-base', probe: ['-v'] },
  sqlite3: { package: 'sqlite3', probe: ['-version'] },
  'git-filter-repo': { package: 'git-filter-repo', probe: ['--version'] },
} as const

export type SystemProgram = keyof typeof programs

/** Where a program is, or in one line why it cannot be had. */
export type Found = { path: string } | { missing: string }

/** Where packages are unpacked that the system does not have: never installed, nothing started. */
const folder = join(root, '.cache/programs')
const places = ['usr/bin', 'usr/sbin', 'bin', 'sbin']

/** Milliseconds for a whole download, and until it is tried again. A slow mirror must not hold up the tests. */
const timeoutMs = 120_000
const pause = 5_000

/**
 * Finds a program on the path, else in the cache, else takes it from Debian's package without
 * installing that. A program that lacks its libraries counts as missing.
 */
export async function systemProgram(name: SystemProgram): Promise<Found> {
  const path = (process.env.PATH ?? '').split(delimiter).concat('/usr/sbin', '/sbin')
  const unpacked = join(folder, programs[name].package)
  const inCache = () => places.map((place) => join(unpacked, place))
  const there = usable(name, [...path, ...inCache()])
  if (there) return { path: there }
  const problem = await unpack(programs[name].package, unpacked)
  if (problem) return { missing: `${name} is not there, and ${problem}` }
  const fetched = usable(name, inCache())
  return fetched ? { path: fetched } : { missing: `${name} does not run: it lacks libraries` }
}

/**
 * Debian's packages that a program needs and the system lacks, downloaded to be installed elsewhere.
 *
 * @returns their files, or in one line why they cannot be had; no file where the system has the program
 */
export async function systemPackages(
  name: SystemProgram,
): Promise<{ files: string[] } | { missing: string }> {
  const path = (process.env.PATH ?? '').split(delimiter).concat('/usr/sbin', '/sbin')
  if (usable(name, path)) return { files: [] }
  const wanted = programs[name].package
  const target = join(root, '.cache/packages', wanted)
  if (!existsSync(target)) {
    await mkdir(join(root, '.cache/packages'), { recursive: true })
    const work = await mkdtemp(join(root, '.cache/packages/download-'))
    try {
      const archives = ['-o', `Dir::Cache::archives=${work}`]
      const get = ['install', '--download-only', '--no-install-recommends', '--yes', wanted]
      if (!(await fetched([...archives, ...get], work))) {
        return { missing: `${name} is not there, and its packages could not be downloaded` }
      }
      await rename(work, target).catch(() => {})
    } finally {
      await rm(work, { recursive: true, force: true })
    }
  }
  const files = (await readdir(target)).filter((file) => file.endsWith('.deb'))
  return { files: files.map((file) => join(target, file)) }
}

function usable(name: SystemProgram, folders: readonly string[]): string | undefined {
  return folders
    .map((place) => join(place, name))
    .find(
      (file) =>
        existsSync(file) &&
        spawnSync(file, programs[name].probe, {
          timeout: timeoutMs,
          env: { ...process.env, PYTHONPATH: pythonPath(file) },
        }).status === 0,
    )
}

/** `PYTHONPATH` for a program that may be unpacked only: Python looks for modules in the system's folder. */
export function pythonPath(file: string): string {
  return join(dirname(file), '../lib/python3/dist-packages')
}

/** @returns why it could not be done */
async function unpack(name: string, target: string): Promise<string | undefined> {
  if (existsSync(target)) return `its package ${name} is incomplete`
  if (!existsSync('/usr/bin/apt-get')) return 'this is no Debian'
  await mkdir(folder, { recursive: true })
  // Tests run in parallel: each unpacks into a folder of its own, and the first to finish is kept.
  const work = await mkdtemp(join(folder, 'download-'))
  try {
    if (!(await fetched(['download', name], work)))
      return `its package ${name} could not be downloaded`
    const file = (await readdir(work)).find((entry) => entry.endsWith('.deb'))
    if (!file || !run('dpkg-deb', ['-x', file, 'files'], work)) return `${name} is no package`
    await rename(join(work, 'files'), target).catch(() => {})
    return undefined
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/**
 * Downloads files with apt. The list of packages may be empty or outdated, so `apt-get update` runs where
 * we may; that fails while another test runs it, so it is tried again.
 */
async function fetched(args: readonly string[], work: string): Promise<boolean> {
  const end = Date.now() + timeoutMs
  const apt = (...more: readonly string[]) =>
    run('apt-get', [...aptLimits, ...more], work, Math.max(1, end - Date.now()))
  const get = () => apt(...args)
  if (get()) return true
  if (process.getuid?.() !== 0) return false
  while (Date.now() < end) {
    const updated = apt('update')
    if (get()) return true
    if (updated) return false
    await wait(pause)
  }
  return false
}

function run(
  program: string,
  args: readonly string[],
  cwd: string,
  timeout: number = timeoutMs,
): boolean {
  return spawnSync(program, args, { cwd, timeout, stdio: 'ignore' }).status === 0
}
