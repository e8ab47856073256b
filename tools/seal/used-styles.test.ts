import { expect, test } from 'vitest'
import { withUsedStyles } from './used-styles.ts'

const page = (css: string, body: string) =>
  `<!doctype html><html><head><style id="stylesheet">${css}</style></head><body>${body}</body></html>`

test('keeps the rules of what is on the page and drops the others', () => {
  const html = page('.here{color:red}.elsewhere{color:blue}', '<p class="here">Text</p>')
  const sealed = withUsedStyles(html, '')
  expect(sealed).toContain('.here{color:red}')
  expect(sealed).not.toContain('elsewhere')
  expect(sealed).toContain('<p class="here">Text</p>')
})

test('keeps what a script of the page can bring in', () => {
  const html = page('.later{color:red}', '<p>Text</p>')
  expect(withUsedStyles(html, 'x.className="wide later"')).toContain('.later')
})

test('keeps variants, conditions and elements', () => {
  const css =
    'p{margin:0}@media (width>=48rem){.md\\:flex{display:flex}}.hover\\:a:hover{color:red}.on-night\\:b:where(.on-dark *){color:red}'
  const body = '<p class="md:flex hover:a on-night:b">Text</p>'
  const sealed = withUsedStyles(page(css, `<div class="on-dark">${body}</div>`), '')
  for (const rule of css.split('}').filter((part) => part.includes('{'))) {
    expect(sealed).toContain(rule.split('{').at(-1))
  }
})

test('keeps the classes that ask for an attribute', () => {
  const css = '.data-\\[solid\\=true\\]\\:bg[data-solid=true]{color:red}'
  const body = '<p class="data-[solid=true]:bg" data-solid="true">Text</p>'
  expect(withUsedStyles(page(css, body), '')).toContain('{color:red}')
})

test.each([
  ':focus-visible',
  '[data-open=true]',
  ':where(main p) a:where(:not([class]))',
  ':is(:where(.group):hover .here)',
  '.here:not(.gone)',
  '.here:is(.gone,:hover)',
  '@keyframes run{50%',
])('keeps %s', (selector) => {
  const end = selector.startsWith('@') ? '}' : ''
  const html = page(`${selector}{color:red}${end}`, '<p class="group here">Text</p>')
  expect(withUsedStyles(html, '')).toContain('color:red')
})

test('says so when there is no stylesheet', () => {
  expect(() => withUsedStyles('<p>Text</p>', '')).toThrow('no inlined stylesheet')
})
