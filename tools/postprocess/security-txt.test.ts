import { expect, it } from 'vitest'
import { securityTxt } from './security-txt.ts'

const contact = { address: 'security@group.example', languages: ['en'] }

it('names whom to write to, and where it stands', () => {
  const text = securityTxt('https://group.example', contact, new Date('2026-11-22T10:00:00Z'))
  expect(text.split('\n')).toEqual([
    'Contact: mailto:security@group.example',
    'Contact: https://group.example/contact',
    'Expires: 2027-11-21T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://group.example/.well-known/security.txt',
    '',
  ])
})

it.each(['2026-01-01T00:00:00Z', '2027-12-31T23:59:59Z', '2028-02-29T12:00:00Z'])(
  'written on %s, it ends within a year',
  (now) => {
    const [, expires = ''] = /Expires: (.*)/.exec(securityTxt('', contact, new Date(now))) ?? []
    const days = (Date.parse(expires) - Date.parse(now)) / 86_400_000
    expect(days).toBeGreaterThan(360)
    expect(days).toBeLessThan(365)
  },
)
