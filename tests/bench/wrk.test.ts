import { expect, it } from 'vitest'
import { readWrk } from './wrk.ts'

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
