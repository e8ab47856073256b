/**
 * Which content a build holds: a `draft` shows the whole site with its placeholders, a `confirmed`
 * build leaves out what nobody has confirmed.
 */
export const contentKinds = ['draft', 'confirmed'] as const

export type ContentKind = (typeof contentKinds)[number]

/** The kind that this process reads, as the build says it to all its parts; else the draft. */
export function contentKind(): ContentKind {
  return process.env.CONTENT === 'confirmed' ? 'confirmed' : 'draft'
}
