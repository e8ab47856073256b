import { blocksIn, headingsIn } from '#tools/voice/readable-text.ts'
import { pageAt } from './built-site.ts'

/**
 * The paragraphs, headings and list entries of a page's `main`, as readers see them.
 *
 * @param folder another build than the one under test
 */
export function blocksOf(path: string, folder?: string): string[] {
  return blocksIn(pageAt(path, folder).elements)
}

/** The headings of some levels in a page's `main`. */
export function headingsOf(path: string, ...levels: string[]): string[] {
  return headingsIn(pageAt(path).elements, levels)
}
