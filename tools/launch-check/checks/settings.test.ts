import { expect, it } from 'vitest'
import { madeContext, readyEnvironment } from '../made-context.ts'
import { mail } from './mail.ts'
import { siteAddress } from './site-address.ts'

const { SITE_URL: _, SMTP_URL: __, ...rest } = readyEnvironment

it.each([
  [{}, 'not set'],
  [{ SITE_URL: 'https://exprichgroup.example' }, 'https://exprichgroup.example is an example'],
  [{ SITE_URL: 'http://exprich.ng' }, 'http://exprich.ng is not encrypted'],
])('with %j the public address is wrong', (environment, problem) => {
  expect(siteAddress(madeContext({ environment }))).toMatchObject([
    { who: 'engineer', place: 'SITE_URL', problem },
  ])
})

it('with all settings nothing is missing', () => {
  expect([...siteAddress(madeContext({})), ...mail(madeContext({}))]).toEqual([])
})

it('misses the mail server', () => {
  expect(mail(madeContext({ environment: rest }))).toMatchObject([{ place: 'SMTP_URL' }])
})

it('names every mailbox that is an example, and where it comes from', () => {
  const environment = { ...readyEnvironment, MAIL_HR: 'hr@exprich.example', MAIL_FROM: '' }
  expect(mail(madeContext({ environment }))).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ place: 'MAIL_HR', problem: 'hr@exprich.example' }),
    ]),
  )
})
