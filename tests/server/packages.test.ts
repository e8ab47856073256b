import { expect, it } from 'vitest'
import { sameVersions } from '../../bin/packages.mjs'

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/only-on-windows': { version: '2.0.0', optional: true },
  'node_modules/for-checks': { version: '3.0.0', dev: true },
}
const checks = { 'node_modules/for-checks': { version: '3.0.0' } }

it.each([
  ['everything is there', { 'node_modules/a': { version: '1.0.0' } }, true],
  ['another version is there', { 'node_modules/a': { version: '1.0.1' } }, false],
  ['one is missing', {}, false],
  [
    'one is left over',
    { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } },
    false,
  ],
  [
    'an optional one has another version',
    {
      'node_modules/a': { version: '1.0.0' },
      'node_modules/only-on-windows': { version: '1.0.0' },
    },
    false,
  ],
  [
    'a tool of the checks has another version',
    { 'node_modules/a': { version: '1.0.0' }, 'node_modules/for-checks': { version: '2.0.0' } },
    false,
  ],
])('installed as locked, when %s', (_name, installed, same) => {
  expect(sameVersions(wanted, installed, 'site')).toBe(same)
  expect(sameVersions(wanted, { ...checks, ...installed }, 'all')).toBe(same)
})

it('the tools of the checks are missing where only the site is installed', () => {
  const site = { 'node_modules/a': { version: '1.0.0' } }
  expect(sameVersions(wanted, site, 'all')).toBe(false)
})
