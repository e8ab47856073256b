import { expect, it } from 'vitest'
import { installedChromium } from './chromium.ts'

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

it('finds none where there is none', () => {
  expect(installedChromium({}, () => false)).toBeUndefined()
})
