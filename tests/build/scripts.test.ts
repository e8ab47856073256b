import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'
import { type AnyNode, parse } from 'acorn'
import { fullAncestor } from 'acorn-walk'
import { describe, expect, it } from 'vitest'
import { oldestBrowsers } from '#tools/browsers.ts'
import { attribute, textOf } from '#tools/postprocess/page-elements.ts'
import { allPaths, pageAt, siteFolder } from './built-site.ts'
import { expectNone } from './expect-none.ts'

/** Loaded by `require`: Vitest would transform an import of these 20 MB into a module. */
const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')

/** MDN's names for the browsers of Browserslist. */
const mdnNames = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
} as const

const oldest = Object.entries(mdnNames).map(([name, browser]) => {
  const version = oldestBrowsers.get(name)
  if (!version) throw new Error(`package.json's browserslist says nothing of "${name}"`)
  return { browser, version }
})

type Script = { name: string; program: AnyNode }

/** Every listed browser has all syntax of this edition, except what `youngSyntax` looks for. */
const ecmaVersion = 2022

/** @throws {SyntaxError} with script and position, if the syntax is newer than `ecmaVersion` */
function parsedScript(name: string, text: string): Script {
  try {
    const options = { ecmaVersion, sourceType: 'module', preserveParens: true } as const
    return { name, program: parse(text, options) }
  } catch (error) {
    throw new SyntaxError(`${name}: syntax after ES${ecmaVersion}: ${error}`)
  }
}

/**
 * Features in scripts that one of the oldest browsers lacks: syntax, functions, properties of elements,
 * selectors. Properties are matched by name alone: a name is young if every feature of that name is, and
 * the scripts define no function of that name.
 *
 * @returns each feature once per script, without calls guarded by `?.()`
 */
function youngFeatures(scripts: readonly Script[]): { script: string; feature: string }[] {
  const own = new Set(scripts.flatMap(({ program }) => ownNames(program)))
  return scripts.flatMap(({ name, program }) => {
    const found = new Set<string>()
    fullAncestor(program, (node, _state, ancestors) => {
      for (const feature of featuresOf(node, ancestors, own)) found.add(feature)
    })
    return [...found].map((feature) => ({ script: name, feature }))
  })
}

function* featuresOf(node: AnyNode, ancestors: readonly AnyNode[], own: ReadonlySet<string>) {
  const parent = ancestors.at(-2)
  yield* youngSyntax(node, ancestors)
  if (node.type === 'Identifier' && !isKey(node, parent)) {
    if (isYoung(globals.get(node.name))) yield node.name
  }
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier' && !node.computed) {
    const { object, property } = node
    const isCalled = parent?.type === 'CallExpression' && parent.callee === node && !parent.optional
    const isMade = parent?.type === 'NewExpression' && parent.callee === node
    const isSet = parent?.type === 'AssignmentExpression' && parent.left === node
    if (object.type === 'Identifier' && globals.has(object.name)) {
      const name = `${object.name}.${property.name}`
      if ((isCalled || isMade) && isYoung(statics.get(name))) yield name
    } else if (isCalled && !own.has(property.name)) {
      if (isYoung(members.get(property.name))) yield `.${property.name}()`
    } else if (isSet && isYoung(elementProperties.get(property.name))) {
      yield `.${property.name} =`
    }
  }
  for (const [, name = ''] of stringOf(node).matchAll(/(?<![:\w-]):([a-z][a-z-]+)(?![\w-])/g)) {
    const selector = data.css.selectors?.[name]
    if (selector && isYoung([selector])) yield `:${name}`
  }
}

function stringOf(node: AnyNode): string {
  if (node.type === 'TemplateElement') return node.value.cooked ?? ''
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : ''
}

/** Whether an identifier is the name of a property, and so no global. */
function isKey(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed
  const isProperty =
    parent?.type === 'Property' ||
    parent?.type === 'MethodDefinition' ||
    parent?.type === 'PropertyDefinition'
  return isProperty && parent.key === node && !parent.computed && parent.value !== node
}

