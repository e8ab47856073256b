import { expect, it } from 'vitest'
import { madeContext } from '../made-context.ts'
import { certificates } from './certificates.ts'

const entry = "  - number: '9001'\n    edition: '2015'\n"
const found = (text: string) =>
  certificates(madeContext({ content: { 'content/certificates.yaml': `certificates:\n${text}` } }))

it('finds a certification without the number of its certificate', () => {
  expect(found(`${entry}    certificate: QM 1\n${entry}`)).toMatchObject([
    { who: 'owner', place: 'content/certificates.yaml', line: 5, problem: 'ISO 9001:2015' },
  ])
})

it('is content with all numbers', () => {
  expect(found(`${entry}    certificate: QM 1\n`)).toEqual([])
})
