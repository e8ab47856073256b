import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectionLimits, limits, mostConnections } from './connection-limits.ts'
import { limits as formLimits } from './open-forms.ts'

let server: Server
let sockets: Socket[]
/** Requests that were handed on. */
let handled: number
const errors: Error[] = []

/** More than the system takes for a client that reads nothing. */
const large = Buffer.alloc(64 * 1024 * 1024)

beforeEach(() => {
  sockets = []
  handled = 0
})
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
})

async function listen(most: number, ofOne?: number): Promise<void> {
  server = createServer((request, response) => {
    handled += 1
    if (request.url === '/large') response.end(large)
    else if (request.url !== '/never') response.end('answer')
  })
  connectionLimits({ most, ofOne, onError: (error) => errors.push(error) })(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
}

async function open(localAddress = '127.0.0.2'): Promise<Socket> {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  sockets.push(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

const get = (path = '/') => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`

/** Whether the server answers on this connection. */
async function answers(socket: Socket): Promise<boolean> {
  socket.write(get())
  const [data] = await Promise.race([once(socket, 'data'), once(socket, 'close')])
  return Buffer.isBuffer(data)
}

it('closes the connection that has been idle longest when there is no room', async () => {
  await listen(3)
  const [first, second, third] = [await open(), await open(), await open()]
  expect(await answers(first)).toBe(true)
  const newcomer = await open()
  await expect.poll(() => second.closed).toBe(true)
  expect(await Promise.all([first, third, newcomer].map(answers))).toEqual([true, true, true])
})

it('closes none that waits for its answer, and then refuses the newcomer', async () => {
  await listen(2)
  for (const busy of [await open(), await open()]) busy.write(get('/never'))
  await expect.poll(() => handled).toBe(2)
  const newcomer = await open()
  expect(await answers(newcomer)).toBe(false)
  expect(sockets.slice(0, 2).map(({ closed }) => closed)).toEqual([false, false])
})

it('closes one that has waited for its answer for too long', async () => {
  await listen(1)
  const busy = await open()
  busy.write(get('/never'))
  await expect.poll(() => handled).toBe(1)
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + formLimits.bodyProgress.value + 1)
  const newcomer = await open()
  await expect.poll(() => busy.closed).toBe(true)
  vi.restoreAllMocks()
  expect(await answers(newcomer)).toBe(true)
})

it('closes the one whose answer nobody reads for longest, at once', async () => {
  await listen(2)
  const [unread, waiting] = [await open(), await open()]
  unread.pause().write(get('/large'))
  waiting.write(get('/never'))
  await expect.poll(() => handled).toBe(2)
  // The system takes the beginning of the answer first.
  await wait(100)
  const newcomer = await open()
  expect(await answers(newcomer)).toBe(true)
  unread.resume()
  await expect.poll(() => unread.closed).toBe(true)
  expect(waiting.closed).toBe(false)
})

it('closes one of the address that has most, however busy, before it refuses another address', async () => {
  await listen(3)
  const alone = await open('127.0.0.3')
  const [first, second] = [await open(), await open()]
  for (const busy of [alone, first, second]) busy.write(get('/never'))
  await expect.poll(() => handled).toBe(3)
  expect(await answers(await open('127.0.0.4'))).toBe(true)
  await expect.poll(() => [first, second].filter(({ closed }) => closed)).toHaveLength(1)
  expect(alone.closed).toBe(false)
})

it('makes an address with too many connections lose its own', async () => {
  await listen(10, 2)
  const other = await open('127.0.0.3')
  const [first, second, third] = [await open(), await open(), await open()]
  await expect.poll(() => first.closed).toBe(true)
  expect(await Promise.all([other, second, third].map(answers))).toEqual([true, true, true])
})

it('has room again for those that went', async () => {
  await listen(2)
  for (let count = 0; count < 10; count += 1) {
    const socket = await open()
    expect(await answers(socket)).toBe(true)
    socket.destroy()
  }
  await wait(50)
  const [first, second] = [await open(), await open()]
  expect(await Promise.all([first, second].map(answers))).toEqual([true, true])
})

it('hands no more requests on than may wait, and closes', async () => {
  await listen(2)
  const socket = await open()
  socket.write(get('/never').repeat(1_000))
  await once(socket, 'close')
  expect(handled).toBe(limits.pipelined.value)
})

it('counts the requests that expect something, too', async () => {
  server = createServer()
  server.on('checkExpectation', () => {
    handled += 1
  })
  connectionLimits({ most: 2, ofOne: undefined, onError: () => {} })(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = await open()
  socket.write(get().replace('Host', 'Expect: nothing\r\nHost').repeat(100))
  await once(socket, 'close')
  expect(handled).toBe(limits.pipelined.value)
})

it('counts the connections of two servers together', async () => {
  const limit = connectionLimits({ most: 1, ofOne: undefined, onError: () => {} })
  const both = [createServer(), createServer()]
  for (server of both) {
    limit(server)
    await once(server.listen(0, '127.0.0.1'), 'listening')
    await open()
  }
  await expect.poll(() => sockets[0]?.closed).toBe(true)
  expect(sockets[1]?.closed).toBe(false)
  for (const one of both) one.close()
})

it('answers so many pipelined requests as may wait', async () => {
  await listen(2)
  const socket = await open()
  const last = get().replace('Host', 'Connection: close\r\nHost')
  socket.write(get().repeat(limits.pipelined.value - 1) + last)
  expect((await text(socket)).match(/answer/g)).toHaveLength(limits.pipelined.value)
})

it('closes a connection after its last request', async () => {
  await listen(2)
  const socket = await open()
  let said = ''
  socket.setEncoding('utf8').on('data', (part) => {
    said += part
  })
  for (let count = 0; count < limits.requestsPerConnection.value; count += 1) {
    socket.write(get())
    await once(socket, 'data')
  }
  await expect.poll(() => socket.closed).toBe(true)
  expect(said.match(/answer/g)).toHaveLength(limits.requestsPerConnection.value)
})

it('tells of errors of the listening socket, and lives on', async () => {
  await listen(2)
  const error = Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' })
  server.emit('error', error)
  expect(errors).toEqual([error])
})

it('keeps descriptors from connections', () => {
  expect(mostConnections(1024)).toBe(1024 - limits.reservedDescriptors.value)
  expect(mostConnections(Number.POSITIVE_INFINITY)).toBe(limits.connections.value)
  expect(mostConnections(10)).toBe(1)
})
