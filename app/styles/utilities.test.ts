import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from 'tailwindcss'
import { expect, it } from 'vitest'
import { themeCss } from '#brand/theme.ts'

const app = fileURLToPath(new URL('../', import.meta.url))
const site = join(app, 'layouts/site.css')
const tailwind = createRequire(import.meta.url).resolve('tailwindcss/index.css')
const sources = globSync('**/*.css', { cwd: app }).map((file) =>
  readFileSync(join(app, file), 'utf8'),
)
const breakpoints = [...sources.join().matchAll(/--breakpoint-([a-z-]+):/g)].map(
  ([, name]) => `${name}`,
)

/** Our styles as Tailwind reads them. */
function compiled(change: (css: string) => string = (css) => css) {
  return compile(change(readFileSync(site, 'utf8')), {
    base: dirname(site),
    loadStylesheet: async (id, base) => {
      if (id === 'brand') return { path: id, base, content: themeCss() }
      const path = id === 'tailwindcss' ? tailwind : join(base, id)
      return { path, base: dirname(path), content: change(readFileSync(path, 'utf8')) }
    },
  })
}

/** The rules of a class, with the conditions that they stand under. */
function rulesOf(css: string, name: string): string[] {
  const selector = `.${name.replace(':', '\\:')} {`
  return css.split('\n}\n').filter((block) => block.includes(selector))
}

it('our utilities have no name that Tailwind has for one of its own', async () => {
  const names = sources
    .flatMap((css) => [...css.matchAll(/@utility ([\w-]+)/g)])
    .map(([, name]) => `${name}`.replace(/-$/, '-4'))
  expect(names.length).toBeGreaterThan(50)
  const { build } = await compiled((css) => css.replaceAll(/@utility [^{]+/g, '.ours '))
  const before = build([])
  const after = build(names)
  const theirs = names.filter(
    (name) => rulesOf(after, name).join() !== rulesOf(before, name).join(),
  )
  expect(theirs).toEqual([])
})

it.each(breakpoints)('the breakpoint %s asks for the width of screens alone', async (name) => {
  const { build } = await compiled()
  for (const variant of [name, `max-${name}`]) {
    const rules = rulesOf(build([`${variant}:hidden`]), `${variant}:hidden`)
    expect(rules).toHaveLength(1)
    expect(rules[0]).toMatch(/@media (screen|print)/)
  }
})
