import { expect, it } from 'vitest'
import { sameVersions } from '../../bin/packages.mjs'

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/only-on-windows': { version: '2.0.0', optional: true },
}

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
])('installed as locked, when %s', (_name, installed, same) => {
  expect(sameVersions(wanted, installed)).toBe(same)
})
