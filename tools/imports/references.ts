import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import postcss from 'postcss'
import { parseSync } from 'vite'
import { filesIn } from '../lib/files-in.ts'

/** What a file names in another place: a file of the repository by its path, or a package by its name. */
export type Reference = {
  from: string
  to: string
  kind: 'file' | 'package' | 'computed'
  /** Written with `import type` or `export type`: nothing of it is left when the types are gone. */
  typesOnly: boolean
  /** An import, which must resolve; `new URL(…)` and `import.meta.glob` need not. */
  loaded: boolean
}

type Node = { type: string; [field: string]: unknown }
type Found = { name: string | undefined; how: 'import' | 'types' | 'address' | 'pattern' }

// Astro's own compiler: a dependency of Astro, not of this project, so it is resolved from there.
const loadOfAstro = createRequire(createRequire(import.meta.url).resolve('astro/package.json'))
const { parse: parseAstro }: typeof import('@astrojs/compiler-rs') =
  loadOfAstro('@astrojs/compiler-rs')

/**
 * Every reference of a file, however it is written: imports and exports, of types too, `import()`,
 * `import.meta.glob`, `new URL(…, import.meta.url)`, `createRequire`, CSS at-rules, and in `.astro`
 * files also the template's expressions and the `src` of scripts.
 *
 * @param repository the repository's folder
 * @param from the file's path in it
 */
export async function referencesOf(repository: string, from: string): Promise<Reference[]> {
  const text = await readFile(join(repository, from), 'utf8')
  const references = await Promise.all(
    found(from, text).map(async ({ name, how }): Promise<Reference[]> => {
      const typesOnly = how === 'types'
      if (name === undefined) {
        return [{ from, to: 'import(…)', kind: 'computed', typesOnly, loaded: true }]
      }
      const loaded = how === 'import' || typesOnly
      const place = { from, typesOnly, loaded, ...placeOf(name, from) }
      if (how !== 'pattern') return [place]
      const files = await filesIn(repository, place.to)
      return files.map((to) => ({ ...place, to }))
    }),
  )
  return references.flat()
}

