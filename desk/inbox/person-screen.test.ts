import { unzipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import { seenOf } from '../../server/staff/seen.ts'
import { inboxApp } from '../tests/inbox-app.ts'

const { desk, submissions, request, person } = await inboxApp(4064)

const email = 'ola@mail.example'
const hostile = '</bdi><script>alert(1)</script>'
const resume = {
  fileName: '../../cv.pdf',
  extension: '.pdf',
  bytes: Buffer.from('%PDF-1'),
} as const

beforeAll(async () => {
  const fields = {
    fullName: 'Ọlá Òjó',
    email,
    phone: '080',
    position: 'Engineer',
    coverLetter: hostile,
  }
  await submissions.put({ id: '7K2QW9XM4T', kind: 'application', fields, resume })
  await submissions.put({ id: '8K2QW9XM4T', fields: { name: 'Ọlá Òjó', email, message: hostile } })
  await submissions.put({
    id: '9K2QW9XM4T',
    fields: { name: 'Ada', email: 'ada@mail.example', message: `Ask ${email}` },
  })
})

const fieldsOf = async (id: string) =>
  (await desk.inbox.show(['contact', 'application'], id))?.fields

it('finds a person by address or submission, and says that there is more for another role', async () => {
  const by = await person(['hr'])
  const forms: Record<string, string>[] = [
    { email: 'OLA@mail.example' },
    { submission: '7K2QW9XM4T' },
  ]
  for (const form of forms) {
    const { body, statusCode } = await request('/inbox/person', { by, form })
    expect(statusCode).toBe(200)
    expect(body).toContain('7K2QW9XM4T')
    expect(body).not.toContain('8K2QW9XM4T')
    expect(body).toContain(
      'There is something else of this person: ask a colleague with the role Correspondence.',
    )
    expect(body).not.toContain(hostile)
  }
})

it('finds nobody by less than an address, with which every submission would name one', async () => {
  const by = await person(['hr', 'correspondence'])
  for (const typed of ['', ' ', '@', 'mail']) {
    const { body } = await request('/inbox/person', { by, form: { email: typed } })
    expect(body).toContain('Please write the whole e-mail address.')
    expect(body).not.toContain('9K2QW9XM4T')
  }
})

it('gives out everything as one file, with what was uploaded under a safe name', async () => {
  const by = await person(['hr', 'correspondence'])
  const kinds = ['application'] as const
  const seen = (await desk.inbox.entries(kinds, ['7K2QW9XM4T'])).map(seenOf)
  const letter = { id: '7K2QW9XM4T', subject: 'We have it', text: 'Dear Ọlá' }
  await desk.inbox.queueLetters(kinds, 'received', seen, [letter], 'an-id-of-the-desk')
  const sent = await request('/inbox/person/everything', { by, form: { email } })
  expect(sent.headers['content-disposition']).toContain('attachment')
  const files = unzipSync(sent.rawPayload)
  expect(Object.keys(files).sort()).toEqual([
    '7K2QW9XM4T .._.._cv.pdf',
    'everything.html',
    'everything.json',
  ])
  expect(Buffer.from(files['7K2QW9XM4T .._.._cv.pdf'] ?? [])).toEqual(resume.bytes)
  const json = Buffer.from(files['everything.json'] ?? []).toString()
  expect(JSON.parse(json)).toMatchObject({ email, submissions: [{}, {}] })
  expect(json).toContain('We have it')
  expect(json).not.toContain('an-id-of-the-desk')
  expect(Buffer.from(files['everything.html'] ?? []).toString()).not.toContain('<script>')
})

it('corrects a field as its form takes it', async () => {
  const by = await person(['hr'])
  const seenNow = async (id: string) => {
    const [entry] = await desk.inbox.entries(['application', 'contact'], [id])
    return entry ? seenOf(entry) : ''
  }
  const correct = async (id: string, field: string, value: string, seen?: string) => {
    const form = { email, seen: seen ?? (await seenNow(id)), field, value }
    return await request('/inbox/person/correct', { by, form })
  }
  const before = await seenNow('7K2QW9XM4T')
  expect((await correct('7K2QW9XM4T', 'phone', ' 0803 ')).body).toContain('Phone is corrected.')
  expect(await fieldsOf('7K2QW9XM4T')).toMatchObject({ phone: '0803', fullName: 'Ọlá Òjó' })
  expect((await correct('7K2QW9XM4T', 'phone', '')).body).toContain('Phone is empty.')
  const late = await correct('7K2QW9XM4T', 'phone', '0704', before)
  expect(late.body).toContain('Nothing was corrected: somebody else has corrected 7K2QW9XM4T')
  expect(late.body).toContain('“0704”')
  expect(await fieldsOf('7K2QW9XM4T')).toMatchObject({ phone: '0803' })
  const moved = await correct('7K2QW9XM4T', 'email', 'Ola2@mail.example')
  expect(moved.body).toContain('7K2QW9XM4T')
  expect((await desk.inbox.list(['application'], { words: 'ola2@' })).entries).toHaveLength(1)
  await correct('7K2QW9XM4T', 'email', email)
  expect((await correct('7K2QW9XM4T', 'elapsed', '1')).body).toContain('cannot be corrected')
  expect((await correct('8K2QW9XM4T', 'name', 'X')).statusCode).toBe(422)
  expect(await fieldsOf('8K2QW9XM4T')).toMatchObject({ name: 'Ọlá Òjó' })
})

/** The hidden fields of the form that a screen has for an act. */
function hiddenFields(body: string, act: string): Record<string, string> {
  const [, form = ''] = body.split(`action="/inbox/person/${act}"`)
  const [own = ''] = form.split('</form>')
  const found = own.matchAll(/name="(\w+)" value="([^"]*)"/g)
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]))
}

