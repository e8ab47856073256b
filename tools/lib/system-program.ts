import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
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

/** One try, and ten seconds of silence, for each file: a slow mirror must not hold up the tests. */
const apt = 'apt-get --yes -o Acquire::Retries=1 -o Acquire::http::Timeout=10'

/**
 * Finds a program on the path, else in the cache, else takes it from Debian's package without
 * installing that. A program that lacks its libraries counts as missing.
 */
export async function systemProgram(name: SystemProgram): Promise<Found> {
  const wanted = programs[name].package
  const folder = join(root, '.cache/programs', wanted)
  const unpacked = ['usr/bin', 'usr/sbin', 'bin', 'sbin'].map((place) => join(folder, place))
  const get = `${apt} download ${wanted} && dpkg-deb -x *.deb . && rm *.deb`
  const path =
    onPath(name) ??
    usable(name, unpacked) ??
    ((await fetched(folder, get)) && usable(name, unpacked))
  return path ? { path } : { missing: `${name} does not run, nor does Debian's package ${wanted}` }
}

/**
 * Debian's packages that a program needs and the system lacks, downloaded to be installed elsewhere.
 *
 * @returns their files, or in one line why they cannot be had; no file where the system has the program
 */
export async function systemPackages(
  name: SystemProgram,
): Promise<{ files: string[] } | { missing: string }> {
  if (onPath(name)) return { files: [] }
  const wanted = programs[name].package
  const folder = join(root, '.cache/packages', wanted)
  const get = `${apt} install --download-only --no-install-recommends -o Dir::Cache::archives="$PWD" ${wanted}`
  if (!(await fetched(folder, get)))
    return { missing: `${name} is not there, and its packages could not be downloaded` }
  const files = (await readdir(folder)).filter((file) => file.endsWith('.deb'))
  return { files: files.map((file) => join(folder, file)) }
}

function onPath(name: SystemProgram): string | undefined {
  return usable(name, [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'])
}

function usable(name: SystemProgram, folders: readonly string[]): string | undefined {
  return folders
    .map((folder) => join(folder, name))
    .find((file) => {
      const env = { ...process.env, PYTHONPATH: pythonPath(file) }
      return existsSync(file) && spawnSync(file, programs[name].probe, { env }).status === 0
    })
}

/** `PYTHONPATH` for a program that may be unpacked only: Python looks for modules in the system's folder. */
export function pythonPath(file: string): string {
  return join(dirname(file), '../lib/python3/dist-packages')
}

/**
 * Fills a folder by a shell command unless it is there. The list of packages may be empty or outdated, so root
 * updates it, which fails while another test does.
 */
async function fetched(folder: string, get: string): Promise<boolean> {
  if (existsSync(folder)) return true
  await mkdir(dirname(folder), { recursive: true })
  const work = await mkdtemp(`${folder}-`)
  const script = `for try in 1 2 3 4; do
    (${get}) && exit
    [ "$(id -u)" = 0 ] || exit 1
    ${apt} update || sleep 5
  done; exit 1`
  const { status } = spawnSync('sh', ['-c', script], {
    cwd: work,
    timeout: 120_000,
    stdio: 'ignore',
  })
  // Tests run in parallel: the first to finish is kept.
  if (status === 0) await rename(work, folder).catch(() => {})
  await rm(work, { recursive: true, force: true })
  return existsSync(folder)
}
