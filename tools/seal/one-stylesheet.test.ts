import { expect, it } from 'vitest'
import { withOneStylesheet } from './one-stylesheet.ts'

const page = (head: string, body: string) =>
  `<!doctype html><html><head><style>${head}</style></head><body>${body}</body></html>`

it('gathers every stylesheet in the head, in order', () => {
  const html = page('a{}', '<p>Text</p><style>b{}</style><main><style>c{}</style></main>')
  expect(withOneStylesheet(html, 'a.html')).toBe(page('a{}b{}c{}', '<p>Text</p><main></main>'))
})

it('turns a style attribute into a class whose rule outweighs others', () => {
  const sealed = withOneStylesheet(page('', '<p style="color:red">Text</p>'), 'a.html')
  const [, name] = /<p class="(s\w+)">Text<\/p>/.exec(sealed) ?? []
  expect(sealed).toContain(`<style>.${name}.${name}.${name}{color:red}</style>`)
  expect(sealed).not.toContain('style=')
})

it('adds it to the classes that are there, wherever they stand', () => {
  for (const attributes of ['class="b" style="color:red"', 'style="color:red" class="b"']) {
    const sealed = withOneStylesheet(page('', `<p ${attributes}>Text</p>`), 'a.html')
    expect(sealed).toMatch(/<p class="b s\w+">Text<\/p>/)
  }
})

it('writes one rule for what is the same, and reads what stands as an entity', () => {
  const body = '<i style="background:url(&quot;/x.png&quot;)"></i>'.repeat(2)
  const sealed = withOneStylesheet(page('', body), 'a.html')
  expect(sealed.split('background:url("/x.png")')).toHaveLength(2)
})

it('changes not a byte of the rest', () => {
  const html = page(
    'a{}',
    '<p title=\'a&amp;"\'>x &nbsp; <!--$?--><template id="B:0"></template></p>',
  )
  expect(withOneStylesheet(html, 'a.html')).toBe(html)
})

it('refuses a style attribute in an island, and a page without stylesheet', () => {
  const island = page('', '<astro-island><p><i style="color:red"></i></p></astro-island>')
  expect(() => withOneStylesheet(island, 'a.html')).toThrow(
    'a.html: an island may have no style attribute, but one has "color:red"',
  )
  expect(() => withOneStylesheet('<p></p>', 'a.html')).toThrow('a.html: the page has no inlined')
})
