import { type AddressInfo, createServer } from 'node:net'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { settingsFrom } from '../../server/settings.ts'
import { mailSender } from './mail.ts'

test('a mail that is refused is logged without its recipient', async () => {
  // nodemailer copies this reply into its error message.
  const server = createServer((socket) => {
    socket.write('220 mail.example\r\n')
    socket.on('data', (data) => {
      const [, recipient] = /^RCPT TO:(.+)$/im.exec(String(data)) ?? []
      socket.write(recipient ? `550 ${recipient.trim()} is not here\r\n` : '250 yes\r\n')
    })
    socket.on('error', () => {})
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  const { port }: Pick<AddressInfo, 'port'> =
    typeof address === 'object' && address ? address : { port: 0 }
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  const urls = { desk: 'http://desk.localhost', edit: '', preview: '' }
  const send = mailSender(settingsFrom({ SMTP_URL: `smtp://127.0.0.1:${port}` }), urls, log)
  expect(await send('ada@example.com', 'A subject', 'A text')).toBe(false)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ code: 'EENVELOPE' }])
  expect(lines.join('')).not.toMatch(/ada|subject|text/)
  await new Promise((resolve) => server.close(resolve))
})
