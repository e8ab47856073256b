import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { forms } from '#contract/forms.ts'
import { resumeMaximumBytes } from '#contract/resume.ts'
import { limits } from '#server/http/read-form.ts'
import { applicationForm, contactForm, numbers, pdf } from '../inbox/submissions.ts'
import { encode, head, keepAlive, open, send, type Target } from './client.ts'

/** Attacks until the signal comes, as the clients number 2 to 20. */
type Attack = (target: Target, signal: AbortSignal) => Promise<unknown>

const contact = forms.contact.endpoint
const application = forms.application.endpoint
const json = { 'Content-Type': 'application/json' }
const upload = { 'Content-Type': 'multipart/form-data; boundary=b' }
const chunked = { 'Transfer-Encoding': 'chunked' }
const filePart =
  '--b\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.4'

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

/** So many attackers at the same time, from so many addresses. */
function many(count: number, addresses: number, one: (n: number) => Promise<unknown>) {
  return Promise.all(numbers(count).map((n) => one(2 + (n % addresses))))
}

/** Sends `begin`, then `more` whenever the pause is over, again and again on new connections. */
async function trickle(
  target: Target,
  signal: AbortSignal,
  n: number,
  [begin, more, pause]: readonly [begin: string, more: string, pause: () => Promise<unknown>],
) {
  while (!signal.aborted) {
    const socket = await open(target, n, signal)
    socket.setNoDelay().resume().write(begin)
    while (!socket.destroyed && socket.writable && !signal.aborted) {
      if (socket.writableLength === 0 && more) socket.write(more)
      await pause()
    }
    await wait(20)
  }
}

const each = (milliseconds: number) => () => wait(milliseconds)

/** Marks of two combining classes in the wrong order: NFC has to move each past all of the other class. */
const marks = '\u0301'.repeat(63_000) + '\u0316'.repeat(63_000)

export const attacks: Readonly<Record<string, Attack>> = {
  'idle-connections': (target, signal) =>
    many(1_500, 6, (n) => trickle(target, signal, n, ['', '', each(1_000)])),

  'unfinished-heads': (target, signal) =>
    many(1_500, 1, (n) =>
      trickle(target, signal, n, [
        'GET / HTTP/1.1\r\nHost: your.domain\r\nX-Half: ',
        '',
        each(500),
      ]),
    ),

  'slow-forms': (target, signal) => {
    const length = { 'Content-Length': `${limits.formBytes.value - 1}` }
    const begin = `${head(`POST ${contact}`, { ...json, ...length })}{"name":"`
    return many(550, 7, (n) => trickle(target, signal, n, [begin, 'x'.repeat(1_300), each(1_000)]))
  },

  'unsent-forms': (target, signal) => {
    const file = head(`POST ${application}`, { ...upload, 'Content-Length': '10324000' })
    const message = head(`POST ${contact}`, { ...json, 'Content-Length': '200000' })
    return Promise.all([
      many(26, 3, (n) => trickle(target, signal, n, [file, '', each(1_000)])),
      many(512, 6, (n) => trickle(target, signal, n, [`${message}{"name":`, '', each(1_000)])),
    ])
  },

  'hung-up-forms': (target, signal) =>
    many(100, 6, async (n) => {
      for (let count = 0; !signal.aborted; count += 1) {
        const socket = await open(target, n, signal)
        const length = { 'Content-Length': '200000' }
        const message = `${head(`POST ${contact}`, { ...json, ...length })}{"name":"`
        const file = head(`POST ${application}`, { ...upload, ...length }) + filePart
        socket.write(count % 2 ? message : file)
        await wait(50)
        // Half of them with RST, which the server gets as an error (ECONNRESET); TLS sockets cannot.
        if (count % 4 < 2 || target.certificate) socket.destroy()
        else socket.resetAndDestroy()
      }
    }),

  'withheld-uploads': async (target, signal) => {
    const { type, bytes } = await encode(applicationForm(1, pdf(9_400_000)))
    const headers = { 'Content-Type': type, 'Content-Length': `${bytes.length}` }
    const sockets = await Promise.all(
      numbers(15).map(async (n) => {
        const socket = await open(target, 2 + (n % 3), signal)
        socket.resume().write(head(`POST ${application}`, headers))
        socket.write(bytes.subarray(0, -20))
        return socket
      }),
    )
    await wait(3_000)
    for (const socket of sockets) socket.write(bytes.subarray(-20))
    await wait(3_000)
  },

  'parallel-uploads': (target, signal) =>
    many(4, 4, async (n) => {
      for (let count = 0; !signal.aborted; count += 1) {
        const resume = pdf(resumeMaximumBytes - 2_000)
        const body = await encode(applicationForm(1_000 * n + count, resume))
        await send(target, n, application, { body, signal }).catch(() => {})
      }
    }),

  'tiny-chunks': (target, signal) => {
    const bodies = [
      head(`POST ${application}`, { ...upload, ...chunked }) + chunk(filePart),
      head(`POST ${contact}`, { ...json, ...chunked }) + chunk('{"name":"'),
      head('GET /', chunked),
      head('POST /about', { ...json, ...chunked }) + chunk('{"name":"'),
    ]
    const tinyChunks = chunk('x').repeat(1_000)
    return Promise.all(
      bodies.map((begin) => trickle(target, signal, 2, [begin, tinyChunks, each(5)])),
    )
  },

  'tiny-segments': (target, signal) => {
    const begin = head(`POST ${application}`, { ...upload, 'Content-Length': '10000000' })
    return trickle(target, signal, 2, [begin + filePart, 'x', () => turn()])
  },

  'pipelined-requests': (target, signal) =>
    many(3, 2, async (n) => {
      const socket = await open(target, n, signal)
      // The first address reads nothing.
      if (n > 2) socket.resume()
      socket.write(head('GET /annual-report.pdf').repeat(40_000))
      await wait(4_000)
    }),

  'unread-answers': (target, signal) =>
    many(100, 6, async (n) => {
      const socket = await open(target, n, signal)
      socket.pause().write(head('GET /annual-report.pdf').repeat(4))
      await wait(4_000)
    }),

  'health-checks': async (target, signal) => {
    const agent = keepAlive(target, 2, 64)
    await many(64, 1, async (n) => {
      while (!signal.aborted) {
        await send(target, n, '/api/health', { agent, signal }).catch(() => wait(20))
      }
    })
    agent.destroy()
  },

  'costly-text': async (target, signal) => {
    const message = await encode({ ...contactForm(1), message: `a${marks}` })
    const fileName = await encode(applicationForm(1, pdf(), `_${'.'.repeat(79_000)}_.pdf`))
    await many(3, 3, async (n) => {
      await send(target, n, contact, { body: message, signal }).catch(() => {})
      await send(target, n, application, { body: fileName, signal }).catch(() => {})
    })
  },
}
