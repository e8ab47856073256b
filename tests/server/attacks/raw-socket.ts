import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Client } from './visitor.ts'

/** Opens a TCP connection, which the signal closes. */
export async function openSocket(
  url: string,
  { localAddress }: Client,
  signal: AbortSignal,
): Promise<Socket> {
  const { port, hostname } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname, localAddress })
  // The server may close at any time.
  socket.on('error', () => {})
  signal.addEventListener('abort', () => socket.destroy())
  await Promise.race([once(socket, 'connect'), once(socket, 'close')])
  return socket
}

/** The head of a request, with `X-Forwarded-For` for a client behind a proxy. */
export function head(
  first: string,
  { forwardedFor }: Client,
  headers: Record<string, string> = {},
): string {
  const told = forwardedFor ? { 'X-Forwarded-For': forwardedFor } : {}
  const lines = Object.entries({ Host: 'a', ...told, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return `${[`${first} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`
}
