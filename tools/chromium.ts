import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runProgram, runTool } from './run-tool.ts'

/** How the tests start any Chromium: no sandbox in containers, and nothing of its own on the net. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Where systems put it. */
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The Chromium that is there already: CHROMIUM_PATH, else the system's. */
export function installedChromium(
  environment: NodeJS.ProcessEnv,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  const chosen = environment.CHROMIUM_PATH
  return [...(chosen ? [chosen] : []), ...systemPaths].find(exists)
}

/**
 * Finds a Chromium for the browser tests or installs one: the system's package where we may
 * (Debian as root), else Playwright's own.
 *
 * @returns its path; `undefined` after saying in one line what to do
 */
export async function ensureChromium(): Promise<string | undefined> {
  const found =
    installedChromium(process.env) ?? (await debianChromium()) ?? (await playwrightChromium())
  if (!found) {
    console.error(
      'No Chromium for the browser tests: install the package "chromium" or a Google Chrome, ' +
        'or say where one is: CHROMIUM_PATH=/path/to/chromium npm test',
    )
  }
  return found
}

async function debianChromium(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get', ['update'], quiet)
  await runProgram('apt-get', ['install', '-y', 'chromium'], quiet)
  return installedChromium(process.env)
}

async function playwrightChromium(): Promise<string | undefined> {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  if (!existsSync(path)) {
    // With the system libraries it needs if we may install them, else without.
    const { code } = await runTool([cli, 'install', 'chromium', '--with-deps'])
    if (code !== 0) await runTool([cli, 'install', 'chromium'])
  }
  return existsSync(path) ? path : undefined
}
