import { expect, it } from 'vitest'
import { pictures } from '#content/model/pictures.ts'
import { attribute } from '#tools/postprocess/page-elements.ts'

import { listedPaths, pageAt } from './built-site.ts'
import { expectNone } from './expect-none.ts'

/** On more pages than that, a picture would say nothing about a page. */
const maxPages = 3

/** Pages whose pictures editors choose, and lists that show pictures of other pages again. */
const chosen = /^\/(news|careers|notable-projects)\b/

it('shows no picture of the library on more than three pages', () => {
  const pagesOf = new Map([...pictures.keys()].map((name) => [name, new Set<string>()]))
  for (const path of listedPaths.filter((each) => !chosen.test(each))) {
    for (const element of pageAt(path).elements) {
      const name = /^\/assets\/([\w-]+)\./.exec(attribute(element, 'src') ?? '')?.[1] ?? ''
      if (element.tagName === 'img') pagesOf.get(name)?.add(path)
    }
  }
  const everywhere = [...pagesOf].filter(([, pages]) => pages.size > maxPages)
  expect([...pagesOf.values()].some((pages) => pages.size > 0)).toBe(true)
  expectNone(
    everywhere.map(([name, pages]) => `${name}: ${[...pages].join(' ')}`),
    'pictures that too many pages show',
  )
})
