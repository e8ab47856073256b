import { expect, it } from 'vitest'
import { confirm, progressOn } from './terminal.ts'

const progress = { show: () => {}, showNow: () => {}, clear: () => {} }
const answering = (answer: string) => ({ progress, ask: () => Promise.resolve(answer) })

it.each(['yes', 'Y', ' YES '])('goes on after %j', async (answer) => {
  await confirm(answering(answer), 'All is erased.')
})

it.each(['', 'no', 'yesterday'])('stops after %j', async (answer) => {
  await expect(confirm(answering(answer), 'All is erased.')).rejects.toThrow('Nothing was done.')
})

function watched(isTTY: boolean) {
  const clock = { time: 0 }
  const written: string[] = []
  const stream = { isTTY, write: (text: string) => written.push(text) }
  return {
    progress: progressOn(stream, () => clock.time),
    clock,
    written: () => written.join(''),
  }
}

it('says nothing in the first second, then how far it is, and vanishes', () => {
  const { progress, clock, written } = watched(true)
  clock.time = 999
  progress.show('10 rows')
  progress.clear()
  expect(written()).toBe('')
  clock.time = 1000
  progress.show('20 rows')
  clock.time = 1050
  progress.show('21 rows')
  progress.clear()
  expect(written()).toBe('\r\u001b[K20 rows …\r\u001b[K')
})

it('shows a step that lets nothing else run at once', () => {
  const { progress, written } = watched(true)
  progress.showNow('Writing')
  expect(written()).toContain('Writing')
})

it('shows nothing where nobody looks', () => {
  const { progress, clock, written } = watched(false)
  clock.time = 5000
  progress.show('10 rows')
  progress.showNow('Writing')
  progress.clear()
  expect(written()).toBe('')
})
