/** Letters that Unicode does not decompose, by what people type instead on a keyboard without them. */
const undecomposed = {
  ae: 'æ',
  b: 'ɓ',
  d: 'đðɖɗ',
  e: 'əǝɛ',
  h: 'ħ',
  i: 'ı',
  k: 'ƙ',
  l: 'ł',
  n: 'ŋɲ',
  o: 'øɔ',
  oe: 'œ',
  r: 'ɍ',
  ss: 'ß',
  th: 'þ',
  y: 'ƴ',
  σ: 'ς',
}
const spellings = new Map(
  Object.entries(undecomposed).flatMap(([typed, letters]) =>
    [...letters].map((letter): [string, string] => [letter, typed]),
  ),
)

/**
 * A text as it is searched: in small letters, without accents, apostrophes and invisible characters. "Ọlá O’Neill" becomes
 * "ola oneill". Vowel signs that belong to one script, as in Devanagari, stay.
 */
export function folded(text: string): string {
  return (
    text
      // First: NFKD takes U+00B4 apart, into a blank and an accent.
      .replace(/['’‘ʼʻ`´′＇]/g, '')
      .normalize('NFKD')
      .replace(/[\p{Script=Inherited}\p{Default_Ignorable_Code_Point}]/gu, '')
      .toLowerCase()
      .replace(/\P{ASCII}/gu, (letter) => spellings.get(letter) ?? letter)
      .normalize('NFC')
  )
}

/** The words that somebody typed or pasted, folded, without the punctuation around them: `<ada@mail.example>,`. */
export function typedWords(typed: string): string[] {
  const text = folded(typed).replaceAll('mailto:', ' ')
  return text.match(/[\p{L}\p{N}](?:\S*[\p{L}\p{M}\p{N}])?/gu) ?? text.match(/\S+/g) ?? []
}

/** Whether a folded text holds each of the words that somebody typed. */
export function holdsWords(text: string, typed: string): boolean {
  return typedWords(typed).every((word) => text.includes(word))
}
