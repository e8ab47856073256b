import { expect } from 'vitest'
import { z } from 'zod'
import { type FormKind, fieldLabels, longest } from '#contract/forms.ts'
import type { Store } from '../stores.ts'

/** What was sent to an inbox and must be in its store. */
export type Sent = {
  forms: { kind: FormKind; fields: Record<string, string>; resume?: Buffer | undefined }[]
  /** How many forms were answered as stored, these and others. */
  acknowledged: number
  /** How many requests got no answer because their senders did not wait for it. */
  unheard: number
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no row may hold
const clean = /^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\r]*$/

const text = z.string().regex(clean).max(longest.text)
const rowSchema = z.object({
  id: z.string().regex(/^[0-9A-Z]{10}$/),
  kind: z.enum(['contact', 'application', 'newsletter']),
  email: z.string().regex(/^[^\s@]+@[^\s@]+$/),
  fields: z
    .string()
    .transform((json): unknown => JSON.parse(json))
    .pipe(z.partialRecord(z.enum(Object.keys(fieldLabels)), text)),
})

const resumeSchema = z.object({
  submission_id: z.string(),
  ending: z.enum(['.pdf', '.doc', '.docx']),
  // A name that no system takes for a path, a device or an option.
  file_name: z
    .string()
    .regex(/^[\p{L}\p{N}\p{M}_()+-][\p{L}\p{N}\p{M} ()_+.-]*\.(pdf|docx?)$/u)
    .max(200),
  bytes: z.instanceof(Uint8Array),
  size: z.number(),
})

const magic = { '.pdf': '%PDF', '.doc': '\xd0\xcf\x11\xe0', '.docx': 'PK\x03\x04' } as const

/** Whatever is stored is valid, and what must be stored is there once, exactly as it was sent. */
export async function expectStored({ query }: Store, sent: Sent): Promise<void> {
  const rows = (await query('select * from submissions')).map((row) => rowSchema.parse(row))
  const resumes = (await query('select * from resumes')).map((row) => resumeSchema.parse(row))
  expect(rows.length).toBeLessThanOrEqual(sent.acknowledged + sent.unheard)
  expect(resumes).toHaveLength(rows.filter(({ kind }) => kind === 'application').length)
  for (const { ending, bytes, size } of resumes) {
    expect(Buffer.from(bytes).toString('latin1', 0, 4)).toBe(magic[ending])
    expect(bytes).toHaveLength(size)
  }
  expect(new Set(rows.map(({ email }) => email)).size).toBe(rows.length)
  const rowOf = new Map(rows.map((row) => [row.email, row]))
  const resumeOf = new Map(resumes.map(({ submission_id, bytes }) => [submission_id, bytes]))
  for (const { kind, fields, resume } of sent.forms) {
    const row = rowOf.get(fields.email ?? '')
    expect(row).toMatchObject({ kind, fields })
    const bytes = resumeOf.get(row?.id ?? '')
    expect(bytes && Buffer.from(bytes)).toEqual(resume)
  }
}
