import { expect, test } from 'vitest'
import { pageStyles, unscriptedStyles } from './page-styles.ts'

const page = (css: string, html: string, rules: [string, string][] = []) => ({
  html,
  css,
  rules: new Map(rules),
})
const used = (css: string, html: string) => pageStyles([page(css, html)])

test.each([
  // Rules of what is on the page, or what a script of it can bring in.
  ['.here{color:red}.elsewhere{color:blue}', '<p class="here">', '.here{color:red}'],
  ['.later{color:red}', 'x.className="wide later"', '.later{color:red}'],
  // No condition that holds nothing any more, but each statement.
  [
    '@layer a,b;@media (hover:hover){@supports (top:0){.gone{top:0}}}p{margin:0}',
    '<p>',
    '@layer a,b;p{margin:0}',
  ],
  // Elements.
  [
    'html,:host{top:0}p{top:0}sub,sup{top:0}ul,ol{top:0}hr{top:0}',
    '<ul class="a"><li></ul> jsx("p",{}) a sub-sup',
    'html,:host{top:0}p{top:0}ul,ol{top:0}',
  ],
  [
    '::-webkit-datetime-edit,::-webkit-datetime-edit-year-field{padding:0}p{margin:0}',
    '<p>',
    'p{margin:0}',
  ],
  // Of the theme and of Tailwind's own properties, those that rules or the page read.
  [
    ':root{--color-a:var(--color-b);--color-b:red;--color-c:blue;--color-d:green}p{color:var(--color-a)}',
    '<p>Text</p><rect fill="var(--color-d)">',
    ':root{--color-a:var(--color-b);--color-b:red;--color-d:green}p{color:var(--color-a)}',
  ],
  [':root{--text-a:var(--text-b);--text-b:1rem}p{margin:0}', '<p>', ':root{}p{margin:0}'],
  [
    '@property --tw-a{syntax:"*"}@property --tw-b{syntax:"*"}p{--tw-a:1;--tw-b:2;top:var(--tw-b)}',
    '<p>',
    '@property --tw-b{syntax:"*"}p{--tw-b:2;top:var(--tw-b)}',
  ],
])('leaves of %s what %s needs', (css, html, left) => {
  expect(used(css, html)).toBe(left)
})

test('keeps variants, conditions and elements', () => {
  const css =
    'p{margin:0}@media (width>=48rem){.md\\:flex{display:flex}}.hover\\:a:hover{color:red}.on-night\\:b:where(.on-dark *){color:red}'
  const body = '<div class="on-dark"><p class="md:flex hover:a on-night:b">Text</p></div>'
  expect(used(css, body)).toBe(css)
})

test.each([
  ':focus-visible',
  '[data-open=true]',
  '.data-\\[solid\\=true\\]\\:bg[data-solid=true]',
  ':where(main p) a:where(:not([class]))',
  ':is(:where(.group):hover .here)',
  '.here:not(.gone)',
  '.here:is(.gone,:hover)',
  '@keyframes run{50%',
])('keeps %s', (selector) => {
  const end = selector.startsWith('@') ? '}' : ''
  const css = `${selector}{color:red}${end}`
  expect(used(css, '<p class="group here data-[solid=true]:bg">Text</p>')).toBe(css)
})

test('drops the second writing of a colour that is seen through', () => {
  const mix = (colour: string) =>
    `@supports (color:color-mix(in lab, red, red)){p{color:color-mix(in oklab, ${colour} 50%, transparent)}}`
  const kept = `${mix('var(--color-accent)')}${mix('currentcolor')}`
  expect(used(`p{color:#fff8}${mix('var(--color-white)')}${kept}`, '<p>')).toBe(
    `p{color:#fff8}${kept}`,
  )
})

test('puts the size in vh before the one in svh or dvh, but not in custom properties', () => {
  expect(used('p{min-height:min(100svh,900px);color:red}', '<p>')).toBe(
    'p{min-height:min(100vh,900px);min-height:min(100svh,900px);color:red}',
  )
  const css = 'p{height:100vh;--top:100svh;width:1dvdx}'
  expect(used(css, '<p>')).toBe(css)
})

const withAndWithout = [
  '@layer base,utilities;',
  '@layer utilities{',
  '.hidden{display:none}',
  '@media (scripting:none){.shown{display:block}.gone{display:none}}',
  '@media (min-width:70rem){@media (scripting:none){.menu{display:grid}}}',
  '@media (scripting: none){@media (min-width:70rem){.menu:hover{display:block}}}',
  '}',
].join('')

test('leaves out what is for browsers without script', () => {
  expect(used(withAndWithout, '<p class="hidden shown menu">')).toBe(
    '@layer base,utilities;@layer utilities{.hidden{display:none}}',
  )
})

test('takes it out once for all pages, in its layer and order, under no condition of that kind', () => {
  expect(unscriptedStyles(['a', 'b'].map((html) => page(withAndWithout, html)))).toBe(
    [
      '@layer utilities{.shown{display:block}.gone{display:none}}',
      '@layer utilities{@media (min-width:70rem){.menu{display:grid}}}',
      '@layer utilities{@media (min-width:70rem){.menu:hover{display:block}}}',
    ].join(''),
  )
  expect(unscriptedStyles([page('.a{}', '')])).toBe('')
})

test('gives all pages of a kind the same, with what their scripts bring in', () => {
  const css = '.a{}.b{}.later{}.gone{}'
  const pages = [
    page(css, '<p class="a s1">', [['s1', '.s1{}']]),
    page(css, '<p class="b s2">', [['s2', '.s2{}']]),
  ]
  expect(pageStyles(pages, ['later'])).toBe('.a{}.b{}.later{}.s1{}.s2{}')
})
