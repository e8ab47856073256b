import { expect, it } from 'vitest'
import { z } from 'zod'
import { runNode } from './run-node.ts'

const measuresSchema = z.strictObject({
  words: z.int(),
  sentences: z.int(),
  wordsPerSentence: z.number().nullable(),
  shortSentences: z.number().min(0).max(1).nullable(),
  readingEase: z.int().nullable(),
  negations: z.number().nullable(),
})

/** The format that programs rely on. */
const reportSchema = z.strictObject({
  version: z.literal(1),
  pages: z.array(
    measuresSchema.extend({
      path: z.string(),
      avoided: z.array(z.strictObject({ word: z.string(), sentence: z.string() })),
      headingsTwice: z.array(z.string()),
    }),
  ),
  total: measuresSchema,
  onSeveralPages: z.array(
    z.strictObject({ sentence: z.string(), paths: z.array(z.string()).min(2) }),
  ),
  notes: z.array(z.string()),
})

const voice = (...args: string[]) => runNode(['bin/run.mjs', 'voice', ...args]).ended

it('reports how our own pages read, for programs, and never fails for taste', async () => {
  const { code, output } = await voice('--json')
  const { pages, total } = reportSchema.parse(JSON.parse(output.slice(output.indexOf('{'))))
  expect(code).toBe(0)
  const paths = pages.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/', '/services', '/careers']))
  expect(paths).not.toContain('/privacy-policy')
  expect(total.words).toBeGreaterThan(1000)
  expect(total.words).toBe(pages.reduce((sum, { words }) => sum + words, 0))
})

it('reports on the pages that are asked for, and says why it leaves one out', async () => {
  const { code, output } = await voice('/services', 'verify', '/nowhere')
  expect(code).toBe(0)
  expect(output).toMatch(/^page +words .*\n\/services +\d+ /m)
  expect(output).toContain('/verify is outside the report: instructions.\n')
  expect(output).toContain('/nowhere is no page of this build.\n')
  expect(output).toMatch(/\n1 page, .*\n$/)
})
