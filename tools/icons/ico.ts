/** Bytes of the file's head: six for the list, sixteen for its one entry. */
const headLength = 6 + 16

/** An `.ico` file that holds one square PNG, as every browser of this century reads it. */
export function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(headLength)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(headLength, 18)
  return Buffer.concat([head, png])
}
