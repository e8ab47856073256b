import { createHash } from 'node:crypto'
import { nothingPolicy } from '#contract/headers.ts'

/**
 * The Content-Security-Policy that goes with a built file as a header, without `frame-ancestors`:
 * a page's own, word for word; a drawing's styles, for when it is opened by itself; else nothing.
 */
export function filePolicy(file: string, bytes: Buffer): string {
  if (file.endsWith('.html')) return policyIn(bytes.toString())
  if (file.endsWith('.svg')) return drawingPolicy(bytes.toString())
  return nothingPolicy
}

/** The policy in the page's `meta`, which the build writes so (`tools/postprocess/open-page.ts`). */
export function policyIn(html: string): string {
  const [, rest] = html.split('<meta http-equiv="Content-Security-Policy" content="', 2)
  return rest?.split('"', 1)[0] ?? nothingPolicy
}

function drawingPolicy(svg: string): string {
  const hashes = [...svg.matchAll(/<style>([^<]*)<\/style>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  return hashes.length > 0 ? `${nothingPolicy}; style-src ${hashes.join(' ')}` : nothingPolicy
}
