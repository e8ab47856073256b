import { accents } from '#brand/accents.ts'
import { colours } from '#brand/colours.ts'
import { companies } from '#content/model/companies.ts'
import { articles } from '#content/model/news.ts'
import { allPages } from '#content/model/pages.ts'

/** What the preview picture of a page is made of, beside its headline. */
export type PagePreview = {
  /** A picture of `content/pictures/`; without one the mark is drawn large. */
  picture?: string | undefined
  /** Whose mark. */
  mark: string
  /** The colour of rule and mark, on night. */
  accent: string
}

const plain: PagePreview = { mark: 'group', accent: colours.signalNight }

/** The previews of content's own records by address; every other page has the group's mark. */
export function pagePreviews(): (path: string) => PagePreview {
  const known = new Map<string, PagePreview>([
    ...allPages().map(([path, { preview }]) => [path, { ...plain, picture: preview }] as const),
    ...articles().map(({ id, image }) => [`/news/${id}`, { ...plain, picture: image }] as const),
    ...companies.map(
      ({ id, picture, accent }) =>
        [`/subsidiaries/${id}`, { picture, mark: id, accent: accents[accent].night }] as const,
    ),
  ])
  return (path) => known.get(path) ?? plain
}
