import { expect, it } from 'vitest'
import { pageElements } from '../postprocess/page-elements.ts'
import { indexedPage } from './indexed-page.ts'

const indexed = (html: string) => indexedPage(pageElements(html))

const page = (main: string) =>
  `<!DOCTYPE html><html><head></head><body><main id="main">${main}</main></body></html>`

it("gives a section's id to its first heading, and to no other", () => {
  const html = page('<section id="epc"><h2 class="a">EPC</h2>\n<div><h3>Steps</h3></div></section>')
  expect(indexed(html)).toContain('<h2 id="epc" class="a">EPC</h2>\n<div><h3>Steps</h3>')
})

it('takes the nearest id', () => {
  const html = page(
    '<section id="list"><h2>A</h2> <article id="one"><h3>B</h3></article></section>',
  )
  expect(indexed(html)).toContain('<h2 id="list">A</h2> <article id="one"><h3 id="one">B</h3>')
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

it('tells the lines of a heading apart', () => {
  const html = page('<h2><span>Our Services</span><span>From survey to wire</span></h2>')
  expect(indexed(html)).toContain('Our Services</span>: <span>From')
})

it('tells apart other elements that touch', () => {
  expect(indexed(page('<p><b>Group</b><time>May</time> <i>x</i></p>'))).toContain(
    '<b>Group</b> <time>May</time> <i>x</i>',
  )
})

it('tells apart elements with a drawing between them', () => {
  const html = page('<a><span>After</span><svg></svg><span>Exprich Energy</span></a>')
  expect(indexed(html)).toContain('<svg></svg> <span>Exprich')
})

it.each([
  ['<dt>Pipeline<span>Exprich Energy</span></dt>', '<dt>Pipeline <span>Exprich Energy</span></dt>'],
  ['<h2><span>Office</span>Lagos headquarters</h2>', '</span>: Lagos headquarters</h2>'],
])('tells a text apart from an element that begins another: %s', (html, told) => {
  expect(indexed(page(html))).toContain(told)
})

it.each(['500<span>km</span>', '<mark>e</mark>xprich', '<b>Gas</b>, oil'])(
  'leaves %s as it is',
  (html) => {
    expect(indexed(page(`<p>${html}</p>`))).toContain(`<p>${html}</p>`)
  },
)

it('carries other words for the page to the index', () => {
  const html = page('<h1>Fatgas</h1>')
  expect(indexedPage(pageElements(html), ['diesel', 'cooking gas'])).toBe(
    '<main id="main"><h1>Fatgas</h1><p data-pagefind-meta="keywords[title]" title="diesel, cooking gas"></p></main>',
  )
})
