import { expect, it } from 'vitest'
import { installedChromium, installedTestBrowser } from './chromium.ts'

const only = (path: string) => (candidate: string) => candidate === path

it('prefers the Chromium that was asked for', () => {
  const environment = { CHROMIUM_PATH: '/opt/chromium' }
  expect(installedChromium(environment, () => true)).toBe('/opt/chromium')
})

it.each(['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'])(
  'finds %s',
  (path) => {
    expect(installedChromium({}, only(path))).toBe(path)
  },
)

it('takes a headless shell for tests alone', () => {
  const shell = '/usr/bin/chromium-headless-shell'
  expect(installedTestBrowser({}, () => true)).toBe(shell)
  expect(installedTestBrowser({}, only('/usr/bin/chromium'))).toBe('/usr/bin/chromium')
  expect(installedChromium({}, only(shell))).toBeUndefined()
})

it('finds none where there is none', () => {
  expect(installedChromium({}, () => false)).toBeUndefined()
})
