import { describe, expect, it } from 'vitest'
import { markSchema } from './picture-schemas.ts'

const svg = (inside: string, grid = '0 0 24 24') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${grid}">\n  ${inside}\n</svg>\n`
const line = '<path fill="none" stroke="currentColor" stroke-width="2.5" d="M2 2h20"/>'
const fill = '<path fill="currentColor" d="M4 9.5h15.6a7.8 7.8 0 0 1-15.6 0z"/>'
const problems = (text: string) =>
  markSchema.safeParse(text).error?.issues.map(({ message }) => message)

it('reads the lines and the fields of a mark', () => {
  expect(markSchema.parse(svg(`${line}${fill}`))).toEqual([
    { kind: 'line', d: 'M2 2h20' },
    { kind: 'fill', d: 'M4 9.5h15.6a7.8 7.8 0 0 1-15.6 0z' },
  ])
})

describe('refuses', () => {
  it.each([
    ['another grid', svg(line, '0 0 32 32'), 'viewBox="0 0 24 24"'],
    ['another element', svg(`${line}<circle r="2"/>`), '<path …/> elements alone'],
    ['a script', svg(`${line}<script>alert(1)</script>`), '<path …/> elements alone'],
    ['a colour', svg(fill.replace('currentColor', '#f00')), 'currentColor'],
    ['another attribute', svg(fill.replace(' d=', ' onclick="x" d=')), 'currentColor'],
    ['one without quotes', svg(fill.replace(' d=', ' onclick=x d=')), 'currentColor'],
    ['one of the whole', svg(fill).replace(' viewBox', ' onload="x" viewBox'), 'viewBox'],
    ['a thinner line', svg(line.replace('2.5', '1')), 'stroke-width="2.5"'],
    ['what is no drawing', svg(fill.replace('M4', 'url(x)')), 'begins with M'],
    ['a mark without a path', svg(''), 'each path needs'],
    ['what is no SVG', 'a picture', 'viewBox="0 0 24 24"'],
  ])('%s', (_name, text, message) => {
    expect(problems(text)?.join()).toContain(message)
  })
})
