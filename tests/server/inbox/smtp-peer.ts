import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { freePort } from './free-port.ts'

/** A mail as its recipient got it. */
type Mail = Email & { recipient: string }

/** How the peer behaves; change it at any time. */
type Manners = {
  /** Milliseconds before each answer. */
  slow: number
  /** Milliseconds that it takes over a mail for an address, once it has all of it. */
  takesOver: (recipient: string) => number
  /** An address whose mail it does not take. */
  refuses: string
  /** How many more times it breaks the connection in the middle of a mail. */
  drops: number
}

export type SmtpPeer = {
  url: string
  /** What it took, in order. */
  mails: Mail[]
  manners: Manners
  /** All data that reached its port, as an eavesdropper on the network would see it. */
  heard: () => string
  /** How often it was asked to take a mail for an address, refused or not. */
  asked: Map<string, number>
  start: () => Promise<void>
  stop: () => Promise<void>
}

/** The socket of a session, found by the client's port. */
function socketOf(sockets: Set<Socket>, session: SMTPServerSession) {
  return [...sockets].find(({ remotePort }) => remotePort === session.remotePort)
}

/**
 * A mail server that takes everything and keeps it in memory, with the faults of real ones. It
 * does not answer before it is started.
 *
 * @param login "user:password" for its URL; it accepts any
 * @param size most bytes of a mail, announced in its reply to EHLO unless `discreet`
 * @param startTls the certificate with which it offers STARTTLS; without one it offers none
 */
export async function newSmtpPeer({
  login,
  size,
  discreet = false,
  startTls,
}: {
  login?: string
  size?: number
  discreet?: boolean
  startTls?: { key: string; cert: string }
} = {}): Promise<SmtpPeer> {
  const port = await freePort()
  const mails: Mail[] = []
  const asked = new Map<string, number>()
  const manners: Manners = { slow: 0, takesOver: () => 0, refuses: '', drops: 0 }
  const sockets = new Set<Socket>()
  let heard = ''
  let server: SMTPServer | undefined

  function newServer() {
    const smtp = new SMTPServer({
      ...(startTls ?? { disabledCommands: ['STARTTLS'] }),
      disableReverseLookup: true,
      authOptional: true,
      allowInsecureAuth: true,
      closeTimeout: 1,
      ...(size && !discreet && { size }),
      onAuth: ({ username }, _session, done) => done(null, { user: username }),
      onMailFrom: (_address, _session, done) => void wait(manners.slow).then(() => done()),
      onRcptTo: ({ address }, _session, done) => {
        asked.set(address, (asked.get(address) ?? 0) + 1)
        if (address !== manners.refuses) return done()
        done(Object.assign(new Error(`no mail for ${address} here`), { responseCode: 550 }))
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        if (manners.drops > 0) {
          manners.drops -= 1
          stream.once('data', () => socketOf(sockets, session)?.destroy())
          return
        }
        stream.once('end', async () => {
          const bytes = chunks.reduce((sum, { length }) => sum + length, 0)
          if (size && bytes > size) {
            const tooLarge = new Error('5.3.4 Message size exceeds fixed limit')
            return done(Object.assign(tooLarge, { responseCode: 552 }))
          }
          const recipients = session.envelope.rcptTo.map(({ address }) => address)
          await wait(manners.slow + Math.max(...recipients.map(manners.takesOver)))
          const mail = await PostalMime.parse(Buffer.concat(chunks))
          for (const recipient of recipients) mails.push({ ...mail, recipient })
          done()
        })
      },
    })
    smtp.on('error', () => {})
    smtp.server.on('connection', (socket: Socket) => {
      sockets.add(socket)
      const { emit } = socket
      // Wrapped, as a `data` listener would make the socket flow. The cast is to its widest overload.
      socket.emit = ((event: string, ...args: unknown[]) => {
        if (event === 'data') heard += String(args[0])
        return Reflect.apply(emit, socket, [event, ...args])
      }) as typeof emit
      socket.once('close', () => sockets.delete(socket))
    })
    return smtp
  }

  async function start() {
    server = newServer()
    await once(server.listen(port, '127.0.0.1'), 'listening')
  }
  async function stop() {
    const stopping = server
    if (!stopping) return
    server = undefined
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((resolve) => stopping.close(() => resolve()))
  }
  onTestFinished(stop)
  const credentials = login ? `${login}@` : ''
  const url = `smtp://${credentials}127.0.0.1:${port}`
  return { url, mails, manners, asked, start, stop, heard: () => heard }
}

/**
 * The sorted outbox ids of the mails that arrived, with duplicates: a Message-ID begins with that id at
 * every attempt.
 */
export function arrivedMails({ mails }: SmtpPeer): string[] {
  return mails.map(({ messageId = '' }) => messageId.replace(/^<(.+)@.+$/, '$1')).sort()
}

/** A peer with these manners, started. */
export async function startSmtpPeer({
  manners,
  ...options
}: { manners?: Partial<Manners> } & Parameters<typeof newSmtpPeer>[0] = {}): Promise<SmtpPeer> {
  const peer = await newSmtpPeer(options)
  Object.assign(peer.manners, manners)
  await peer.start()
  return peer
}
