/** Letters that Unicode does not decompose, each before what people type instead on a keyboard without it. */
const spellings = new Map(
  'æae ɓb đd ðd ɖd ɗd əe ǝe ɛe ħh ıi ƙk łl ŋn ɲn øo ɔo œoe ɍr ßss þth ƴy ςσ'
    .split(' ')
    .map((pair): [string, string] => [pair.charAt(0), pair.slice(1)]),
)

/**
 * A text as it is searched: in small letters, without accents, apostrophes and invisible characters, "ola oneill" for
 * "Ọlá O’Neill". Vowel signs of one script, as in Devanagari, stay. Apostrophes go first, as NFKD takes U+00B4 apart.
 */
export function folded(text: string): string {
  return text
    .replace(/['’‘ʼʻ`´′＇]/g, '')
    .normalize('NFKD')
    .replace(/[\p{Script=Inherited}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replace(/\P{ASCII}/gu, (letter) => spellings.get(letter) ?? letter)
    .normalize('NFC')
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
