import { expect, it } from 'vitest'
import { missingPackages } from './engines.ts'

const path = '/usr/local/bin:/usr/bin'
const only =
  (...files: string[]) =>
  (file: string) =>
    files.includes(file)

it('asks for the packages of what is not on the path', () => {
  expect(missingPackages(path, () => true)).toEqual([])
  expect(missingPackages(path, () => false)).toEqual(['firefox-esr', 'webkit2gtk-driver', 'xvfb'])
})

it('takes a Firefox of any kind', () => {
  for (const firefox of ['/usr/local/bin/firefox', '/usr/bin/firefox-esr']) {
    expect(missingPackages(path, only(firefox))).toEqual(['webkit2gtk-driver', 'xvfb'])
  }
})