/** Syntax of `ecmaVersion` that a listed browser may lack. */
function* youngSyntax(node: AnyNode, ancestors: readonly AnyNode[]) {
  const { classes, regular_expressions: expressions } = data.javascript
  if (node.type === 'StaticBlock' && isYoung([classes?.static?.initialization_blocks])) {
    yield 'static {}'
  }
  if (node.type === 'Literal' && 'regex' in node && /\(\?<[=!]/.test(node.regex?.pattern ?? '')) {
    if (isYoung([expressions?.lookbehind_assertion])) yield '(?<=) in an expression'
  }
  // https://webkit.org/b/236843
  if (
    node.type === 'ParenthesizedExpression' &&
    ancestors.some(({ type }) => type === 'PropertyDefinition') &&
    isYoung([classes?.public_class_fields])
  ) {
    yield '() in the value of a field'
  }
}

/** The property names that a script defines itself. */
function ownNames(program: AnyNode): string[] {
  const names: string[] = []
  fullAncestor(program, (node) => {
    const key =
      node.type === 'Property' ||
      node.type === 'MethodDefinition' ||
      node.type === 'PropertyDefinition'
        ? node.key
        : node.type === 'AssignmentExpression' &&
            node.left.type === 'MemberExpression' &&
            node.right.type.includes('Function')
          ? node.left.property
          : undefined
    if (key?.type === 'Identifier') names.push(key.name)
  })
  return names
}

type Known = Map<string, Identifier[]>

/** MDN's features by name: globals, members of a named object, of any object, and of elements. */
const globals: Known = new Map()
const statics: Known = new Map()
const members: Known = new Map()
const elementProperties: Known = new Map()

const builtins = data.javascript.builtins ?? {}
for (const interfaces of [data.api, builtins, builtins.Intl, data.webassembly.api]) {
  for (const [name, known] of Object.entries(interfaces ?? {})) {
    if (name === '__compat') continue
    note(globals, name, known)
    for (const [key, member] of Object.entries(known)) {
      if (key === '__compat' || key === name) continue
      const memberName = key.replace(/_static$/, '')
      note(statics, `${name}.${memberName}`, member)
      if (memberName !== key) continue
      note(members, key, member)
      if (name === 'Window') note(globals, key, member)
      if (/^(HTML\w*)?Element$/.test(name)) note(elementProperties, key, member)
    }
  }
}

function note(known: Known, name: string, feature: Identifier | CompatStatement): void {
  if ('__compat' in feature) known.set(name, [...(known.get(name) ?? []), feature])
}

/** Whether every feature of a name is missing in at least one of the oldest browsers. */
function isYoung(features: readonly (Identifier | undefined)[] = []): boolean {
  return (
    features.length > 0 &&
    features.every((feature) => {
      const support = feature?.__compat?.support
      return oldest.some(
        ({ browser, version }) =>
          !statements(support?.[browser]).some((each) => has(each, version)),
      )
    })
  )
}

function statements(
  support: SimpleSupportStatement | SimpleSupportStatement[] | undefined,
): SimpleSupportStatement[] {
  return support === undefined ? [] : [support].flat()
}

function has(support: SimpleSupportStatement, version: string): boolean {
  const {
    version_added: added,
    version_removed: removed,
    partial_implementation: partial,
  } = support
  if (typeof added !== 'string' || support.flags || support.prefix || support.alternative_name) {
    return false
  }
  // Partial support counts, as it is common, but not a removed entry: another one has replaced it.
  if (partial && removed) return false
  return isUpTo(added, version) && !(typeof removed === 'string' && isUpTo(removed, version))
}

function isUpTo(one: string, other: string): boolean {
  if (!/\d/.test(one)) return false
  // MDN's `18.0` is Browserslist's `18`.
  const plain = (version: string) => version.replace('≤', '').replace(/\.0$/, '')
  return plain(one).localeCompare(plain(other), 'en', { numeric: true }) <= 0
}

/** What a browser of docs/browsers.md may lack without harm, and why. */
const harmless = {
  ':popover-open': 'without popovers the chat and the share menu are links',
  '.showPopover()': 'the same',
  '.hidePopover()': 'the same',
  '.showModal()': 'Firefox 97 alone has no dialog; the page /search is there',
  '.replaceSync()': 'a client navigation that fails becomes a page load',
  '.requestSubmit()': 'only of the chat, which Safari 15 has not',
  HTMLDialogElement: 'asked only of a dialog that is open',
  ':user-invalid': 'in `:is()`, which passes over what it does not know',
  '.inert =': 'the hidden slides can be reached by Tab',
  '.autofocus =': 'the dialog focuses its first control',
}

/** The same for single scripts, which are third-party or only in drafts, by their names. */
const harmlessIn: Record<string, Record<string, string>> = {
  ClientRouter: { '.moveBefore()': 'it looks whether it is there' },
  react: {
    '.startViewTransition()': 'nothing here is a transition of React',
    navigation: 'it looks whether it is there',
    '.getState()': 'the same',
    setImmediate: 'the same',
    '.returnValue =': 'of an event, not of a dialog',
  },
  pagefind: {
    'Error.captureStackTrace': 'it looks whether it is there',
    'Intl.Segmenter': 'the same',
    '.segment()': 'the same',
  },
  'review-list': { '.checkVisibility()': 'only drafts have the list' },
}

function isHarmless(script: string, feature: string): boolean {
  const [name = ''] = basename(script).split('.')
  return feature in harmless || feature in (harmlessIn[name] ?? {})
}

describe('what browsers run', () => {
  const scripts = [...scriptFiles(), ...inlineScripts()].map(([name, text]) =>
    parsedScript(name, text),
  )

  it('is all of the site', () => {
    const names = scripts.map(({ name }) => basename(name).split('.')[0])
    expect(names).toEqual(expect.arrayContaining(['react', 'pagefind', 'document', 'inline']))
  })

  it('needs nothing that a browser of docs/browsers.md does not have', () => {
    const young = youngFeatures(scripts).filter(
      ({ script, feature }) => !isHarmless(script, feature),
    )
    expectNone(
      young.map(({ script, feature }) => `${script}: ${feature}`),
      "too young for package.json's browserslist",
    )
  })
})

describe('the check', () => {
  const featuresOf = (text: string) =>
    youngFeatures([parsedScript('a.js', text)]).map(({ feature }) => feature)

  it('sees functions, properties, selectors and syntax that are too young', () => {
    const script = `list.toSorted(); AbortSignal.timeout(9); new Intl.Segmenter('en'); scheduler.f()
      slide.inert = true; panel.matches(':popover-open'); /(?<=a)b/
      class A { static { f() } }; const a = 1; class B { b = (a) }`
    expect(featuresOf(script)).toEqual([
      '.toSorted()',
      'AbortSignal.timeout',
      'Intl.Segmenter',
      'scheduler',
      '.inert =',
      ':popover-open',
      '(?<=) in an expression',
      'static {}',
      '() in the value of a field',
    ])
    expect(() => parsedScript('a.js', '/a/v')).toThrow('a.js: syntax after ES2022')
  })

  it('passes what all have, what is asked for first, and what scripts define', () => {
    const script = `[].at(-1); structuredClone(a); list.toSpliced?.(); f(a.navigation)
      const b = { navigation: 1, toSorted() {} }; b.toSorted()`
    expect(featuresOf(script)).toEqual([])
  })
})

function scriptFiles(): (readonly [name: string, text: string])[] {
  return globSync('{assets,pagefind}/*.js', { cwd: siteFolder }).map((file) => [
    file,
    readFileSync(siteFolder + file, 'utf8'),
  ])
}

/** The inline scripts of all pages, each once. */
function inlineScripts(): (readonly [name: string, text: string])[] {
  const texts = allPaths
    .flatMap((path) => pageAt(path).elements)
    .filter((element) => element.tagName === 'script' && attribute(element, 'src') === undefined)
    .filter((element) => !attribute(element, 'type')?.includes('json'))
    .map(textOf)
  return [...new Set(texts)].map((text, index) => [`inline.${index}`, text])
}
