import type { BreadcrumbList, WithContext } from 'schema-dts'
import { canonicalAddress } from './listing.ts'
import { attribute, type PageElement, textOf } from './page-elements.ts'

type Crumb = { name: string; path: string }

/**
 * Where a page is, for search engines, as the `application/ld+json` element that its head takes
 * (spec 2.21). What a visitor sees as breadcrumbs is what it says; a page without any is below the
 * page whose address its own begins with.
 *
 * @param headings the headings of the pages that others are below, by address
 * @returns nothing for Home, which is below no page
 */
export function breadcrumbElement(
  siteUrl: string,
  path: string,
  elements: readonly PageElement[],
  headings: ReadonlyMap<string, string>,
): string {
  if (path === '/') return ''
  const shown = shownCrumbs(path, elements)
  const crumbs = shown.length > 0 ? shown : crumbsByAddress(path, elements, headings)
  const list: WithContext<BreadcrumbList> = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: canonicalAddress(siteUrl, crumb.path),
    })),
  }
  const json = JSON.stringify(list).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}

/** The entries of the navigation "Breadcrumb"; the last one is the page itself, and no link. */
function shownCrumbs(path: string, elements: readonly PageElement[]): Crumb[] {
  const nav = elements.find(
    (element) => element.tagName === 'nav' && attribute(element, 'aria-label') === 'Breadcrumb',
  )
  if (!nav) return []
  return elements
    .filter((element) => element.tagName === 'li' && isWithin(element, nav))
    .map((entry) => {
      const link = elements.find((one) => one.tagName === 'a' && isWithin(one, entry))
      const name = textOf(link ?? entry).trim()
      return { name, path: (link && attribute(link, 'href')) ?? path }
    })
}

function crumbsByAddress(
  path: string,
  elements: readonly PageElement[],
  headings: ReadonlyMap<string, string>,
): Crumb[] {
  const parts = path.split('/').slice(1)
  const above = parts
    .slice(0, -1)
    .map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
    .flatMap((parent) => {
      const name = headings.get(parent)
      return name === undefined ? [] : [{ name, path: parent }]
    })
  const heading = elements.find(({ tagName }) => tagName === 'h1')
  const own = { name: heading ? textOf(heading).trim() : path, path }
  return [{ name: headings.get('/') ?? '', path: '/' }, ...above, own]
}

function isWithin(element: PageElement, ancestor: PageElement): boolean {
  for (let node = element.parentNode; node; node = 'parentNode' in node ? node.parentNode : null) {
    if (node === ancestor) return true
  }
  return false
}
