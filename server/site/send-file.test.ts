import { expect, it } from 'vitest'
import { byteRange, preferred } from './send-file.ts'

it.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=2-5', { first: 2, last: 5 }],
  ['bytes=5-', { first: 5, last: 9 }],
  ['bytes=5-99', { first: 5, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-99', { first: 0, last: 9 }],
])('%s of 10 bytes', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range)
})

it.each(['bytes=10-', 'bytes=10-12', 'bytes=-0'])('%s of 10 bytes has none', (header) => {
  expect(byteRange(header, 10)).toBe('unsatisfiable')
})

it.each(['', 'bytes', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=a-b', 'bytes=0-1,4-5', 'lines=0-1'])(
  '%j asks for the whole',
  (header) => {
    expect(byteRange(header, 10)).toBeUndefined()
  },
)

it('takes a header of any length at once', () => {
  expect(byteRange(`bytes=${'9'.repeat(16_000)}-`, 10)).toBeUndefined()
})

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0.2, *;q=0.9', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0, gzip;q=0, *;q=0.5', 'identity'],
  ['identity, br;q=0.5', 'identity'],
  ['br ; q=0.000', 'identity'],
  ['*;q=0', 'identity'],
  ['zstd', 'identity'],
  ['', 'identity'],
])('a client that accepts %j gets %s', (header, encoding) => {
  expect(preferred(header, ['br', 'gzip', 'identity'])).toBe(encoding)
})
