import { fileTypeFromBuffer } from 'file-type'
import { type ResumeEnding, resumeEndings } from '#contract/resume.ts'

/** The name of the stream that every Word document in the old format holds. */
const wordStream = Buffer.from('WordDocument', 'utf16le')

/**
 * What a resume is by its content; its name is not asked (spec 5).
 *
 * @returns undefined when it is none of the three types
 */
export async function resumeType(bytes: Uint8Array): Promise<ResumeEnding | undefined> {
  // A file that is cut off may end in the middle of what the library reads: then it is no document.
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  switch (type?.ext) {
    case 'pdf':
      return '.pdf'
    case 'docx':
      return '.docx'
    case 'cfb':
      // The container of the old format holds spreadsheets and installers as well.
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(wordStream)
        ? '.doc'
        : undefined
    default:
      return undefined
  }
}

/** Most characters of a stored file name, ending included. */
const longestName = 100

/**
 * A file's name as people see it in lists and mails: the last part of any path, without characters
 * that systems treat specially, with the ending that its content has.
 */
export function resumeName(given: string, ending: ResumeEnding): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const known = resumeEndings.find((one) => last.toLowerCase().endsWith(one)) ?? ''
  const base = last
    .slice(0, last.length - known.length)
    // Letters, digits, marks and a few signs; what remains can hide nothing and steer nothing.
    .replace(/[^\p{L}\p{N}\p{M} ()_+.-]/gu, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    // Names of devices on Windows, which could not be saved there.
    .replace(/^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i, '_$1')
  const short = Array.from(base)
    .slice(0, longestName - ending.length)
    .join('')
  return `${short || 'resume'}${ending}`
}
