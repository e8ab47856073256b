import { expect, it } from 'vitest'
import { confirm } from './terminal.ts'

const answering = (answer: string) => ({ ask: () => Promise.resolve(answer) })

it.each(['yes', 'Y', ' YES '])('goes on after %j', async (answer) => {
  await confirm(answering(answer), 'All is erased.')
})

it.each(['', 'no', 'yesterday'])('stops after %j', async (answer) => {
  await expect(confirm(answering(answer), 'All is erased.')).rejects.toThrow('Nothing was done.')
})
