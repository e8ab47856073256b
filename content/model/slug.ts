/** A text in small letters, digits and single hyphens: `Crews’ days, Forcados` is `crews-days-forcados`. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}|[’']/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
