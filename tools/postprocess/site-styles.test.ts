import { expect, it } from 'vitest'
import { SiteStyles, scriptedStyles, unscriptedStyles, withOlderUnits } from './site-styles.ts'

it('puts the size in vh before the one in svh or dvh', () => {
  expect(withOlderUnits('.a{min-height:min(100svh,900px);color:red}')).toBe(
    '.a{min-height:min(100vh,900px);min-height:min(100svh,900px);color:red}',
  )
  expect(withOlderUnits('.a{max-height:calc(100dvh - 7rem)}')).toBe(
    '.a{max-height:calc(100vh - 7rem);max-height:calc(100dvh - 7rem)}',
  )
})

it('leaves other sizes and custom properties as they are', () => {
  const css = '.a{height:100vh;--top:100svh;width:1dvdx}'
  expect(withOlderUnits(css)).toBe(css)
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

it('keeps what is for browsers with script', () => {
  expect(scriptedStyles(withAndWithout)).toBe(
    '@layer base,utilities;@layer utilities{.hidden{display:none}}',
  )
})

it('takes out what is for browsers without, in its layer and order, under no condition of that kind', () => {
  expect(unscriptedStyles(withAndWithout)).toBe(
    [
      '@layer utilities{.shown{display:block}.gone{display:none}}',
      '@layer utilities{@media (min-width:70rem){.menu{display:grid}}}',
      '@layer utilities{@media (min-width:70rem){.menu:hover{display:block}}}',
    ].join(''),
  )
})

it('has nothing to take where there is nothing', () => {
  expect(unscriptedStyles('.a{}')).toBe('')
  expect(scriptedStyles('@layer utilities{}.a{}')).toBe('@layer utilities{}.a{}')
})

const css = '.a{}.b{}.later{}'
const opened = (html: string, rules: [string, string][] = []) => ({
  html,
  css,
  rules: new Map(rules),
  scripts: [],
})

it('gives a page the styles of its own elements and scripts', async () => {
  const styles = new SiteStyles(new Map([['menu.js', ['later']]]))
  styles.add('index.html', opened('<p class="a">'), ['menu.js'])
  styles.add('about.html', opened('<p class="b">'), [])
  await styles.finish()
  expect(styles.of('index.html')).toBe('.a{}.later{}')
  expect(styles.of('about.html')).toBe('.b{}')
})

it('gives all pages of a folder the same, however many there are', async () => {
  const styles = new SiteStyles(new Map())
  styles.add('news/1.html', opened('<p class="a s1">', [['s1', '.s1{}']]), [])
  styles.add('news/2.html', opened('<p class="b s2">', [['s2', '.s2{}']]), [])
  await styles.finish()
  expect(styles.of('news/1.html')).toBe('.a{}.b{}.s1{}.s2{}')
  expect(styles.of('news/2.html')).toBe(styles.of('news/1.html'))
})

it('gives what only browsers without script need once for all pages', async () => {
  const styles = new SiteStyles(new Map())
  const sheet = '.a{}@media (scripting:none){.b{}}'
  styles.add('index.html', { ...opened('<p class="a">'), css: sheet }, [])
  styles.add('about.html', { ...opened('<p class="a b">'), css: sheet }, [])
  await styles.finish()
  expect(styles.of('about.html')).toBe('.a{}')
  expect(styles.unscripted()).toBe('.b{}')
})
