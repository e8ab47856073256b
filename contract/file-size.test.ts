import { expect, it } from 'vitest'
import { fileSize } from './file-size.ts'

it.each([
  [12, '1 kB'],
  [999_000, '999 kB'],
  [999_900, '1 MB'],
  [1_240_000, '1.2 MB'],
])('%i bytes are %s', (bytes, text) => expect(fileSize(bytes)).toBe(text))
