import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { zippedFile } from './zipped-file.ts'

const text = Buffer.from('Hello '.repeat(100))
const name = 'word/document.xml'

it('reads a file of a ZIP, deflated or stored, and finds none where there is none', () => {
  for (const level of [9, 0] as const) {
    const zip = Buffer.from(zipSync({ 'a/b.txt': Buffer.from('x'), [name]: text }, { level }))
    expect(zippedFile(zip, name, text.length)).toEqual(text)
    expect(zippedFile(zip, 'document.xml', 1000)).toBeUndefined()
  }
})

it('unpacks no more than it may, whatever size the ZIP says that the file has', () => {
  const zip = Buffer.from(zipSync({ [name]: Buffer.alloc(2_000_000) }))
  // APPNOTE 4.3.7 and 4.3.12: the sizes of the file before it, and in the directory.
  zip.writeUInt32LE(1000, 22)
  zip.writeUInt32LE(1000, zip.lastIndexOf('PK\x01\x02') + 24)
  expect(() => zippedFile(zip, name, 1000)).toThrow()
})

it('refuses what is stored and too large, cut off, or no ZIP', () => {
  const zip = Buffer.from(zipSync({ [name]: text }, { level: 0 }))
  expect(() => zippedFile(zip, name, 10)).toThrow()
  const cut = Buffer.concat([zip.subarray(0, 20), zip.subarray(-22)])
  expect(() => zippedFile(cut, name, 1000)).toThrow()
  expect(() => zippedFile(Buffer.from('PK'), name, 1000)).toThrow()
})
