import { inflateRawSync } from 'node:zlib'

/** Where the directory of a ZIP is said to begin (APPNOTE 4.3.16). */
const endSignature = Buffer.from('PK\x05\x06')

/**
 * A file in a ZIP that a stranger has made; undefined where it has none. Not by fflate, which unpacks to the end
 * whatever size the ZIP gives: half a megabyte of it takes seconds.
 *
 * @param maximum the bytes that it may have unpacked
 * @throws where the ZIP is broken, or the file is larger
 */
export function zippedFile(zip: Buffer, name: string, maximum: number): Buffer | undefined {
  const end = zip.lastIndexOf(endSignature)
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28)
    if (zip.toString('utf8', at + 46, nameEnd) === name) {
      const local = zip.readUInt32LE(at + 42)
      const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
      const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20))
      const isStored = zip.readUInt16LE(at + 10) === 0
      if (!isStored) return inflateRawSync(packed, { maxOutputLength: maximum })
      if (packed.length <= maximum) return packed
      throw new RangeError(`${name} is too large.`)
    }
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return undefined
}
