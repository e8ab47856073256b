import { expect, it } from 'vitest'
import { refusal } from './guard.ts'

it.each([
  { host: '127.0.0.1:4321' },
  { host: 'localhost:4321', origin: 'http://localhost:4321' },
  { host: '[::1]:4321', origin: 'http://[::1]:4321' },
])('answers its own pages: %o', (headers) => {
  expect(refusal({ headers })).toBeUndefined()
})

it.each([
  {},
  { host: 'evil.example' },
  { host: 'localhost.evil.example:4321' },
  { host: '127.0.0.1:4321', origin: 'http://127.0.0.1:4322' },
  { host: '127.0.0.1:4321', origin: 'null' },
])('refuses %o', (headers) => {
  expect(refusal({ headers })).toMatch(/^The editor answers/)
})
