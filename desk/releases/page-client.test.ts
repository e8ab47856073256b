import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageClient } from './page-client.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const page = { path: '/about', file: 'pages/about.yaml', text: 'heading: About\n' }

/** A client, and the workers that it has started, which answer nothing by themselves. */
function clientOf() {
  const workers: { input: PassThrough; output: PassThrough }[] = []
  const client = pageClient(() => {
    const worker = { input: new PassThrough(), output: new PassThrough() }
    workers.push(worker)
    return worker
  })
  return { client, workers }
}

it('gives each of ten people at once the answer to their own request, in any order', async () => {
  const { client, workers } = clientOf()
  const asked = Array.from({ length: 10 }, (_, person) =>
    client.page({ ...page, text: `${person}` }),
  )
  const [worker] = workers
  const lines = `${worker?.input.read()}`.trim().split('\n')
  const requests = lines.map((line): typeof page & { id: string } => JSON.parse(line))
  const answers = requests.map(({ id, text }) => `${JSON.stringify({ id, html: `é${text}` })}\n`)
  // In pieces that end within a line, and within a letter.
  for (const byte of Buffer.from(answers.toReversed().join('')))
    worker?.output.write(Uint8Array.of(byte))
  expect(await Promise.all(asked)).toEqual(asked.map((_, person) => ({ html: `é${person}` })))
  expect(workers).toHaveLength(1)
})

it('gives up a page after 15 seconds, with the worker; the next page has another one', async () => {
  const { client, workers } = clientOf()
  const first = client.page(page)
  vi.advanceTimersByTime(15_000)
  expect(await first).toEqual({ problem: expect.stringContaining('too long') })
  expect(workers[0]?.input.writableEnded).toBe(true)
  const second = client.page(page)
  // The end of the first one's output ends nobody else.
  workers[0]?.output.destroy()
  await once(workers[0]?.output ?? new PassThrough(), 'close')
  workers[1]?.output.write('{"id":"1","html":"<h1>"}\n')
  expect(await second).toEqual({ html: '<h1>' })
  const third = client.page(page)
  workers[1]?.output.write('{"id":"2"}\n')
  expect(await third).toEqual({})
  expect(workers).toHaveLength(2)
})

it('ends the worker after five minutes without a request', async () => {
  const { client, workers } = clientOf()
  for (const id of ['1', '2']) {
    const asked = client.page(page)
    workers[0]?.output.write(`{"id":"${id}"}\n`)
    expect(await asked).toEqual({})
    vi.advanceTimersByTime(299_999)
    expect(workers[0]?.input.writableEnded).toBe(false)
  }
  vi.advanceTimersByTime(1)
  expect(workers[0]?.input.writableEnded).toBe(true)
})

it.each(['<html>\n', '{"id":1}\n', 'x'.repeat(10_000_001)])(
  'ends a worker that answers something else (%#)',
  async (text) => {
    const { client, workers } = clientOf()
    const asked = client.page(page)
    workers[0]?.output.write(text)
    expect(await asked).toEqual({ problem: expect.any(String) })
    expect(workers[0]?.input.writableEnded).toBe(true)
  },
)