it('says what it has erased, what is held, and what follows, and acts on what was shown', async () => {
  const by = await person(['correspondence'])
  let { body } = await request('/inbox/person', { by, form: { email } })
  async function press(act: string, more: Record<string, string> = {}): Promise<string> {
    const form = { ...hiddenFields(body, act), ...more }
    ;({ body } = await request(`/inbox/person/${act}`, { by, form }))
    return body
  }
  const reason = 'A dispute'
  expect(await press('hold', { reason, until: '2999-01-01' })).toContain(
    '1 message is held until 1 January 2999 (A dispute).',
  )
  await press('hold', { reason, until: '2999-02-01' })
  expect(await press('erase')).toContain(
    'Nothing was erased: 1 message is held until 1 February 2999 (A dispute). It will be erased then.',
  )
  expect(body).toContain('Ending the hold erases 1 message at once, as was asked for.')

  const fields = { name: 'Ọlá Òjó', email, message: 'Another one' }
  await submissions.put({ id: 'AK2QW9XM4T', fields })
  expect(await press('release')).toContain('AK2QW9XM4T has arrived.')
  expect(await fieldsOf('8K2QW9XM4T')).toBeDefined()
  expect(await press('release')).toContain('The hold has ended. Erased: 1 message. Delete')
  expect(await fieldsOf('8K2QW9XM4T')).toBeUndefined()
  expect(body).toMatch(/Others name this address.+9K2QW9XM4T/)
  expect(await press('erase')).toContain('Erased: 1 message. Delete')
  expect(await fieldsOf('AK2QW9XM4T')).toBeUndefined()
  expect(await fieldsOf('7K2QW9XM4T')).toBeDefined()
})

it('writes into the audit which submissions, and never whose', async () => {
  const entries = await desk.db
    .selectFrom('audit')
    .select(['action', 'subject', 'detail'])
    .execute()
  expect(entries).toEqual(
    expect.arrayContaining([
      { action: 'gave out', subject: 'Submissions 8K2QW9XM4T, 7K2QW9XM4T', detail: null },
      { action: 'corrected', subject: 'Submission 7K2QW9XM4T', detail: 'Phone' },
      { action: 'held', subject: 'Submissions 8K2QW9XM4T', detail: 'until 2999-02-01' },
      {
        action: 'asked for the erasure of',
        subject: 'Submissions 8K2QW9XM4T',
        detail: 'when the hold ends',
      },
      {
        action: 'ended the hold of',
        subject: 'Submissions 8K2QW9XM4T, AK2QW9XM4T',
        detail: null,
      },
      { action: 'erased', subject: 'Submissions 8K2QW9XM4T', detail: null },
      { action: 'erased', subject: 'Submissions AK2QW9XM4T', detail: null },
    ]),
  )
  expect(JSON.stringify(entries)).not.toMatch(/ola|0803|Òjó|dispute/i)
})
