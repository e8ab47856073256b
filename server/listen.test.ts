import { expect, it } from 'vitest'
import { listenProblem } from './listen.ts'
import { settingsFrom } from './settings.ts'

const settings = settingsFrom({ PORT: '3000' })

it('says how to choose another port', () => {
  expect(listenProblem(Object.assign(new Error(), { code: 'EADDRINUSE' }), settings)).toBe(
    'Port 3000 is in use. Stop the other program or choose another port: PORT=3001 npm start',
  )
})

it.each(['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND', 'ESOMETHING'])(
  'is one line for %s',
  (code) => {
    const problem = listenProblem(Object.assign(new Error('x\ny'), { code }), settings)
    expect(problem.split('\n')).toHaveLength(1)
  },
)
