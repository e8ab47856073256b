import { expect, it } from 'vitest'
import { pageElements } from '../postprocess/page-elements.ts'
import { blocksIn, headingsIn } from './readable-text.ts'

const page = pageElements(`<nav>Menu</nav><main>
  <h1><small>About us</small><span class="block">A group of <em>seven</em></span></h1>
  <p>We drill<br>and <a href="/">build</a>.</p>
  <ul><li>Oil</li><li>Gas</li></ul>
  <div class="flex gap-2"><span>2003</span><span>Lagos</span></div>
  <nav>Years</nav><script>code()</script><svg><title>Drawing</title></svg>
  <aside><h2>Aside</h2><p>Not asked for.</p></aside>
  <h2>Our
    work</h2></main><footer><h2>Footer</h2></footer>`)

it('what reads as one is one block', () => {
  expect(blocksIn(page, ({ tagName }) => tagName === 'aside')).toEqual([
    'About us',
    'A group of seven',
    'We drill',
    'and build.',
    'Oil',
    'Gas',
    '2003',
    'Lagos',
    'Our work',
  ])
})

it('headings are those of main, with what is not left out', () => {
  expect(headingsIn(page, ['h2'])).toEqual(['Aside', 'Our work'])
  expect(headingsIn(page, ['h1', 'h2'], ({ tagName }) => tagName === 'aside')).toEqual([
    'About us A group of seven',
    'Our work',
  ])
})
