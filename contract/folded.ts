/** A text as it is searched: without accents, in small letters. "Ọlá Òjó" becomes "ola ojo". */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
