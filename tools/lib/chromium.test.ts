import { expect, it } from 'vitest'
import { installedChromium } from './chromium.ts'

const shell = '/usr/bin/chromium-headless-shell'
const chrome = '/usr/bin/google-chrome'

it('takes the Chromium that is asked for, else the system’s, a headless shell before others', () => {
  expect(installedChromium({ CHROMIUM_PATH: '/opt/chromium' }, () => true)).toBe('/opt/chromium')
  expect(installedChromium({}, Boolean)).toBe(shell)
  expect(installedChromium({}, (path) => path === chrome)).toBe(chrome)
  expect(installedChromium({}, (path) => path === '/elsewhere')).toBeUndefined()
})
