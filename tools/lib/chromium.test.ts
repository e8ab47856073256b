import { expect, it } from 'vitest'
import { installedChromium, installedTestBrowser } from './chromium.ts'

const shell = '/usr/bin/chromium-headless-shell'
const chrome = '/usr/bin/google-chrome'

it('takes the Chromium that is asked for, else the system’s, and a headless shell for tests alone', () => {
  expect(installedChromium({ CHROMIUM_PATH: '/opt/chromium' }, () => true)).toBe('/opt/chromium')
  expect(installedTestBrowser({}, Boolean)).toBe(shell)
  const of = (path: string) =>
    [installedChromium, installedTestBrowser].map((find) => find({}, (other) => other === path))
  expect(of(chrome)).toEqual([chrome, chrome])
  expect(of(shell)).toEqual([undefined, shell])
  expect(of('/elsewhere')).toEqual([undefined, undefined])
})
