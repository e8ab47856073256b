import { expect, it } from 'vitest'
import { madeContext } from '../made-context.ts'
import { documents } from './documents.ts'

const content = {
  'content/documents/policy.yaml': 'title: Policy\ndate: 2026-01-31\n',
  'content/group.yaml': 'date: 2000-01-01\n',
}
const found = (changed: string | undefined) =>
  documents(madeContext({ content, changed: () => changed }))

it('finds a document that is older than what it says', () => {
  expect(found('2026-02-01')).toMatchObject([
    {
      who: 'editor',
      place: 'content/documents/policy.yaml',
      line: 2,
      problem: 'edition of 2026-01-31, content of 2026-02-01',
    },
  ])
})

it.each(['2026-01-31', '2025-12-31', undefined])('takes one whose content is of %s', (changed) => {
  expect(found(changed)).toEqual([])
})

it('asks for the figures, companies and contacts that documents show', () => {
  const asked: string[] = []
  documents(madeContext({ content, changed: (files) => void asked.push(...files) }))
  expect(asked).toEqual(
    expect.arrayContaining(['content/documents/policy.yaml', 'content/facts.yaml']),
  )
})
