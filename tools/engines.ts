import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { installPackages } from './lib/apt-get.ts'
import { root } from './lib/root.ts'
import { runNpm, runProgram } from './lib/run-tool.ts'
import type { Found } from './lib/system-program.ts'

/** Programs of the system by their names on the path, and Debian's package. */
const programs = {
  firefox: { names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  webkit: { names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
  // WebKitGTK opens a window, and a machine for tests has no screen.
  xvfb: { names: ['Xvfb'], package: 'xvfb' },
} as const

type Program = (typeof programs)[keyof typeof programs]

/** What the site is opened with beside the Chromium of the browser tests. */
export type Engines = Record<keyof typeof programs | 'oldChromium', Found>

/** Finds the engines, or fetches them: Debian's packages where we may install, the old Chromium from npm. */
export async function ensureEngines(): Promise<Engines> {
  const missing = Object.values(programs).filter((program) => 'missing' in find(program))
  if (missing.length > 0) {
    await installPackages('--no-install-recommends', ...missing.map((program) => program.package))
  }
  return {
    firefox: find(programs.firefox),
    webkit: find(programs.webkit),
    xvfb: find(programs.xvfb),
    oldChromium: await ensureOldChromium(),
  }
}

function find({ names, package: name }: Program): Found {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const path = names.flatMap((each) => folders.map((folder) => join(folder, each))).find(existsSync)
  return path ? { path } : { missing: `${names[0]} is not there: install the package ${name}` }
}

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

async function ensureOldChromium(): Promise<Found> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return { missing: `${name} is for Linux on x64 alone` }
  }
  const problem = existsSync(kept) ? undefined : await fetchOldChromium()
  if (problem) return { missing: `${name} ${problem}` }
  const { stdout } = spawnSync('ldd', [kept], { encoding: 'utf8' })
  const lacking = stdout?.match(/\S+(?= => not found)/g)
  return lacking ? { missing: `${name} lacks libraries: ${lacking.join(', ')}` } : { path: kept }
}

/** @returns why it could not be done */
async function fetchOldChromium(): Promise<string | undefined> {
  await mkdir(cache, { recursive: true })
  const work = await mkdtemp(join(cache, 'download-'))
  try {
    await runNpm('pack', name, '--ignore-scripts', '--pack-destination', work)
    const archive = (await readdir(work)).find((entry) => entry.endsWith('.tgz'))
    if (!archive) return 'could not be downloaded'
    const bytes = await readFile(join(work, archive))
    if (createHash('sha512').update(bytes).digest('base64') !== sha512) {
      return 'is not what it was: its checksum differs'
    }
    await runProgram('tar', ['-xzf', join(work, archive), '-C', work, program])
    const whole = join(work, 'chromium')
    await writeFile(whole, brotliDecompressSync(await readFile(join(work, program))), {
      mode: 0o755,
    })
    await rename(whole, kept)
    return undefined
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}
