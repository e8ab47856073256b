import fc from 'fast-check'
import punycode from 'punycode.js'
import { describe, expect, it } from 'vitest'
import { check } from './check.ts'
import type { Official } from './types.ts'

const official: Official = {
  records: [
    { kind: 'web', value: 'https://exprichgroup.example' },
    { kind: 'web', value: 'https://www.wattrich.example' },
    { kind: 'mail', value: 'info@exprichgroup.example' },
    { kind: 'mail', value: 'careers@exprichgroup.example' },
    { kind: 'phone', value: '+2348012345678' },
    { kind: 'phone', value: '+2340000000000' },
    { kind: 'reference', value: 'EXG-2026-014' },
    { kind: 'profile', value: 'https://www.linkedin.com/company/exprich' },
  ],
  names: ['exprich', 'exprichgroup', 'wellrich', 'electrich', 'fatgas'],
}

/** With the Cyrillic letter that looks like our first one. */
const encoded = punycode.toASCII('еxprichgroup.example')

function verdict(typed: string): string {
  const verdict = check(typed, official)
  if (verdict.answer === 'listed') return `listed ${verdict.record.value}`
  return verdict.answer === 'lookalike' ? `lookalike ${verdict.trick}` : verdict.answer
}

const rows = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([answer, entries]) =>
    entries.map((typed): [string, string] => [typed, answer]),
  )

describe('what is on the list', () => {
  it.each(
    rows({
      'listed info@exprichgroup.example': [
        'info@exprichgroup.example',
        '  INFO@ExprichGroup.Example ',
        'mailto:info@exprichgroup.example?subject=Job',
        'Exprich Group <info@exprichgroup.example>',
        '"info@exprichgroup.example",',
      ],
      'listed https://exprichgroup.example': [
        'exprichgroup.example',
        'www.exprichgroup.example',
        'EXPRICHGROUP.EXAMPLE.',
        'http://exprichgroup.example',
        'https://exprichgroup.example:443/careers?job=x#form',
        'exprichgroup。example',
      ],
      'listed https://www.wattrich.example': ['wattrich.example', 'https://www.wattrich.example/'],
      'listed +2348012345678': [
        '+2348012345678',
        '+234 801 234 5678',
        '+234 (0) 801-234-5678',
        '+234 0801 234 5678',
        '00 234 801 234 5678',
        '009 234 801 234 5678',
        '0234 801 234 5678',
        '2348012345678',
        '0801 234 5678',
        '0801.234.5678',
        'tel:+2348012345678',
        '\u202a+234 801 234 5678\u202c',
      ],
      'listed +2340000000000': ['+234 000 000 0000', '00 234 000 000 0000', '0000 000 0000'],
      'listed EXG-2026-014': ['EXG-2026-014', 'exg 2026 014', 'EXG2026014', 'exg/2026/014'],
      'listed https://www.linkedin.com/company/exprich': [
        'https://www.linkedin.com/company/exprich',
        'linkedin.com/company/Exprich/',
        'https://linkedin.com/company/exprich?trk=public',
      ],
    }),
  )('%s: %s', (typed, answer) => expect(verdict(typed)).toBe(answer))
})

