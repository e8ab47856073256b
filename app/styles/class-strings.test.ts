import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const app = new URL('../', import.meta.url).pathname
const files = globSync('**/*.{tsx,astro}', { cwd: app }).filter((file) => !file.includes('.test.'))
const sources = files.map((file) => ({ file, text: readFileSync(`${app}${file}`, 'utf8') }))

it('sees the class strings of the whole app', () => {
  expect(sources.flatMap(({ text }) => classStrings(text)).length).toBeGreaterThan(1000)
})

it('no class string is longer than 100 characters', () => {
  expect(inMarkup((string) => string.length > 100)).toEqual([])
})

it('markup sizes its words on the scale', () => {
  expect(inMarkup((string) => /\btext-\[[\d.c]/.test(string))).toEqual([])
})

it('styles size words on the scale, or relative to them', () => {
  const own = globSync('**/*.css', { cwd: app }).flatMap((file) =>
    [...readFileSync(`${app}${file}`, 'utf8').matchAll(/font-size: (.*);/g)]
      .map(([, size = '']) => `${file}: ${size}`)
      .filter((line) => !/: (var\(--text-[a-z0-9-]+\)|[\d.]+em|[\d.]+pt)$/.test(line)),
  )
  // Drawings size their words and marks in their own units; the scale is in the root's.
  const apart =
    /(not-found|figure-parts|sustainability\/figures|analytics)\.css|^styles\/app\.css: calc\(100% /
  expect(own.filter((line) => !apart.test(line))).toEqual([])
})

/** What a layout is calculated with: columns, sizes, distances. Anything else has a token or a rule. */
const layout =
  /^-?(grid-(cols|rows)|auto-rows|aspect|(min-|max-)?[wh]|[mp][trblxy]?|gap(-[xy])?|inset(-[xy])?|top|right|bottom|left)-\[/
/** As a condition: which of its siblings an element is. */
const position = /^(group-)?nth-\[[^\]]*\](\/[a-z]+)?$/

it('only the maths of a layout stands in square brackets', () => {
  expect(arbitrary('lg:h-[74%] nav:group-nth-[n+4]/section:left-auto font-bold')).toEqual([])
  const others = [
    'text-[red]',
    'data-[open=true]:p-1',
    'has-[:valid]:w-[1em]',
    '[color:red]',
    'max-[9rem]:p-1',
  ]
  expect(others.flatMap(arbitrary)).toEqual(others)
  expect(inMarkup((string) => arbitrary(string).length > 0)).toEqual([])
})

/** The classes of a string that carry a value or a condition of their own which is no layout's. */
function arbitrary(string: string): string[] {
  return string
    .replace(/\$\{[^}]*\}/g, '')
    .split(/\s+/)
    .filter((word) => {
      const parts = word.split(/:(?![^[]*\])/)
      return parts.some((part) => part.includes('[') && !layout.test(part) && !position.test(part))
    })
}

/** The class strings that are so, each with its file. */
function inMarkup(so: (string: string) => boolean): string[] {
  return sources.flatMap(({ file, text }) =>
    classStrings(text)
      .filter(so)
      .map((string) => `${file}: ${string}`),
  )
}

/** Every literal that is a list of classes: words of the kind that classes are, and nothing else. */
function classStrings(text: string): string[] {
  return [...text.matchAll(/(["'`])((?:(?!\1)[^\\\n])*)\1/g)]
    .map(([, , literal = '']) => literal)
    .filter((literal) => {
      const words = literal.split(/\s+/).filter((word) => !/[${}?]/.test(word))
      const like = words.filter((word) => /^-?[a-z@][a-z0-9]*[-:/[(]\S*[^.,;]$/.test(word))
      return like.length > 0 && like.length >= words.length / 2
    })
}
