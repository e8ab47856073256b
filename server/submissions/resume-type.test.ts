import { describe, expect, it } from 'vitest'
import { resumeLocked, resumeOtherContent, resumeWrongType } from '#contract/resume.ts'
import { docx, ole, otherFiles, pdf, zip } from '../../tests/server/inbox/sample-documents.ts'
import { resumeName, resumeRefusal, resumeType } from './resume-type.ts'

describe('resumeType', () => {
  it.each([
    ['.pdf', pdf()],
    ['.docx', docx()],
    ['.doc', ole()],
  ])('knows a %s by its content', async (extension, bytes) => {
    expect(await resumeType(bytes)).toBe(extension)
  })

  it.each(
    Object.entries({
      'a line feed': '\n',
      'a line break': '\r\n',
      spaces: '   ',
      'the head of an answer': 'HTTP/1.1 200 OK\r\ncontent-type: application/pdf\r\n\r\n',
      'a print job': '\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n',
      'as much as readers accept': 'x'.repeat(1019),
    }),
  )('knows a PDF after %s', async (_what, before) => {
    expect(await resumeType(Buffer.concat([Buffer.from(before), pdf()]))).toBe('.pdf')
  })

  it('knows none whose header comes later', async () => {
    expect(await resumeType(Buffer.concat([Buffer.alloc(1020, 'x'), pdf()]))).toBeUndefined()
  })

  const wordType =
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  it.each([
    ['in single quotes', `<Override ContentType='${wordType}'/>`],
    ['with spaces and a mark', `\uFEFF<Override\n ContentType = '${wordType}' />`],
  ])('knows a .docx whose types stand %s', async (_what, text) => {
    const [types, other] = [{ '[Content_Types].xml': text }, { '1.txt': '' }]
    for (const level of [0, 9] as const) {
      expect(await resumeType(zip({ ...types, ...other }, level))).toBe('.docx')
      expect(await resumeType(zip({ ...other, ...types }, level))).toBe('.docx')
    }
  })

  it.each([
    ['another type', "<Override ContentType='application/vnd.ms-excel'/>"],
    ['a longer one', `<Override ContentType='${wordType}x'/>`],
    ['its name as a text', `<Override>'${wordType}'</Override>`],
  ])('knows none with %s', async (_what, text) => {
    expect(await resumeType(zip({ '[Content_Types].xml': text }))).toBeUndefined()
  })

  it.each(Object.entries(otherFiles))('refuses: %s', async (_what, bytes) => {
    expect(await resumeType(bytes)).toBeUndefined()
  })

  it('finds the Word stream in a part of a larger buffer only', async () => {
    const both = Buffer.concat([ole('Workbook'), ole()])
    expect(await resumeType(both.subarray(0, both.length / 2))).toBeUndefined()
  })

  it.each([1, 4, 8, 30, 60, 100, 300])('never fails on the first %d bytes', async (length) => {
    for (const whole of [pdf(), docx(), ole()]) {
      await expect(resumeType(whole.subarray(0, length))).resolves.not.toBe('')
    }
  })

  // Whoever unfolds it finds a Word document.
  const bomb = `<Override ContentType='${wordType}'/>${'a'.repeat(64 * 1024 * 1024)}`
  const archive = zip({ '[Content_Types].xml': bomb }, 9)
  const lying = Buffer.from(archive)
  // The uncompressed size in the header of the file, and in the directory.
  lying.writeUInt32LE(10, 22)
  lying.writeUInt32LE(10, lying.lastIndexOf('PK\x01\x02') + 24)
  it.each([
    ['says how large it is', archive],
    ['lies about its size', lying],
    [
      'has ten thousand files',
      zip(Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`${n}.txt`, '']))),
    ],
  ])('spends little on a zip that %s', async (_what, bytes) => {
    const before = process.memoryUsage().arrayBuffers
    expect(await resumeType(bytes)).toBeUndefined()
    // A hundredth of what the archive would unfold to is far more than its headers need.
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(bomb.length / 8)
  })
})

describe('resumeRefusal', () => {
  it.each([
    ['a password', 'cv.docx', ole('EncryptedPackage'), resumeLocked],
    ['rich text', 'cv.doc', Buffer.from('{\\rtf1\\ansi I weld.}'), resumeOtherContent],
    ['a web page', 'CV.DOC', otherFiles.html, resumeOtherContent],
    ['a saved mail', 'cv.doc', Buffer.from('MIME-Version: 1.0\r\n\r\n'), resumeOtherContent],
    ['a zip', 'cv.docx', otherFiles.zip, resumeOtherContent],
    ['another extension', 'cv.odt', otherFiles.zip, resumeWrongType],
    ['none', 'cv', otherFiles.gif, resumeWrongType],
  ])('says what to do about %s', async (_what, name, bytes, refusal) => {
    expect(await resumeType(bytes)).toBeUndefined()
    expect(await resumeRefusal(name, bytes)).toBe(refusal)
  })
})

describe('resumeName', () => {
  it.each([
    ['CV Ada Obi.pdf', 'CV Ada Obi.pdf'],
    ['Lebenslauf Müller (2).PDF', 'Lebenslauf Müller (2).pdf'],
    ['Cafe\u0301.pdf', 'Café.pdf'],
    ['résumé.doc', 'résumé.pdf'],
    ['resume.pdf.exe', 'resume.pdf.exe.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\Ada\\cv.pdf', 'cv.pdf'],
    ['/', 'resume.pdf'],
    ['..', 'resume.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['a\0b.pdf', 'a_b.pdf'],
    ['cv\u202Efdp.exe', 'cv_fdp.exe.pdf'],
    ['a\r\nContent-Type: x.pdf', 'a__Content-Type_ x.pdf'],
    ['"; rm -rf ~;.pdf', '__ rm -rf __.pdf'],
    ['=1+1.pdf', '_1+1.pdf'],
    ['', 'resume.pdf'],
    ['.pdf', 'resume.pdf'],
    ['   .pdf', 'resume.pdf'],
    ['\ud800.pdf', '_.pdf'],
  ])('%j becomes %j', (given, name) => {
    expect(resumeName(given, '.pdf')).toBe(name)
  })

  it.each(['𝒜', '履', 'दे', 'a'])(
    'shortens a long name of %s without cutting a character',
    (letter) => {
      const name = resumeName(`${letter.repeat(300)}.docx`, '.docx')
      expect(Array.from(name).length).toBeLessThanOrEqual(100)
      // What file systems take, with room for what programs add to it.
      expect(Buffer.byteLength(name)).toBeGreaterThan(90)
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200)
      expect(name).toMatch(new RegExp(`^(${letter})+\\.docx$`))
    },
  )

  it.each(['_', '.', ' ', '\u0301', 'x'])(
    'spends no more on 79,000 times %j than on one',
    (odd) => {
      expect(resumeName(`_${odd.repeat(79_000)}_.pdf`, '.pdf').length).toBeLessThanOrEqual(100)
    },
  )

  it.each(['CON', 'nul.pdf', 'com1.docx', 'Lpt9'])('keeps %s from being a device', (given) => {
    expect(resumeName(given, '.pdf')).toMatch(/^_/)
  })
})
