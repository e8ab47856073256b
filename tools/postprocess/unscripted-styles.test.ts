import { expect, it } from 'vitest'
import { scriptedStyles, unscriptedStyles } from './unscripted-styles.ts'

const css = [
  '@layer base,utilities;',
  '@layer utilities{',
  '.hidden{display:none}',
  '@media (scripting:none){.shown{display:block}.gone{display:none}}',
  '@media (min-width:70rem){@media (scripting:none){.menu{display:grid}}}',
  '@media (scripting: none){@media (min-width:70rem){.menu:hover{display:block}}}',
  '}',
].join('')

it('keeps what is for browsers with script', () => {
  expect(scriptedStyles(css)).toBe('@layer base,utilities;@layer utilities{.hidden{display:none}}')
})

it('takes out what is for browsers without, in its layer and order, under no condition of that kind', () => {
  expect(unscriptedStyles(css)).toBe(
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
