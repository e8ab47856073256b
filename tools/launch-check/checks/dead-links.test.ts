import { expect, it } from 'vitest'
import { madeContext } from '../made-context.ts'
import { deadLinks } from './dead-links.ts'

const found = (body: string) =>
  deadLinks(
    madeContext({
      pages: { '/': body, '/about': '<h2 id="values">Values</h2>' },
      files: ['/policy.pdf', '/icon.svg'],
    }),
  ).map(({ place, problem }) => `${place} ${problem}`)

it.each([
  '<a href="/about">',
  '<a href="/about?a=b#values">',
  '<a href="about#values">',
  '<a href="#">',
  '<a href="#top">',
  '<a href="/policy.pdf#page=2">',
  '<link rel="icon" href="/icon.svg">',
  '<a href="https://exprich.ng/about">',
  '<a href="https://other.ng/nowhere">',
  '<a href="mailto:info@exprich.ng">',
  '<a>',
])('%s leads somewhere', (body) => expect(found(body)).toEqual([]))

it.each([
  ['<a href="/abuot">', '/ /abuot: no such page'],
  ['<a href="/about/">', '/ /about/: no such page'],
  ['<a href="/about#vision">', '/ /about#vision: no element with the id "vision" there'],
  ['<a href="#values">', '/ #values: no element with the id "values" there'],
  ['<link rel="icon" href="/lost.svg">', '/ /lost.svg: no such page'],
  ['<a href="https://exprich.ng/lost">', '/ https://exprich.ng/lost: no such page'],
  ['<a href="/%">', '/ /%: no such page'],
  ['<a href="https://">', '/ https://: no address'],
])('%s is dead', (body, problem) => expect(found(`${body}${body}`)).toEqual([problem]))
