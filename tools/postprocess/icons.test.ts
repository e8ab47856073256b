import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeIcons } from './icons.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'icons-'))
  await writeIcons(folder)
})
afterAll(() => rm(folder, { recursive: true }))

it.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is an opaque square of %i pixels', async (name, size) => {
  const { width, height } = await sharp(join(folder, name)).metadata()
  expect([width, height]).toEqual([size, size])
  const { isOpaque } = await sharp(join(folder, name)).stats()
  expect(isOpaque).toBe(true)
})

it('favicon.ico holds one picture of 32 pixels', async () => {
  const ico = await readFile(join(folder, 'favicon.ico'))
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[7]]).toEqual([1, 1, 32, 32])
  const picture = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()
  expect([picture.format, picture.width]).toEqual(['png', 32])
})

it('the maskable icon keeps the mark inside the circle that phones cut out', async () => {
  const { data, info } = await sharp(join(folder, 'icon-maskable-512.png'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const field = data.subarray(0, 3)
  let farthest = 0
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const at = (y * info.width + x) * info.channels
      const marked = field.some(
        (value, channel) => Math.abs(value - (data[at + channel] ?? 0)) > 40,
      )
      if (marked) farthest = Math.max(farthest, Math.hypot(x - 256, y - 256))
    }
  }
  expect(farthest).toBeGreaterThan(100)
  expect(farthest).toBeLessThanOrEqual(512 * 0.4)
})
