/** A page above another, as breadcrumbs lead to it. */
export type Breadcrumb = { label: string; href: string }

/** Where all breadcrumbs begin. */
export const homeBreadcrumb: Breadcrumb = { label: 'Home', href: '/' }

/** A page's title, description and address, for its head. */
export type PageMeta = {
  /** The page's `h1`, which is its title too unless it has another. */
  heading: string
  /** The browser's title; the group's name follows it. */
  title?: string
  /** 50 to 160 characters, for search engines. */
  description: string
  /** The address without the site's origin, canonical form (no trailing slash). */
  path: string
  /** The pages between Home and this one. */
  trail?: readonly Breadcrumb[]
  /** The page's name in breadcrumbs, where that is not its heading. */
  here?: string
  /** An answer, or no page of the site's own: search engines are not told of it. */
  hidden?: boolean
  /** Of an article, with its day where that is known, as `2024-12-18`. */
  article?: { published: string | undefined }
  /** The page whose preview picture a link to this one is shown with, where it has none. */
  shownAs?: { path: string; heading: string } | undefined
}

/** The title in the browser's tab: the page's, then the group's name unless it contains that already. */
export function fullTitle(
  { heading, title = heading }: Pick<PageMeta, 'heading' | 'title'>,
  group: string,
): string {
  return title.includes(group) ? title : `${title} | ${group}`
}

/** The address by which search engines and previews know the page. */
export function canonicalAddress(path: string): string {
  return `${import.meta.env.VITE_SITE_URL}${path}`
}
