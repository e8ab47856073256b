import { createHash } from 'node:crypto'
import { parse, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { nothingPolicy } from '#contract/headers.ts'

/**
 * The Content-Security-Policy that goes with a built file as a header, without `frame-ancestors`:
 * a page's own, word for word; a drawing's styles, for when it is opened by itself; else nothing.
 */
export function filePolicy(file: string, bytes: Buffer): string {
  if (file.endsWith('.html')) return pagePolicyIn(bytes.toString()) ?? nothingPolicy
  if (file.endsWith('.svg')) return drawingPolicy(bytes.toString())
  return nothingPolicy
}

/** The policy in the page's own `meta`; `undefined` when it has none. */
function pagePolicyIn(html: string): string | undefined {
  // A policy holds for what follows it, so ours stands before all styles; parsing these and the body
  // as well would be a third of a start's work.
  const [head = ''] = html.split(/<style|<\/head>/, 1)
  const meta = elementsIn(parse(head)).find(
    ({ tagName, attrs }) =>
      tagName === 'meta' &&
      attrs.some(
        ({ name, value }) => name === 'http-equiv' && /^content-security-policy$/i.test(value),
      ),
  )
  return meta?.attrs.find(({ name }) => name === 'content')?.value
}

function drawingPolicy(svg: string): string {
  const styles = elementsIn(parseFragment(svg)).filter(({ tagName }) => tagName === 'style')
  const hashes = styles.map((style) => {
    const text = style.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  })
  return hashes.length > 0 ? `${nothingPolicy}; style-src ${hashes.join(' ')}` : nothingPolicy
}

function elementsIn(parent: Tree.ParentNode): Tree.Element[] {
  return parent.childNodes.flatMap((node) => ('tagName' in node ? [node, ...elementsIn(node)] : []))
}
