import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { installPackages } from './apt-get.ts'
import { runTool } from './run-tool.ts'

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

/** Where systems put it. The shell has no windows, menus and toolbars: the same engine for half the work. */
const systemPaths = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
].map((name) => `/usr/bin/${name}`)

/** The Chromium that is there already: CHROMIUM_PATH, else the system's. */
export function installedChromium(
  { CHROMIUM_PATH: chosen = '' }: NodeJS.ProcessEnv,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  return [chosen, ...systemPaths].find(exists)
}

/**
 * Finds a Chromium for the browser tests or installs one: the system's package where we may
 * (Debian as root), else Playwright's own.
 *
 * @returns its path; `undefined` after saying in one line what to do
 */
export async function ensureChromium(): Promise<string | undefined> {
  const browser =
    installedChromium(process.env) ?? (await debianChromium()) ?? (await playwrightChromium())
  if (!browser) {
    console.error(
      'No Chromium for the browser tests: install the package "chromium-headless-shell" or "chromium", ' +
        'or say where one is: CHROMIUM_PATH=/path/to/chromium npm test',
    )
  }
  return browser
}

async function debianChromium(): Promise<string | undefined> {
  // Older releases have no package of the shell alone.
  if (!(await installPackages('chromium-headless-shell'))) await installPackages('chromium')
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
