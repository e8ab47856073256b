/** Windows, Unicode, English: the platform, encoding and language of a name. */
const english = [3, 1, 0x0409] as const

/**
 * A TrueType font with its names replaced, so that it is found under the new name only.
 *
 * @param family the family name, `Documents Text`
 * @param postScript the PostScript name, `Archivo-100-400`
 */
export function named(font: Buffer, family: string, postScript: string): Buffer {
  // A TrueType font lists its tables from byte 12 on, 16 bytes each.
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index)
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'name')
  if (entry === undefined) throw new Error('a font without names cannot be named')
  const names = nameTable([
    [1, family],
    [2, 'Regular'],
    [4, `${family} ${postScript}`],
    [6, postScript],
  ])
  const renamed = Buffer.concat([font, Buffer.alloc(-font.length & 3), names])
  // The old table stays where it is, and nothing points to it any more.
  renamed.writeUInt32BE(checksum(names), entry + 4)
  renamed.writeUInt32BE(renamed.length - names.length, entry + 8)
  renamed.writeUInt32BE(names.length, entry + 12)
  return renamed
}

/** Names under their numbers (OpenType, "name": format 0). */
function nameTable(names: readonly (readonly [id: number, text: string])[]): Buffer {
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16())
  let offset = 0
  const records = names.map(([id], index) => {
    const { length } = texts[index] ?? ''
    const record = words(...english, id, length, offset)
    offset += length
    return record
  })
  const head = words(0, names.length, 6 + 12 * names.length)
  return Buffer.concat([head, ...records, ...texts])
}

function words(...values: number[]): Buffer {
  return Buffer.from(Uint16Array.from(values).buffer).swap16()
}

/** The sum of a table's bytes as numbers of 32 bits. */
function checksum(table: Buffer): number {
  const whole = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
  let sum = 0
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0
  return sum
}
