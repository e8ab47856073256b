import { createHash } from 'node:crypto'
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'
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
  // A policy holds for what follows it, so ours stands before all styles.
  const [head = ''] = html.split(/<style|<\/head>/, 1)
  // To parse more than what may be it would be a fifth of a start's work.
  const metas = head
    .split(/(?=<meta\s)/i)
    .filter((part) => /http-equiv/i.test(part))
    .flatMap((part) => elementsIn(parseFragment(part)))
  const meta = metas.find(({ attrs }) =>
    attrs.some(
      ({ name, value }) => name === 'http-equiv' && /^content-security-policy$/i.test(value),
    ),
  )
  return meta?.attrs.find(({ name }) => name === 'content')?.value
}

function drawingPolicy(svg: string): string {
  if (!svg.includes('<style')) return nothingPolicy
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
