import { readFileSync } from 'node:fs'
import { Agent, type RequestOptions, request } from 'node:http'
import { Agent as TlsAgent, request as tlsRequest } from 'node:https'
import { connect, type Socket } from 'node:net'
import { connect as tlsConnect } from 'node:tls'
import type { Certificate } from '../deploy/over-tls.ts'

/** What is attacked: the server itself, or a proxy in front of it. */
export type Target = { port: number; certificate?: Certificate }

/** As in the files of deploy/. */
const host = 'your.domain'

/** How client number `n`, 2 to 250, reaches the target: each has an address of its own. */
function place({ port, certificate }: Target, n: number) {
  const ca = certificate && readFileSync(certificate.certificate)
  return { port, host: '127.0.0.1', localAddress: `127.0.0.${n}`, servername: host, ca }
}

/** Opens a connection, which the signal closes. Writing to it may fail at any time. */
export async function open(target: Target, n: number, signal: AbortSignal): Promise<Socket> {
  const options = place(target, n)
  const socket = target.certificate ? tlsConnect(options) : connect(options)
  socket.on('error', () => {})
  signal.addEventListener('abort', () => socket.destroy())
  const connected = target.certificate ? 'secureConnect' : 'connect'
  await new Promise<void>((resolve) => {
    socket.once(connected, () => resolve()).once('close', () => resolve())
  })
  return socket
}

/** The head of a request. */
export function head(first: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ Host: host, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return `${[`${first} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`
}

/** Connections that client number `n` keeps open. */
export function keepAlive(target: Target, n: number, maxSockets: number): Agent {
  const options = { ...place(target, n), keepAlive: true, maxSockets }
  return target.certificate ? new TlsAgent(options) : new Agent(options)
}

type Body = { type: string; bytes: Buffer }

/** A form as a browser sends it, as JSON or, with a file, as multipart. */
export async function encode(form: FormData | object): Promise<Body> {
  const json = { body: JSON.stringify(form), headers: { 'content-type': 'application/json' } }
  const init = { method: 'POST', ...(form instanceof FormData ? { body: form } : json) }
  const sent = new Request(`https://${host}`, init)
  const type = sent.headers.get('content-type') ?? ''
  return { type, bytes: Buffer.from(await sent.arrayBuffer()) }
}

type Asked = { body?: Body; signal: AbortSignal; agent?: Agent }

/** Sends a request, on a connection of its own unless an agent has some. @returns the response's status */
export function send(
  target: Target,
  n: number,
  path: string,
  { body, signal, agent }: Asked,
): Promise<number> {
  const form = body && { 'content-type': body.type, 'content-length': body.bytes.length }
  const options: RequestOptions = {
    ...place(target, n),
    path,
    method: body ? 'POST' : 'GET',
    agent: agent ?? false,
    signal,
    headers: { host, accept: body ? 'application/json' : 'text/html', ...form },
  }
  return new Promise((resolve, reject) => {
    const sent = (target.certificate ? tlsRequest : request)(options, (answer) => {
      answer
        .resume()
        .once('end', () => resolve(answer.statusCode ?? 0))
        .once('error', reject)
    })
    sent.once('error', reject).end(body?.bytes)
  })
}
