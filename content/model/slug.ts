import { folded } from '#contract/folded.ts'

/** A text in small letters, digits and single hyphens: `Crews’ days, Forcados` is `crews-days-forcados`. */
export function slugOf(text: string): string {
  return folded(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
