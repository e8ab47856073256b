import { expect, it } from 'vitest'
import { SiteStyles } from './site-styles.ts'

const css = '.a{}.b{}.later{}'
const opened = (html: string, rules: [string, string][] = []) => ({
  html,
  css,
  rules: new Map(rules),
  scripts: [],
})

it('gives a page the styles of its own elements and scripts', () => {
  const styles = new SiteStyles(new Map([['menu.js', ['later']]]))
  styles.add('index.html', opened('<p class="a">'), ['menu.js'])
  styles.add('about.html', opened('<p class="b">'), [])
  expect(styles.of('index.html')).toBe('.a{}.later{}')
  expect(styles.of('about.html')).toBe('.b{}')
})

it('gives all pages of a folder the same, however many there are', () => {
  const styles = new SiteStyles(new Map())
  styles.add('news/1.html', opened('<p class="a s1">', [['s1', '.s1{}']]), [])
  styles.add('news/2.html', opened('<p class="b s2">', [['s2', '.s2{}']]), [])
  expect(styles.of('news/1.html')).toBe('.a{}.b{}.s1{}.s2{}')
  expect(styles.of('news/2.html')).toBe(styles.of('news/1.html'))
})

it('gives what only browsers without script need once for all pages', () => {
  const styles = new SiteStyles(new Map())
  const sheet = '.a{}@media (scripting:none){.b{}}'
  styles.add('index.html', { ...opened('<p class="a">'), css: sheet }, [])
  styles.add('about.html', { ...opened('<p class="a b">'), css: sheet }, [])
  expect(styles.of('about.html')).toBe('.a{}')
  expect(styles.unscripted()).toBe('.b{}')
})
