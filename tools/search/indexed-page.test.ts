import { expect, it } from 'vitest'
import { pageElements } from '../postprocess/page-elements.ts'
import { indexedPage } from './indexed-page.ts'

const indexed = (html: string) => indexedPage(pageElements(html))

const page = (main: string) =>
  `<!DOCTYPE html><html><head></head><body><main id="main">${main}</main></body></html>`

it('gives the nearest id around it to the first heading there, and to no other', () => {
  const html = page(
    '<section id="list"><h2 class="a">A</h2> <article id="one"><h3>B</h3><h4>C</h4></article></section>',
  )
  expect(indexed(html)).toContain(
    '<h2 id="list" class="a">A</h2> <article id="one"><h3 id="one">B</h3> <h4>C</h4>',
  )
})

it('finds what a control opens under the name above it', () => {
  const html = page(
    '<article id="one"><h3>A</h3><a aria-controls="more">More</a><div id="more"><h4>B</h4></div></article>',
  )
  expect(indexed(html)).toContain('<h3 id="one">A</h3>')
  expect(indexed(html)).toContain('<h4>B</h4>')
})

it.each([
  '<h2>About</h2>',
  '<h2 id="own">About</h2>',
  '<section id="top"><h1>Title</h1></section>',
])('leaves %s as it is', (main) => {
  expect(indexed(page(main))).toBe(`<main id="main">${main}</main>`)
})

it('leaves out what stands around the main content', () => {
  const html = '<header><h2>Menu</h2></header><main><p>Text</p></main><footer>x</footer>'
  expect(indexed(html)).toBe('<main><p>Text</p></main>')
})

it.each([
  [
    '<h2><span>Services</span><span>From</span></h2>',
    '<h2><span>Services</span>: <span>From</span></h2>',
  ],
  ['<p><b>Group</b><time>May</time> <i>x</i></p>', '<p><b>Group</b> <time>May</time> <i>x</i></p>'],
  ['<a><b>After</b><svg></svg><b>Energy</b></a>', '<a><b>After</b><svg></svg> <b>Energy</b></a>'],
  ['<dt>Pipeline<b>Exprich</b></dt>', '<dt>Pipeline <b>Exprich</b></dt>'],
  ['<h2><b>Office</b>Lagos</h2>', '<h2><b>Office</b>: Lagos</h2>'],
  ...['<p>500<b>km</b></p>', '<p><mark>e</mark>xprich</p>', '<p><b>Gas</b>, oil</p>'].map(
    (html) => [html, html],
  ),
])('sets words apart that only the layout sets apart: %s', (html, expected) => {
  expect(indexed(page(`${html}`))).toContain(expected)
})

it('carries other words for the page to the index', () => {
  const html = page('<h1>Fatgas</h1>')
  expect(indexedPage(pageElements(html), ['diesel', 'cooking gas'])).toBe(
    '<main id="main"><h1>Fatgas</h1><p data-pagefind-meta="keywords[title]" title="diesel, cooking gas"></p></main>',
  )
})

it('carries how people type words that Pagefind does not fold', () => {
  const html = page(
    '<h1>Côte d’Ivoire</h1><p>São Tomé’s crews at Ƙofar Łódź. I’ve “O’Neill”. 김철수 देवी</p>',
  )
  expect(indexed(html)).toContain('title="ivoire, kofar, lodz, neill"')
})
