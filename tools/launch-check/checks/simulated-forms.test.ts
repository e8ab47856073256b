import { expect, it } from 'vitest'
import { madeContext } from '../made-context.ts'
import { simulatedForms } from './simulated-forms.ts'

it('finds forms that go nowhere', () => {
  const pages = {
    '/contact': '<form method="post"></form>',
    '/apply': '<form method="post" action="/api/applications"></form>',
    '/search': '<form action="/search"></form><form></form>',
  }
  expect(simulatedForms(madeContext({ pages }))).toMatchObject([
    { who: 'engineer', place: '/contact' },
  ])
})
