import { blocksIn, headingsIn } from '#tools/voice/readable-text.ts'
import { pageAt } from './built-site.ts'

/** The paragraphs, headings and list entries of a page's `main`, as readers see them. */
export function blocksOf(path: string): string[] {
  return blocksIn(pageAt(path).elements)
}

/** The headings of some levels in a page's `main`. */
export function headingsOf(path: string, ...levels: string[]): string[] {
  return headingsIn(pageAt(path).elements, levels)
}
