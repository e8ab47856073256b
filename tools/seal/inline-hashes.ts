import { createHash } from 'node:crypto'
import type { InlineHashes } from '#contract/headers.ts'
import { attribute, type PageElement, textOf } from './page-elements.ts'

/** Scripts of these types are data: they never run, so no policy asks for them. */
const dataType = /^application\/(ld\+)?json$/

/** The hashes of everything that a page runs or paints inline, each once. */
export function inlineHashes(elements: readonly PageElement[]): InlineHashes {
  const scripts = elements.filter(
    (element) =>
      element.tagName === 'script' &&
      attribute(element, 'src') === undefined &&
      !dataType.test(attribute(element, 'type') ?? ''),
  )
  const styles = elements.filter(({ tagName }) => tagName === 'style')
  const styleAttributes = elements.flatMap((element) => attribute(element, 'style') ?? [])
  return {
    scripts: sources(scripts.map(textOf)),
    styles: sources(styles.map(textOf)),
    styleAttributes: sources(styleAttributes),
  }
}

function sources(texts: readonly string[]): string[] {
  const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64'))
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}
