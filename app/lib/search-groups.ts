/** The groups of the search results and of the site's index, in their order on the page. */
const groups = [
  { name: 'Companies', path: '/subsidiaries' },
  { name: 'Services', path: '/services' },
  { name: 'News', path: '/news' },
  { name: 'Careers', path: '/careers' },
  { name: 'Case studies', path: '/case-studies' },
  { name: 'Documents', path: '/documents' },
] as const

const rest = 'Pages'

const names = [...groups.map(({ name }) => name), rest] as const

export type GroupName = (typeof names)[number]

export type Group<Item> = { name: GroupName; items: Item[] }

/** The group of a page or document, told from its address (hash and query do not matter). */
export function groupOf(href: string): GroupName {
  const path = href.replace(/[?#].*$/, '').replace(/^.*\.pdf$/, '/documents')
  const found = groups.find((group) => path === group.path || path.startsWith(`${group.path}/`))
  return found?.name ?? rest
}

/** Items sorted into their groups. Within a group they keep their order; empty groups are left out. */
export function grouped<Item extends { href: string }>(items: readonly Item[]): Group<Item>[] {
  return names.flatMap((name) => {
    const own = items.filter(({ href }) => groupOf(href) === name)
    return own.length > 0 ? [{ name, items: own }] : []
  })
}
