import { expect, it } from 'vitest'
import { percentile, withResults } from './results.ts'
import { readWrk } from './wrk.ts'

it('finds percentiles, in proportion between two numbers', () => {
  const numbers = Array.from({ length: 101 }, (_, index) => 100 - index)
  expect(percentile(numbers, 0.99)).toBe(99)
  expect(percentile([4, 1, 3, 2], 0.5)).toBe(2.5)
  expect(() => percentile([], 0.5)).toThrow(RangeError)
})

it("puts a section's tables and its last line into it, and leaves its words and the others", () => {
  const section = (name: string, cell: string, day: string) =>
    `## ${name}\n\nWords.\n\n| a |\n| - |\n| ${cell} |\n\nMore words.\n\nMeasured ${day}.\n`
  const page = (cell: string, day: string) =>
    `# Page\n\n${section('One', cell, day)}\n${section('Two', 'x', 'then')}`
  expect(withResults(page('1', 'then'), 'One', ['| a |\n| - |\n| 2 |'], 'Measured now.')).toBe(
    page('2', 'now'),
  )
  expect(() => withResults(page('1', 'then'), 'Three', [], '')).toThrow('Three')
})

const output = `Running 4s test @ http://127.0.0.1:4711/
  1 threads and 32 connections
  Latency Distribution
     50%    1.40ms
     99%  780.00us
  74315 requests in 4.00s, 2.53GB read
Requests/sec:  18574.49
Transfer/sec:    647.68MB
`

it('reads what wrk prints', () => {
  expect(readWrk(output)).toEqual({ requests: 74_315, rate: 18_574.49, p50: 1.4, p99: 0.78 })
})

it.each([
  '  Non-2xx or 3xx responses: 12\n',
  '  Socket errors: connect 3, read 0, write 0, timeout 0\n',
  '  Socket errors: connect 0, read 0, write 0, timeout 2\n',
])('takes no round with failures: %s', (line) => {
  expect(() => readWrk(output + line)).toThrow(line.trim())
})
