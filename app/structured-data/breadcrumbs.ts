import type { BreadcrumbList, WithContext } from 'schema-dts'
import { canonicalAddress, homeCrumb, type PageMeta } from '#app/lib/page-meta.ts'

/** Where a page is, as its breadcrumbs show it: from Home over the pages above it to itself (spec 2.21). */
export function breadcrumbs(page: PageMeta): WithContext<BreadcrumbList> {
  const { heading, path, trail = [], here = heading } = page
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [homeCrumb, ...trail, { label: here, href: path }].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: canonicalAddress(crumb.href),
    })),
  }
}
