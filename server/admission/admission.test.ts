import { expect, it } from 'vitest'
import { limitMemory } from './admission.ts'

it('refuses what does not fit beside the uploads that are held, and frees them however they end', async () => {
  const withMemory = limitMemory(100)
  let hangUp = () => {}
  const hungUp = new Promise<never>((_, reject) => {
    hangUp = () => reject(new Error('hung up'))
  })
  const first = withMemory(async (hold) => {
    hold(60)
    await hungUp
  })
  const upload = (bytes: number) => withMemory(async (hold) => hold(bytes))
  await upload(40)
  await expect(upload(41)).rejects.toMatchObject({
    statusCode: 503,
    failure: { reason: 'unavailable', retryAfter: 3 },
  })
  hangUp()
  await expect(first).rejects.toThrow('hung up')
  await upload(100)
})
