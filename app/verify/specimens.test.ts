import { describe, expect, it } from 'vitest'
import { check } from './check.ts'
import { specimens } from './specimens.ts'

describe.each([
  ['https://exprichgroup.example', ['exprichgroup', 'exprich']],
  ['https://www.harbour.com.ng', ['harbour']],
  ['https://wxyz-energy.com', []],
])('the examples for %s', (siteUrl, names) => {
  const official = { records: [{ kind: 'web', value: siteUrl }], names } as const

  it.each(specimens(siteUrl))('$trick is found out as such', ({ trick, typed, official: ours }) => {
    const text = typed.map((part) => part.text).join('')
    const address = trick === 'before-at' ? `https://${text}` : text
    expect(check(address, official)).toMatchObject({ answer: 'lookalike', trick })
    expect(typed.some(({ differs }) => differs)).toBe(true)
    expect(siteUrl).toContain(ours.map((part) => part.text).join(''))
  })
})
