import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type Declaration, type Root } from 'postcss'
import { describe, expect, it } from 'vitest'
import { root } from '#tools/lib/root.ts'
import { attribute, textOf } from '#tools/postprocess/page-elements.ts'
import { allPaths, pageAt, shown, siteFolder } from './built-site.ts'
import { expectNone } from './expect-none.ts'

/** Each page's own stylesheet, and the one that browsers without script load. */
const sheets = new Map<string, Root>()
for (const path of allPaths) {
  const page = pageAt(path)
  const css = page.elements.filter(({ tagName }) => tagName === 'style').map(textOf)
  sheets.set(path, postcss.parse(css.join('')))
}
const unscripted = allPaths.flatMap((path) => {
  const links = pageAt(path).elements.filter(
    (element) => attribute(element, 'rel') === 'stylesheet' && isIn('noscript', element),
  )
  return links.map((link) => ({ path, href: attribute(link, 'href') ?? '' }))
})
for (const href of new Set(unscripted.map(({ href }) => href))) {
  sheets.set(href, postcss.parse(readFileSync(join(siteFolder, href), 'utf8')))
}

/** Violations of a condition of docs/browsers.md, each with its page or stylesheet. */
function inSheets(problemsOf: (sheet: Root) => string[]): string[] {
  return [...sheets].flatMap(([place, sheet]) =>
    problemsOf(sheet).map((problem) => `${place}: ${problem}`),
  )
}

function isIn(tagName: string, { parentNode }: { parentNode: unknown }): boolean {
  return parentNode !== null && Reflect.get(Object(parentNode), 'tagName') === tagName
}

describe('styles', () => {
  it('ask for a width with min-width: ranges are younger', () => {
    const ranges = inSheets((sheet) => {
      const found: string[] = []
      sheet.walkAtRules('media', ({ params }) => {
        if (/[<>=]/.test(params)) found.push(params)
      })
      return found
    })
    expectNone(ranges, 'ranges')
    const asking = allPaths.filter((path) => /min-width/.test(String(sheets.get(path))))
    expect(asking).toEqual(allPaths)
  })

  it('say each size of svh or dvh in vh before', () => {
    const alone = inSheets((sheet) => {
      const found: string[] = []
      sheet.walkDecls((declaration) => {
        if (young.test(declaration.value) && !hasFallback(declaration)) {
          found.push(declaration.toString())
        }
      })
      return found
    })
    expectNone(alone, 'without a fallback')
  })

  const young = /\d[sld]v(?:[hwib]|min|max)\b/

  /** The same property before it in older units or, as a custom property takes any value, `@supports`. */
  function hasFallback(declaration: Declaration): boolean {
    if (declaration.variable) {
      const rule = declaration.parent?.parent
      return rule?.type === 'atrule' && 'name' in rule && rule.name === 'supports'
    }
    const before = declaration.prev()
    return before?.type === 'decl' && before.prop === declaration.prop && !young.test(before.value)
  }

  it('prefix what Chrome and Safari knew with a prefix only', () => {
    const prefixed = ['mask', 'mask-image', 'backdrop-filter', 'user-select', 'hyphens']
    const alone = inSheets((sheet) => {
      const found: string[] = []
      sheet.walkDecls(new RegExp(`^(${prefixed.join('|')})$`), ({ prop, parent }) => {
        const properties = parent?.nodes.map((node) => (node.type === 'decl' ? node.prop : ''))
        if (!properties?.includes(`-webkit-${prop}`)) found.push(prop)
      })
      return found
    })
    expectNone(alone, 'without a prefix')
  })
})

describe('without script', () => {
  it('every page loads its styles for that from a noscript element', () => {
    expect(unscripted.map(({ path }) => path)).toEqual(allPaths)
    expectNone(
      unscripted.flatMap(({ href }) => (existsSync(join(siteFolder, href)) ? [] : [href])),
      'not there',
    )
  })

  it('no style waits for a browser that knows of scripting', () => {
    const conditions = inSheets((sheet) => sheet.toString().match(/scripting[^{]*/g) ?? [])
    expectNone(conditions, 'younger than docs/browsers.md')
  })
})

describe('without styles', () => {
  it('no icon fills the window', () => {
    const unsized = allPaths.flatMap((path) => {
      const page = pageAt(path)
      return page.elements
        .filter(({ tagName }) => tagName === 'svg')
        .filter((svg) => isSmall(attribute(svg, 'viewBox')))
        .filter((svg) => !attribute(svg, 'width') || !attribute(svg, 'height'))
        .map((svg) => `${path}: ${shown(page, svg)}`)
    })
    expectNone(unsized, 'without a size of their own')
  })

  /** An icon is drawn on a small grid; a drawing may be as wide as the window. */
  function isSmall(viewBox = ''): boolean {
    const [, , width = Number.NaN, height = Number.NaN] = viewBox.split(' ').map(Number)
    return width < 64 && height < 64
  }

  it('no picture is wider than the window, and nothing closed is shown', () => {
    const missing = allPaths.flatMap((path) => {
      const styles = withoutLayers(sheets.get(path))
      const hasPicture = pageAt(path).elements.some(({ tagName }) => tagName === 'img')
      const expected = [
        ...(hasPicture ? ['img{max-width:100%;height:auto}'] : []),
        '[popover]{display:none}',
      ]
      return expected.filter((text) => !styles.includes(text)).map((text) => `${path}: ${text}`)
    })
    expectNone(missing, 'missing')
  })

  /** The styles that apply in a browser without `@layer` and `revert-layer`. */
  function withoutLayers(sheet: Root | undefined): string {
    const left = sheet?.clone()
    left?.walkAtRules('layer', (layer) => {
      layer.remove()
    })
    left?.walkDecls((declaration) => {
      if (declaration.value === 'revert-layer') declaration.remove()
    })
    return left?.toString() ?? ''
  }
})

it('Firefox takes every crop of a drawing: what it asks for is separated', () => {
  const views = allPaths.flatMap((path) =>
    pageAt(path).elements.flatMap((element) => {
      const [, view] = /#svgView\((.*)\)$/.exec(decodeURI(attribute(element, 'src') ?? '')) ?? []
      return view ? [view] : []
    }),
  )
  expect(views.length).toBeGreaterThan(0)
  const wrong = views.filter((view) => !/^[a-z]+\([^()]*\)(;[a-z]+\([^()]*\))*$/i.test(view))
  expectNone(wrong, 'not as SVG 2 has it (linking.html#SVGFragmentIdentifiers)')
})

it('docs/browsers.md names the versions that package.json sets', () => {
  const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const names: Record<string, string> = {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    safari: 'Safari',
    ios_saf: 'iOS',
    samsung: 'Samsung Internet',
  }
  const text = readFileSync(join(root, 'docs/browsers.md'), 'utf8')
  for (const line of browserslist) {
    const [name = '', , version] = String(line).split(' ')
    expect(text).toContain(`${names[name]} ${version}`)
  }
})
