import { fileTypeFromBuffer } from 'file-type'
import type { Limits } from '#contract/limit.ts'
import {
  type ResumeExtension,
  resumeExtensions,
  resumeLocked,
  resumeOtherContent,
  resumeWrongType,
} from '#contract/resume.ts'
import { zippedFile } from './zipped-file.ts'

export const limits = {
  fileName: {
    value: 200,
    unit: 'bytes',
    of: 'the name that a file is stored under',
    beyond: 'its end is cut off',
  },
} as const satisfies Limits

/** Streams of the old Office container: of every Word document, and of what has a password. */
const streams = {
  word: Buffer.from('WordDocument', 'utf16le'),
  locked: Buffer.from('EncryptedPackage', 'utf16le'),
}

/** Readers of PDF accept other bytes before its header, which mail programs and printers' drivers add. */
const pdfHeaderWithin = 1024

/**
 * What a resume is by its content; its name is not asked (spec 5).
 *
 * @returns undefined when it is none of the three types
 */
export async function resumeType(bytes: Buffer): Promise<ResumeExtension | undefined> {
  switch (await typeOf(bytes)) {
    case 'pdf':
      return '.pdf'
    case 'docx':
      return '.docx'
    case 'zip':
      return hasWordTypes(bytes) ? '.docx' : undefined
    case 'cfb':
      // The container of the old format holds spreadsheets and installers as well.
      return bytes.includes(streams.word) ? '.doc' : undefined
    case undefined:
      return bytes.subarray(0, pdfHeaderWithin).includes('%PDF-') ? '.pdf' : undefined
    default:
      return undefined
  }
}

/** How to correct a file that `resumeType` has refused. @param name as the visitor gave it */
export async function resumeRefusal(name: string, bytes: Buffer): Promise<string> {
  const locked = (await typeOf(bytes)) === 'cfb' && bytes.includes(streams.locked)
  if (locked) return resumeLocked
  const named = resumeExtensions.some((extension) => name.toLowerCase().endsWith(extension))
  return named ? resumeOtherContent : resumeWrongType
}

async function typeOf(bytes: Uint8Array): Promise<string | undefined> {
  // A file that is cut off may end in the middle of what the library reads: then it is no document.
  return (await fileTypeFromBuffer(bytes).catch(() => undefined))?.ext
}

/** The most bytes that a Word document's list of types takes. */
const maxTypesBytes = 1024 * 1024

const wordType =
  /\sContentType\s*=\s*["']application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document\.main\+xml["']/

/** Whether a zip says that it is a Word document; file-type does not read attributes in single quotes. */
function hasWordTypes(bytes: Buffer): boolean {
  try {
    return wordType.test(String(zippedFile(bytes, '[Content_Types].xml', maxTypesBytes)))
  } catch {
    return false
  }
}

/** Most characters of a stored file name, type included. */
const maxNameLength = 100

/**
 * A file's name as people see it in lists and mails: the last part of any path, without characters
 * that systems treat specially, with the extension that its content has. Short enough for every
 * file system.
 */
export function resumeName(given: string, extension: ResumeExtension): string {
  const path = Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\'))
  // Nothing is done with more of it than can be kept.
  const last = given.slice(path + 1).slice(0, limits.fileName.value)
  const known = resumeExtensions.find((one) => last.toLowerCase().endsWith(one)) ?? ''
  const base = trimmed(
    last
      .slice(0, last.length - known.length)
      .normalize('NFC')
      // Letters, digits, marks and a few signs; what remains can hide nothing and steer nothing.
      .replace(/[^\p{L}\p{N}\p{M} ()_+.-]/gu, '_'),
  )
    // Names of devices on Windows, which could not be saved there.
    .replace(/^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i, '_$1')
  const { length } = extension
  const kept = beginning(base, maxNameLength - length, limits.fileName.value - length)
  return `${kept || 'resume'}${extension}`
}

/** Without dots and spaces at both ends. */
function trimmed(name: string): string {
  const start = name.search(/[^.\s]/)
  if (start < 0) return ''
  let end = name.length
  while (/[.\s]/.test(name.charAt(end - 1))) end -= 1
  return name.slice(start, end)
}

/** The beginning of a file's name that fits: whole letters with their marks, at most so many, in so many bytes. */
export function beginning(name: string, maxLetters: number, maxBytes: number): string {
  let kept = ''
  for (const { segment } of [...new Intl.Segmenter().segment(name)].slice(0, maxLetters)) {
    if (Buffer.byteLength(kept + segment) > maxBytes) break
    kept += segment
  }
  return kept
}
