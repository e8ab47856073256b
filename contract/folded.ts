/** A text as it is searched: without accents, in small letters. "Ọlá Òjó" becomes "ola ojo". */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Whether a folded text holds each of the words that somebody typed. */
export function holdsWords(text: string, typed: string): boolean {
  return folded(typed)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
