import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#tools/lib/root.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

it('every heading of the guide is a test that does what stands under it', () => {
  const headings = [...read('docs/editing.md').matchAll(/^## (.+)$/gm)].map(([, name]) => name)
  const tests = [...read('tests/editor/guide.spec.ts').matchAll(/^test\('(.+?)'/gm)].map(
    ([, name]) => name,
  )
  expect(headings.length).toBeGreaterThan(10)
  expect(tests).toEqual(headings)
})
