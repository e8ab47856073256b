import { inflateRawSync } from 'node:zlib'

/** Where ZIP (APPNOTE 4.3) has what is read of it; numbers are little-endian. */
const endSignature = Buffer.from('PK\x05\x06')
const directoryHeader = 46
const localHeader = 30
const deflated = 8

/**
 * A file in a ZIP that a stranger has made. Not by fflate, which unpacks a file to its end whatever size the ZIP says
 * that it has: half a megabyte of it takes seconds.
 *
 * @param maximum the bytes that it may have unpacked
 * @returns undefined where the ZIP has no such file
 * @throws where the ZIP is broken, or the file is larger
 */
export function zippedFile(zip: Buffer, name: string, maximum: number): Buffer | undefined {
  const end = zip.lastIndexOf(endSignature)
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameEnd = at + directoryHeader + zip.readUInt16LE(at + 28)
    if (zip.toString('utf8', at + directoryHeader, nameEnd) === name) {
      const local = zip.readUInt32LE(at + 42)
      const start =
        local + localHeader + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
      const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20))
      if (zip.readUInt16LE(at + 10) === deflated)
        return inflateRawSync(packed, { maxOutputLength: maximum })
      if (packed.length > maximum) throw new RangeError('The file is too large.')
      return packed
    }
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return undefined
}
