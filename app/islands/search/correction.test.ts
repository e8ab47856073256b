import { expect, it } from 'vitest'
import { corrected } from './correction.ts'

const words = ['careers', 'carbon', 'fatgas', 'solar', 'sustainability', 'techrich', 'wellrich']

it.each([
  ['techrch', 'techrich'],
  ['wellrch', 'wellrich'],
  ['carrers', 'careers'],
  ['sustainabilty', 'sustainability'],
  ['sustanabilty', 'sustainability'],
  ['soalr', 'solar'],
  ['“Techrch” drilling', '“techrich” drilling'],
  ['Fatgass & wellrch', 'fatgas & wellrich'],
])('takes %j for %j', (query, meant) => expect(corrected(query, words)).toBe(meant))

it.each(['techrich', 'techr', 'SOLAR', 'gas', 'fat', 'xyzzyx', '', '%', '<img src=x>', 'cartons'])(
  'leaves %j',
  (query) => expect(corrected(query, words)).toBeUndefined(),
)

it('goes further where it is told to', () => {
  expect(corrected('solrrr', words)).toBeUndefined()
  expect(corrected('solrr', words, 1)).toBe('solar')
})

it('prefers what begins alike', () => {
  expect(corrected('mast', ['cast', 'mask'])).toBe('mask')
})
