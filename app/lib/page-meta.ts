import type { MetaDescriptor } from 'react-router'

type PageMeta = {
  /** The page's `h1`, which is its title too unless it has another. */
  heading: string
  /** The browser's title; the group's name follows it. */
  title?: string
  /** 50 to 160 characters, for search engines. */
  description: string
  /** The address without the site's origin, canonical form (no trailing slash). */
  path: string
  /** Keeps the page out of search engines. */
  hidden?: boolean
}

/** The group's name, for components: they read no content. */
export const siteName = 'Exprich Group'

/**
 * Everything that a page says of itself in the document's head: every page's
 * `meta` comes from here, so none lacks a title, description or canonical address.
 */
export function pageMeta({
  heading,
  title = heading,
  description,
  path,
  hidden = false,
}: PageMeta): MetaDescriptor[] {
  const fullTitle = `${title} | ${siteName}`
  const canonical = `${import.meta.env.VITE_SITE_URL}${path === '/' ? '/' : path}`
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(hidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: canonical }]),
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:url', content: canonical },
    { name: 'theme-color', content: '#071b2e' },
  ]
}
