import { expect, it } from 'vitest'
import { withSection } from './write-section.ts'

const page = '# Benchmarks\n\nIntroduction.\n\n## One\n\nold one\n\n### Part\n\n## Two\n\nold two\n'

it('replaces one section and leaves the others', () => {
  expect(withSection(page, 'One', '\nnew one\n\n')).toBe(
    '# Benchmarks\n\nIntroduction.\n\n## One\n\nnew one\n\n## Two\n\nold two\n',
  )
  expect(withSection(page, 'Two', 'new two')).toBe(
    '# Benchmarks\n\nIntroduction.\n\n## One\n\nold one\n\n### Part\n\n## Two\n\nnew two\n',
  )
})

it('adds one that is not there', () => {
  expect(withSection(page, 'Three', 'new')).toBe(`${page}\n## Three\n\nnew\n`)
})