function found(file: string, text: string): Found[] {
  if (file.endsWith('.css')) return ofStyles(text)
  if (file.endsWith('.astro')) return ofNodes(nodesOf(parseAstro(text).ast))
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message)}`)
  return ofNodes(nodesOf(program))
}

/** All nodes of an ESTree, as Vite's parser and Astro's compiler both give it. */
function nodesOf(tree: unknown): Node[] {
  const nodes: Node[] = []
  const values = [tree]
  // The list grows while it is walked.
  for (const value of values) {
    if (isNode(value)) nodes.push(value)
    if (typeof value === 'object' && value !== null) values.push(...Object.values(value))
  }
  return nodes
}

function ofNodes(nodes: readonly Node[]): Found[] {
  const loaders = new Set(nodes.flatMap(loaderOf))
  return nodes.flatMap((node): Found[] => {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'ExportNamedDeclaration': {
        if (!isNode(node.source)) return []
        // `import { type X }` counts as loaded: `verbatimModuleSyntax` leaves `import {}` of it.
        const typesOnly = node.importKind === 'type' || node.exportKind === 'type'
        return [{ name: textOf(node.source), how: typesOnly ? 'types' : 'import' }]
      }
      case 'TSImportType':
        return [{ name: textOf(node.source), how: 'types' }]
      case 'ImportExpression':
        return [{ name: textOf(node.source), how: 'import' }]
      case 'NewExpression':
        return ofAddress(node)
      case 'CallExpression':
        return ofCall(node, loaders)
      case 'JSXElement':
        return ofElement(node)
      default:
        return []
    }
  })
}

/** Of `new URL('./x', import.meta.url)`: relative to the file, also without a dot before it. */
function ofAddress({ callee, arguments: given }: Node): Found[] {
  const [address, base] = Array.isArray(given) ? given : []
  if (nameOf(callee) !== 'URL' || !isImportMeta(base, 'url')) return []
  const name = textOf(address) ?? headOf(address)
  return name === undefined ? [] : [{ name: name.replace(/^(?![./])/, './'), how: 'address' }]
}

function ofCall({ callee, arguments: given }: Node, loaders: ReadonlySet<string>): Found[] {
  const [argument] = Array.isArray(given) ? given : []
  if (isImportMeta(callee, 'glob')) {
    const patterns =
      isNode(argument) && argument.type === 'ArrayExpression' ? argument.elements : []
    const all: unknown[] = Array.isArray(patterns) && patterns.length > 0 ? patterns : [argument]
    return all.map((pattern) => ({ name: textOf(pattern), how: 'pattern' }))
  }
  const resolved = isNode(callee) && callee.type === 'MemberExpression' ? callee.object : undefined
  const loads = [callee, resolved].some((each) => loaders.has(nameOf(each) ?? '') || isLoader(each))
  return loads || isImportMeta(callee, 'resolve') ? [{ name: textOf(argument), how: 'import' }] : []
}

/** The name of a variable that `createRequire` gives. */
function loaderOf({ type, id, init }: Node): string[] {
  const name = type === 'VariableDeclarator' && isLoader(init) ? nameOf(id) : undefined
  return name ? [name] : []
}

function isLoader(value: unknown): boolean {
  return (
    isNode(value) && value.type === 'CallExpression' && nameOf(value.callee) === 'createRequire'
  )
}

/** Of `<script src>`, and of the text in `<style>`. */
function ofElement({ openingElement, children }: Node): Found[] {
  const nodes = nodesOf(openingElement)
  const element = nodes.find(({ type }) => type === 'JSXOpeningElement')
  if (nameOf(element?.name) === 'style') {
    return ofStyles(nodesOf(children).map(textOf).join(''))
  }
  if (nameOf(element?.name) !== 'script') return []
  const source = nodes.find((node) => node.type === 'JSXAttribute' && nameOf(node.name) === 'src')
  if (!source) return []
  return nodesOf(source.value)
    .filter(({ type }) => type === 'Literal' || type === 'TemplateLiteral')
    .map((value) => ({ name: textOf(value), how: 'import' }))
}

/** Of `@import`, and of the at-rules by which Tailwind loads a file. */
function ofStyles(text: string): Found[] {
  const names: Found[] = []
  postcss.parse(text).walkAtRules(/^(import|reference|plugin|config)$/, ({ params }) => {
    const [, name] = /^(?:url\()?["']?([^"')\s]+)/.exec(params) ?? []
    if (name && !/^https?:/.test(name)) names.push({ name, how: 'import' })
  })
  return names
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function nameOf(value: unknown): string | undefined {
  return isNode(value) && typeof value.name === 'string' ? value.name : undefined
}

/** A string literal; undefined for an expression that is computed at run time. */
function textOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined
  if (typeof value.value === 'string') return value.value
  const whole = Array.isArray(value.expressions) && value.expressions.length === 0
  return whole ? headOf(value) : undefined
}

/** The part of a template literal before its first expression: of an address, the folder. */
function headOf(value: unknown): string | undefined {
  if (!isNode(value) || value.type !== 'TemplateLiteral' || !Array.isArray(value.quasis)) return
  const [first] = value.quasis
  const text = isNode(first) ? first.value : undefined
  return typeof text === 'object' && text && 'cooked' in text ? String(text.cooked) : undefined
}

/** Whether it is `import.meta` with this after it. */
function isImportMeta(value: unknown, property: string): boolean {
  return (
    isNode(value) &&
    value.type === 'MemberExpression' &&
    nameOf(value.property) === property &&
    isNode(value.object) &&
    value.object.type === 'MetaProperty'
  )
}

/** Where a name leads, as Node and Vite read it. */
function placeOf(name: string, from: string): { to: string; kind: 'file' | 'package' } {
  const bare = name.replace(/\?.*$/, '').replace(/^.*node_modules\//, '')
  if (bare.startsWith('#') || bare.startsWith('/')) return { to: bare.slice(1), kind: 'file' }
  if (bare.startsWith('.')) return { to: normalize(join(dirname(from), bare)), kind: 'file' }
  // Modules that a build makes go by their whole name, as `virtual:uploads`.
  if (/^\w+:/.test(bare)) return { to: bare, kind: 'package' }
  const [scope = '', rest] = bare.split('/')
  return { to: scope.startsWith('@') ? `${scope}/${rest}` : scope, kind: 'package' }
}
