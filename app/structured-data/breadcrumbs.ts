import type { BreadcrumbList, WithContext } from 'schema-dts'
import { canonicalAddress, homeBreadcrumb, type PageMeta } from '#app/lib/page-meta.ts'

/** Where a page is, as its breadcrumbs show it: from Home over the pages above it to itself (spec 2.21). */
export function breadcrumbs(page: PageMeta): WithContext<BreadcrumbList> {
  const { heading, path, trail = [], here = heading } = page
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [homeBreadcrumb, ...trail, { label: here, href: path }].map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.label,
      item: canonicalAddress(page.href),
    })),
  }
}
