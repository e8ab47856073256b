import { existsSync } from 'node:fs'
import { it } from 'vitest'
import { attribute, textOf } from '#tools/postprocess/page-elements.ts'
import { allPaths, pageAt, siteFolder } from './built-site.ts'
import { expectNone } from './expect-none.ts'

/** Why an internal link leads nowhere; `undefined` when it leads somewhere. */
function deadness(from: string, href: string): string | undefined {
  const { pathname, hash } = new URL(href, `https://site.invalid${from}`)
  const path = decodeURIComponent(pathname)
  if (!allPaths.includes(path) && path !== from) {
    return existsSync(siteFolder + path.slice(1)) && path !== '/' ? undefined : 'no such page'
  }
  const id = decodeURIComponent(hash.slice(1))
  // The empty fragment and "top" mean the top of every page.
  if (id === '' || id === 'top') return undefined
  const found = pageAt(path).elements.some((element) => attribute(element, 'id') === id)
  return found ? undefined : `no element with the id "${id}" on ${path}`
}

it.each(allPaths)('%s has no dead internal link', (path) => {
  const links = pageAt(path)
    .elements.filter(({ tagName }) => tagName === 'a' || tagName === 'link' || tagName === 'area')
    .flatMap((element) => attribute(element, 'href') ?? [])
    .filter((href) => /^[/#]/.test(href) && !href.startsWith('//'))
  const dead = [...new Set(links)].flatMap((href) => {
    const why = deadness(path, href)
    return why ? [`${href}: ${why}`] : []
  })
  expectNone(dead, `dead links on ${path}`)
})

/** Link texts that say nothing about the target, as in a screen reader's link list. */
const empty =
  /^(click here|click this|go|here|(learn|read|see) more|more( info(rmation)?)?|information|right here|start|this)$/i

it.each(allPaths)('%s has no link whose words could lead anywhere', (path) => {
  const links = pageAt(path).elements.filter(({ tagName }) => tagName === 'a')
  const vague = links.filter((link) => empty.test(textOf(link).trim()))
  expectNone(
    vague.map((link) => `${textOf(link)}: ${attribute(link, 'href')}`),
    `vague links on ${path}`,
  )
})