describe('what looks like it', () => {
  it.each(
    rows({
      'lookalike letters': [
        'exprlchgroup.example',
        'exrpichgroup.example',
        'exprichgrup.example',
        'exprichgruop.com',
        'mail.exprlchgroup.example',
        'exprichgr0up.example',
        'exprlchgroup.com',
        'exprlchgroup.example.evil.com',
        'vvattrich.example',
        'info@exprlchgroup.example',
        'lnfo@exprichgroup.example',
        'inf0@exprichgroup.example',
        'exprichgruop-careers.com',
        'wellrjch.com',
      ],
      'lookalike alphabet': [
        'еxprichgroup.example',
        `https://${encoded}`,
        'info@еxprichgroup.example',
        'exprichgrοup.com',
        'wеllrich.com',
        'exprïchgroup.example',
      ],
      'lookalike ending': [
        'exprichgroup.com',
        'exprichgroup.com.ng',
        'https://www.exprichgroup.net/pay',
        'careers@exprichgroup.org',
        'wattrich.co.uk',
      ],
      'lookalike inside': [
        'exprichgroup.example.evil.com',
        'https://exprichgroup.example.secure-login.net/apply',
        'exprichgroup.blogspot.com',
        'careers@exprichgroup.example.evil.com',
      ],
      'lookalike extra': [
        'exprichgroup-careers.com',
        'careers-exprichgroup.example',
        'exprich-group.com',
        'myexprichgroup.com',
        'exprichgroup-example.com',
        'hr@exprich-energy-jobs.com',
        'wellrich.com',
        'jobs@fatgas-recruitment.org',
        'we11rich.com',
      ],
      'lookalike before-at': [
        'https://exprichgroup.example@evil.com',
        'https://exprichgroup.example:443@evil.com/careers',
        'http://exprichgroup.example%2F@evil.com',
        'info@exprichgroup.example@evil.com',
      ],
      'lookalike path': [
        'https://evil.com/exprichgroup.example',
        'https://evil.com/?to=https://exprichgroup.example',
        'evil.com/%65xprichgroup.example',
        String.raw`https://evil.com\@exprichgroup.example`,
      ],
      'lookalike hidden': [
        'exprich\u200bgroup.example',
        'info@exprichgroup\u00ad.example',
        'https://exprichgroup.example/\u202egpj.exe',
      ],
      'lookalike digits': ['+234 801 234 5679', '0801 234 5687', '+234 801 243 5679'],
    }),
  )('%s: %s', (typed, answer) => expect(verdict(typed)).toBe(answer))

  it('an encoded name is decoded, and its alphabet named', () => {
    const verdict = check(`https://${encoded}/pay`, official)
    expect(verdict).toMatchObject({ scripts: ['Cyrl'] })
    expect(verdict).toMatchObject({
      comparison: { typed: [{ text: 'е', differs: true }, { differs: false }] },
    })
  })

  it('an e-mail address is shown whole beside ours, where we have the same before its @', () => {
    const typed = (text: string) => {
      const verdict = check(text, official)
      return verdict.answer === 'lookalike'
        ? [verdict.comparison.typed, verdict.comparison.official].map((parts) =>
            parts.map((part) => part.text).join(''),
          )
        : verdict.answer
    }
    expect(typed('info@exprichgroup.com')).toEqual([
      'info@exprichgroup.com',
      'info@exprichgroup.example',
    ])
    expect(typed('ceo@exprichgroup.com')).toEqual(['exprichgroup.com', 'exprichgroup.example'])
  })
})

describe('what is not on it', () => {
  it.each(
    rows({
      ours: [
        'ceo@exprichgroup.example',
        'info+jobs@exprichgroup.example',
        'info@mail.exprichgroup.example',
        'careers.exprichgroup.example',
        'https://exprichgroup.example:8443',
        'https://user@exprichgroup.example',
      ],
      'free-mail': [
        'exprichgroup@gmail.com',
        'hr.exprich@yahoo.co.uk',
        'Exprich HR <exprichhr@outlook.com>',
        'careers@consultant.com',
      ],
      unknown: [
        'someone@company.com',
        'https://www.linkedin.com/company/exprich-jobs',
        'electric.com',
        'bit.ly/3xyz',
        '192.168.100.100',
        '+44 20 7946 0000',
        '0803 999 0000',
        'EXG-2026-999',
        'JOB/77',
      ],
      unreadable: [
        '',
        '   ',
        'hello',
        '12345',
        'javascript:alert(1)',
        'please write to us',
        '@exprichgroup.example',
        'info@',
        '+',
      ],
    }),
  )('%s: %s', (typed, answer) => expect(verdict(typed)).toBe(answer))
})

describe('the one thing that must not happen', () => {
  const mailbox = 'careers@exprichgroup.example'

  it('no text whatsoever makes it fail', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.emailAddress(),
      fc.string({ unit: fc.constantFrom(...'exprichgroup.example@:/\\%+0 -') }),
    )
    fc.assert(fc.property(text, (typed) => void verdict(typed)))
  })

  it.each([mailbox, 'exprichgroup.example', 'https://exprichgroup.example'])(
    'one letter of %s changed, added or left out is no yes',
    (ours) => {
      const place = fc.nat({ max: ours.length - 1 })
      // Letters and digits: others end a host, and what follows is a page of ours.
      const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789-еοаі')
      const host = ours.indexOf('exprich')
      fc.assert(
        fc.property(place, letter, fc.nat({ max: 2 }), (at, other, how) => {
          const start = Math.max(at, host)
          const kept = how === 0 ? start : start + 1
          const typed = ours.slice(0, start) + (how === 2 ? '' : other) + ours.slice(kept)
          fc.pre(typed !== ours)
          expect(verdict(typed)).not.toMatch(/^listed/)
        }),
      )
    },
  )

  it('one digit of a number changed is no yes', () => {
    const place = fc.integer({ min: 3, max: 13 })
    fc.assert(
      fc.property(place, fc.nat({ max: 9 }), (at, digit) => {
        const ours = '+2348012345678'
        const typed = ours.slice(0, at) + digit + ours.slice(at + 1)
        fc.pre(typed !== ours)
        expect(verdict(typed)).not.toMatch(/^listed/)
      }),
    )
  })

  it('a yes is given on the word of the list alone', () => {
    const none: Official = { records: [], names: official.names }
    for (const { value } of official.records)
      expect(check(value, none).answer, value).not.toBe('listed')
  })
})
