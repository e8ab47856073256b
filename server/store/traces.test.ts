import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { holdsTrace, tracesOf } from './traces.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'traces-'))
})
afterEach(() => rm(folder, { recursive: true }))

const row = { id: '7K2QW9XM4T', key: 'the-key-of-it', token: null, bytes: null }
const textsIn = (fields: Record<string, string>) =>
  tracesOf('a@b.example', [{ ...row, fields: JSON.stringify(fields) }]).written.map(String)

it('looks for what tells a person from others', () => {
  const found = textsIn({
    name: 'Ada "Obi"',
    subject: 'Enquiry about gas',
    company: '',
    phone: '12',
  })
  expect(found).toEqual(['Ada \\"Obi\\"'])
})

it('looks for pieces of long texts and of files', () => {
  const message = randomBytes(1000).toString('hex')
  expect(textsIn({ message })).toContain(message.slice(256, 288))
  const bytes = Buffer.concat([Buffer.alloc(1000), randomBytes(1000)])
  const found = tracesOf('a@b.example', [{ ...row, fields: '{}', bytes }]).own
  expect(found.map(String)).toEqual(expect.arrayContaining(['a@b.example', row.id, row.key]))
  expect(found.some((trace) => bytes.indexOf(trace) >= 1000)).toBe(true)
  expect(found.every((trace) => trace.some((byte) => byte !== 0))).toBe(true)
})

it('finds bytes wherever they lie in a large file, and only those', async () => {
  const file = join(folder, 'large')
  const trace = Buffer.from('marked-person@mail.example')
  const bytes = Buffer.alloc(4 * 1024 * 1024 + 1000)
  await writeFile(file, bytes)
  const holds = () => holdsTrace(file, [Buffer.from('x'), trace], () => {})
  expect(await holds()).toBe(false)
  // Across the border of two reads.
  trace.copy(bytes, 4 * 1024 * 1024 - 5)
  await writeFile(file, bytes)
  expect(await holds()).toBe(true)
})
