import { expect, it } from 'vitest'
import { withOlderUnits } from './viewport-units.ts'

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
