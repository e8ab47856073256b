import { createTransport } from 'nodemailer'
import PostalMime, { type Email } from 'postal-mime'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { operationsOn } from '#server/operations.ts'
import { openStore, type Store } from '#server/store/open-store.ts'
import type { NewSubmission } from '#server/submissions/store-submissions.ts'
import { newFolder } from '../../tests/server/new-folder.ts'
import { composeMail, type MailAddresses } from './compose.ts'
import { letterIn } from './queue.ts'

let folder: string
let store: Store
let operations: ReturnType<typeof operationsOn>

beforeEach(async () => {
  folder = await newFolder()
  store = await openStore({ DATA_DIR: folder, DATABASE_URL: undefined })
  operations = operationsOn(store)
})
afterEach(async () => {
  await store.close()
})

const at = new Date('2026-11-21T08:00:00Z')
const kinds = ['contact', 'application', 'confirmation'] as const
const deskUrl = 'https://desk.exprichgroup.example'
const addresses = {
  from: 'site@exprichgroup.example',
  contact: 'info@exprichgroup.example',
  hr: 'careers@exprichgroup.example',
  topics: [{ subject: 'Press enquiry', email: 'press@exprichgroup.example' }],
  linkBase: 'https://exprichgroup.example',
  groupName: 'Exprich Group',
  postalAddress: 'Exprich Group Limited, Plot 1, Lagos',
  openings: ['Welder'],
  staffMail: 'whole' as const,
}

/** The one mail in the outbox, as the receiver's mail program reads it. */
async function received(more: Partial<MailAddresses> = {}): Promise<Email> {
  const [claimed] = await operations.claimMails([...kinds, 'letter'], 1, at)
  if (!claimed) throw new Error('no mail waits')
  const content = await operations.readMailContent(claimed.submissionId, true)
  if (!content) throw new Error('nothing to send')
  const mail = composeMail(claimed, content, { ...addresses, ...more })
  const transport = createTransport({ streamTransport: true, buffer: true })
  const { message } = await transport.sendMail(mail)
  return PostalMime.parse(message instanceof Buffer ? new Uint8Array(message) : '')
}

function submission(more: Partial<NewSubmission>): NewSubmission {
  return {
    id: 'ABC1234567',
    kind: 'contact',
    suspected: false,
    receivedAt: at,
    key: 'key',
    email: 'ada@mail.example',
    fields: { name: 'Ada Obi', email: 'Ada@mail.example', subject: 'Gas', message: 'One\n\nTwo' },
    ...more,
  }
}

const subscription = {
  email: 'ada@mail.example',
  suspected: false,
  at,
  turn: at,
  key: 'key',
  consent: 'I agree.',
}

it('a message goes to the staff, answers go to the sender', async () => {
  await operations.storeSubmissions([submission({})])
  const mail = await received()
  expect(mail.to).toMatchObject([{ address: addresses.contact }])
  expect(mail.from).toMatchObject({ name: 'Exprich Group', address: addresses.from })
  expect(mail.replyTo).toMatchObject([{ name: 'Ada Obi', address: 'Ada@mail.example' }])
  expect(mail.subject).toBe('Message: Gas')
  expect(mail.messageId).toBe('<ABC1234567-contact@exprichgroup.example>')
  expect(mail.text).toContain('Message:\n\nOne\n\nTwo')
  expect(mail.html).toContain('One<br><br>Two')
})

it('a message about a topic goes to its mailbox, where it has one', async () => {
  const fields = { name: 'Ada Obi', email: 'ada@mail.example', message: 'Which day?' }
  await operations.storeSubmissions([
    submission({ fields: { ...fields, subject: 'Press enquiry: the annual report' } }),
  ])
  expect((await received()).to).toMatchObject([{ address: 'press@exprichgroup.example' }])
})

