import { isRecord, mapNested } from './nested.ts'
import { shownEntries, shownFiles, shownRecord } from './references.ts'

/**
 * What pages and sections consist of. Where a build holds none of it the page is not built, and every
 * link there is left out (spec 2.24); an address of the specification answers with a short page.
 */
const substance: Readonly<Record<string, () => boolean>> = {
  '/about#vision': () =>
    shownRecord('group.yaml', 'vision') || shownEntries('values.yaml', 'values').length > 0,
  '/management': () => shownFiles('people').length > 0,
  '/governance': () => shownRecord('pages/governance.yaml', 'structure', 'board'),
  '/case-studies': () => shownFiles('case-studies').length > 0,
  // Two or three years are no timeline.
  '/historical': () => shownEntries('timeline.yaml', 'entries').length > 3,
  '/news': () => shownFiles('news').length > 0,
}

/** Whether the build has what an address of this site leads to. */
export function isHeld(href: string): boolean {
  const { pathname, hash } = new URL(href, 'https://site.example')
  const parent = pathname.slice(0, pathname.lastIndexOf('/'))
  return [parent, pathname, pathname + hash].every((each) => substance[each]?.() ?? true)
}

/** `data` without the links to what the build does not hold. */
export function withoutLostLinks(data: unknown): unknown {
  return mapNested(data, (value) =>
    isRecord(value) && typeof value.href === 'string' && !isHeld(value.href) ? undefined : value,
  )
}
