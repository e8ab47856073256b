import { expect, it } from 'vitest'
import { confirm } from './confirm.ts'

const progress = { show: () => {}, showNow: () => {}, clear: () => {} }
const answering = (answer: string) => ({ progress, ask: () => Promise.resolve(answer) })
const nobody = { progress, ask: undefined }

it('goes on when it was said beforehand, without asking', async () => {
  await confirm(nobody, 'All is erased.', true)
})

it('refuses when nobody can be asked, and says what would do', async () => {
  await expect(confirm(nobody, 'All is erased.')).rejects.toThrow(
    'All is erased. Nothing was done: add --yes if that is meant.',
  )
})

it.each(['yes', 'Y', ' YES '])('goes on after %j', async (answer) => {
  await confirm(answering(answer), 'All is erased.')
})

it.each(['', 'no', 'yesterday'])('stops after %j', async (answer) => {
  await expect(confirm(answering(answer), 'All is erased.')).rejects.toThrow('Nothing was done.')
})
