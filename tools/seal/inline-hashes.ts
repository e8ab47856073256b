import { createHash } from 'node:crypto'
import type { InlineHashes } from '#contract/headers.ts'
import { attribute, pageElements, textOf } from './page-elements.ts'

/** Scripts of these types are data: they never run, so no policy asks for them. */
const dataType = /^application\/(ld\+)?json$/

/** The hashes of everything that any of these pages runs or paints inline, each once, in order. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const elements = pages.flatMap(pageElements)
  const scripts = elements.filter(
    (element) =>
      element.tagName === 'script' &&
      attribute(element, 'src') === undefined &&
      !dataType.test(attribute(element, 'type') ?? ''),
  )
  const styles = elements.filter(({ tagName }) => tagName === 'style')
  return { scripts: sources(scripts.map(textOf)), styles: sources(styles.map(textOf)) }
}

function sources(texts: readonly string[]): string[] {
  const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64'))
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}
