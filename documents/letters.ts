import { documentEntries } from '#content/model/documents.ts'
import { type Mistake, mistake } from '#content/model/mistake.ts'
import { textsIn } from '#content/model/nested.ts'
import { readContent } from '#content/model/parse.ts'
import { sources } from '#content/model/sources.ts'
import { filled } from '#content/model/tokens.ts'
import { documentData } from './document.ts'
import { hasShape } from './typeset.ts'

/** The letters of a text, each once with its accents, that no font of `fonts/` has. */
export function lettersWithoutShape(text: string): string[] {
  const letters = new Set([...new Intl.Segmenter().segment(text)].map(({ segment }) => segment))
  return [...letters].filter((each) => !/^[ -~\s]+$/.test(each) && !hasShape(each))
}

/** What is read aloud of a document, or describes it, and is not set in type. */
const unseen: readonly unknown[] = ['alt', 'subject']

/** A mistake in each field of the content that a document would show with a letter that no font of ours has. */
export function letterMistakes(): Mistake[] {
  const shown = documentEntries
    .flatMap(({ id }) => textsIn(documentData(id)))
    .flatMap(([at, text]) => (unseen.includes(at.at(-1)) ? [] : [text]))
  const letters = lettersWithoutShape(shown.join('\n'))
  const affected = shown.filter((text) => letters.some((letter) => text.includes(letter)))
  const files = Object.values(sources).flatMap((source) =>
    'files' in source ? source.files() : [],
  )
  return files.flatMap((file) => {
    const { data, lineOf } = readContent(file)
    return textsIn(data).flatMap(([at, text]) => {
      const found = letters.filter((letter) => text.includes(letter))
      if (found.length === 0 || !affected.some(sharesTextWith(filled(text)))) return []
      const message = `documents cannot show ${found.map(withCode).join(', ')}: write the word in Latin letters, or leave it out`
      return [mistake(file, message, { at, line: lineOf(at) })]
    })
  })
}

/** Documents split the text of a field at its links and line breaks, and set words of their own before it. */
const sharesTextWith = (field: string) => (text: string) =>
  text.includes(field.trim()) || field.includes(text)

/** "氢 (U+6C22)" */
function withCode(letter: string): string {
  const codes = [...letter].map((each) => each.codePointAt(0)?.toString(16).toUpperCase())
  return `${letter} (${codes.map((code) => `U+${code?.padStart(4, '0')}`).join(' ')})`
}