it('an application brings its resume, byte for byte', async () => {
  const bytes = Buffer.from('%PDF-1.7\r\n\0\xff', 'latin1')
  await operations.storeSubmissions([
    submission({
      kind: 'application',
      fields: { fullName: 'Ada Obi', email: 'ada@mail.example', position: 'Welder' },
      resume: { fileName: 'Résumé (1).pdf', extension: '.pdf', bytes },
    }),
  ])
  const mail = await received()
  expect(mail.to).toMatchObject([{ address: addresses.hr }])
  expect(mail.subject).toBe('Application: Welder, Ada Obi')
  expect(mail.attachments).toMatchObject([
    { filename: 'Résumé (1).pdf', mimeType: 'application/pdf' },
  ])
  const content = mail.attachments[0]?.content
  expect(content instanceof ArrayBuffer && Buffer.from(content)).toEqual(bytes)
})

it.each(kinds)('no absence note answers a mail of kind %s (RFC 3834)', async (kind) => {
  if (kind === 'confirmation') await operations.storeSubscription(subscription)
  else await operations.storeSubmissions([submission({ kind })])
  const { headers } = await received()
  expect(headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
})

it('nothing that a visitor writes becomes a header or markup', async () => {
  const nasty = 'Gas\r\nBcc: victim@mail.example\r\n\r\n<script>alert(1)</script>'
  await operations.storeSubmissions([
    submission({
      fields: {
        name: '"Ada", <evil@mail.example>\r\nCc: x@mail.example',
        email: 'ada@mail.example',
        subject: nasty,
        message: nasty,
      },
    }),
  ])
  const mail = await received()
  expect(mail.bcc ?? []).toEqual([])
  expect(mail.cc ?? []).toEqual([])
  expect(mail.to).toHaveLength(1)
  expect(mail.replyTo).toMatchObject([{ address: 'ada@mail.example' }])
  expect(mail.subject).toContain('Bcc: victim@mail.example')
  expect(mail.html).not.toContain('<script')
})

it('nothing that a visitor writes makes a header read otherwise than it is', async () => {
  const encoded = '=?utf-8?Q?Gas=0D=0ABcc:_x@mail.example?='
  const turned = 'invoice\u202Egpj.exe\u2066\u{E0041}'
  await operations.storeSubmissions([
    submission({
      fields: {
        name: `${encoded} ${turned}`,
        email: 'ada@mail.example',
        message: 'Gas',
        subject: `${encoded} ${turned}`,
      },
    }),
  ])
  const mail = await received()
  for (const text of [mail.subject, mail.replyTo?.[0]?.name, mail.html?.split('</h1>')[0]]) {
    expect(text).toContain('Gas=0D=0ABcc:_x@mail.example')
    expect(text).toContain('invoice gpj.exe')
    expect(text).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/u)
  }
})

it.each([
  'Ɗan Ƙofar Ɓaɓura',
  '氢能 ✅ 👩🏽‍🔧',
  'عبد الله أحمد',
  'शांति देवी',
  `${'Ɗ✅'.repeat(40)} end`,
])('%s arrives whole', async (text) => {
  const fileName = `${text}.pdf`
  const fields = { fullName: text, email: 'ada@mail.example', position: text, coverLetter: text }
  const resume = { fileName, extension: '.pdf', bytes: Buffer.from('%PDF-') } as const
  await operations.storeSubmissions([submission({ kind: 'application', fields, resume })])
  const mail = await received()
  expect(mail.subject).toBe(`Application: ${text}, ${text}`)
  expect(mail.replyTo).toMatchObject([{ name: text }])
  expect(mail.text).toContain(`Cover Letter: ${text}`)
  expect(mail.html).toContain(text)
  expect(mail.attachments).toMatchObject([{ filename: fileName }])
})

it('a subscriber is asked to confirm, and can unsubscribe in one press', async () => {
  await operations.storeSubscription(subscription)
  const { token } = await store.db
    .selectFrom('subscriptions')
    .select('token')
    .executeTakeFirstOrThrow()
  const mail = await received()
  expect(mail.to).toMatchObject([{ address: 'ada@mail.example' }])
  const confirm = `https://exprichgroup.example/newsletter/confirm?token=${token}`
  const unsubscribe = `https://exprichgroup.example/newsletter/unsubscribe?token=${token}`
  expect(mail.text).toContain(confirm)
  expect(mail.text).toContain(unsubscribe)
  expect(mail.html).toContain(`href="${confirm}"`)
  expect(mail.text).toContain('press “Confirm subscription”')
  for (const text of [mail.text, mail.html]) expect(text).toContain(addresses.postalAddress)
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe')).toBe(`<${unsubscribe}>`)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
})

