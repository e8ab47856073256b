import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { settingsFrom } from '../../server/settings.ts'
import { testDesk } from '../tests/fake-parts.ts'
import type { DeskContext } from './desk.ts'
import { mailSender, queueMail, startMails, undelivered } from './mail.ts'

let lines: string[]
/** What the mail server answers to a mail; undefined where it takes it. */
let refusal: number | undefined
let mails: Awaited<ReturnType<typeof PostalMime.parse>>[]

beforeEach(() => {
  lines = []
  refusal = undefined
  mails = []
})

/** A desk with a mail server. */
async function withMailServer(): Promise<DeskContext> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onRcptTo: ({ address }, _session, done) => {
      const message = `${address} is not here`
      done(refusal ? Object.assign(new Error(message), { responseCode: refusal }) : undefined)
    },
    onData: async (stream, _session, done) => {
      const mail: Buffer[] = []
      for await (const bytes of stream) mail.push(bytes)
      mails.push(await PostalMime.parse(Buffer.concat(mail)))
      done()
    },
  })
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const { port }: Pick<AddressInfo, 'port'> =
    typeof address === 'object' && address ? address : { port: 0 }
  const { desk, clock, end } = await testDesk({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  onTestFinished(end)
  clock.now = Date.now()
  return { ...desk, log: pino({}, { write: (line: string) => void lines.push(line) }) }
}

/** Sends until the test ends. */
function sending(context: DeskContext) {
  const worker = startMails(context)
  const stop = async () => await worker?.stop()
  onTestFinished(stop)
  return { stop }
}

const queue = (context: DeskContext) => queueMail(context, 'ada@example.com', 'A subject', 'A text')
const rows = ({ db }: DeskContext) => db.selectFrom('mails').selectAll().execute()
/** As if the time of the next attempt had come. */
const makeDue = ({ db }: DeskContext) =>
  db.updateTable('mails').set({ due_at: 0 }).where('error', 'is not', null).execute()

test('a queued mail goes out once, and says that a program has written it', async () => {
  const context = await withMailServer()
  await queue(context)
  const { stop } = sending(context)
  await expect.poll(() => rows(context)).toEqual([])
  await stop()
  expect(mails).toMatchObject([{ subject: 'A subject', text: 'A text\n' }])
  const headers = new Map(mails[0]?.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('auto-submitted')).toBe('auto-generated')
})

test('no header of a mail reads otherwise than it is', async () => {
  const context = await withMailServer()
  // An encoded word (RFC 2047), a line break, bidi controls, a tag character.
  const title =
    '=?utf-8?Q?Gas=0D=0ABcc:_x@example.com?=\r\nBcc: y@example.com \u202Egpj.exe\u{E0041}'
  await queueMail(context, 'ada@example.com', title, 'A text')
  const { stop } = sending(context)
  await expect.poll(() => rows(context)).toEqual([])
  await stop()
  const [mail] = mails
  expect(mail?.bcc ?? []).toEqual([])
  expect(mail?.subject).toBe('= ?utf-8?Q?Gas=0D=0ABcc:_x@example.com?= Bcc: y@example.com gpj.exe')
})

test('one that is not taken is shown, and goes out later, with the same id', async () => {
  const context = await withMailServer()
  refusal = 451
  await queue(context)
  const [{ id } = { id: '' }] = await rows(context)
  const first = sending(context)
  await expect.poll(() => undelivered(context)).toMatchObject([{ error: '451' }])
  await first.stop()
  expect(await undelivered(context)).toMatchObject([{ recipient: 'ada@example.com' }])
  expect(lines.join('')).not.toMatch(/ada|A subject|A text/)
  // Another process goes on.
  refusal = undefined
  await makeDue(context)
  sending(context)
  await expect.poll(() => rows(context)).toEqual([])
  expect(mails[0]?.messageId).toContain(`<${id}@`)
})

test('one that is refused for good is given up after some attempts, shown, and deleted in the end', async () => {
  const context = await withMailServer()
  refusal = 550
  await queue(context)
  sending(context)
  for (let refusals = 1; refusals < 6; refusals += 1) {
    await expect.poll(async () => (await rows(context))[0]?.refusals).toBe(refusals)
    await makeDue(context)
  }
  await expect.poll(async () => (await rows(context))[0]?.failed_at).not.toBe(null)
  expect(await undelivered(context)).toMatchObject([{ error: '550' }])
  await context.db
    .updateTable('mails')
    .set({ queued_at: context.now() - 9 * 86_400_000 })
    .execute()
  expect(await undelivered(context)).toEqual([])
  await expect.poll(() => rows(context)).toEqual([])
  expect(mails).toEqual([])
})

test('a mail that a kill has left on its way is sent later', async () => {
  const context = await withMailServer()
  await queue(context)
  const claimed = { attempts: 1, due_at: context.now() + 300_000 }
  await context.db.updateTable('mails').set(claimed).execute()
  const { stop } = sending(context)
  await stop()
  expect(mails).toEqual([])
  await context.db.updateTable('mails').set({ due_at: context.now() }).execute()
  sending(context)
  await expect.poll(() => rows(context)).toEqual([])
  expect(mails).toHaveLength(1)
})

test('without a mail server nothing is queued', async () => {
  const { desk, end } = await testDesk()
  onTestFinished(end)
  desk.settings = settingsFrom({})
  await queue(desk)
  expect(await rows(desk)).toEqual([])
  expect(startMails(desk)).toBeUndefined()
  expect(await mailSender(desk)('ada@example.com', 'A subject', 'A text')).toBe(false)
})

test('a mail that is refused is logged without its recipient', async () => {
  const context = await withMailServer()
  refusal = 550
  const send = mailSender(context)
  expect(await send('ada@example.com', 'A subject', 'A text')).toBe(false)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ code: 'EENVELOPE' }])
  expect(lines.join('')).not.toMatch(/ada|subject|text/)
})