it('an erased submission has no mail', async () => {
  await operations.storeSubmissions([submission({})])
  const [claimed] = await operations.claimMails([...kinds, 'letter'], 1, at)
  await store.db.deleteFrom('submissions').execute()
  expect(await store.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  expect(await operations.readMailContent(claimed?.submissionId ?? '', true)).toBeUndefined()
})

it('a mail is claimed by one process until its time is over', async () => {
  await operations.storeSubmissions([submission({})])
  expect(await operations.claimMails(kinds, 5, at)).toHaveLength(1)
  expect(await operations.claimMails(kinds, 5, at)).toEqual([])
  const later = new Date(at.getTime() + 60 * 60 * 1000)
  expect(await operations.claimMails(kinds, 5, later)).toMatchObject([{ attempts: 2 }])
})

it.each(['contact', 'application'] as const)(
  'a notice about a %s says nothing of a person, whatever they have typed',
  async (kind) => {
    const typed = ['Ọlá Òjó', 'ola@mail.example', '<b>Call</b>', '+234 800 000', 'Ola Ojo, welder']
    const [name, email, message, phone, position] = typed
    const fields = { name, fullName: name, email, message, coverLetter: message, phone, position }
    const known = Object.fromEntries(Object.entries(fields).map(([key, text]) => [key, text ?? '']))
    const resume = { fileName: 'Ola Ojo.pdf', extension: '.pdf', bytes: Buffer.from('%PDF-1.7') }
    await operations.storeSubmissions([
      submission({
        kind,
        fields: { ...known, subject: 'Ola Ojo' },
        resume: { ...resume, extension: '.pdf' },
      }),
    ])
    const mail = await received({ deskUrl, staffMail: 'notice' })
    expect(mail.subject).toBe(kind === 'contact' ? 'New message' : 'New application')
    expect(mail.text).toContain(`${deskUrl}/inbox/ABC1234567`)
    expect([mail.attachments, mail.replyTo ?? []]).toEqual([[], []])
    const whole = JSON.stringify(mail).toLowerCase()
    for (const each of [...typed, 'ola ojo']) expect(whole).not.toContain(each.toLowerCase())
  },
)

it('a notice names the opening', async () => {
  const fields = { fullName: 'Ada Obi', email: 'ada@mail.example', position: 'Welder' }
  await operations.storeSubmissions([submission({ kind: 'application', fields })])
  const { subject } = await received({ deskUrl, staffMail: 'notice' })
  expect(subject).toBe('New application: Welder')
})

it('a letter goes to the applicant as it was written, and its answer to HR', async () => {
  await operations.storeSubmissions([submission({ kind: 'application', suspected: true })])
  const words = {
    id: 'ABC1234567',
    subject: 'Your application\r\nBcc: x@mail.example',
    text: 'Dear <b>\n\nBye\nHR',
  }
  await store.db
    .insertInto('outbox')
    .values(letterIn(words, 'received', at.toISOString()))
    .execute()
  const mail = await received()
  expect(mail.to).toMatchObject([{ address: 'Ada@mail.example' }])
  expect(mail.from).toMatchObject({ name: 'Exprich Group', address: addresses.from })
  expect(mail.replyTo).toMatchObject([{ address: addresses.hr }])
  expect([mail.bcc ?? [], mail.subject]).toEqual([[], 'Your application Bcc: x@mail.example'])
  expect(mail.messageId).toBe('<ABC1234567-letter-received@exprichgroup.example>')
  expect(mail.text).toContain('Dear <b>\n\nBye\nHR')
  expect(mail.html).toContain('Dear &lt;b&gt;')
  expect(mail.html).toContain('Bye<br>HR')
})
