import { readdir, rename, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesIn } from '../files-in.ts'

/** Where a page lives so that its address has no slash at the end: `about.html`. */
export function flatName(page: string): string {
  return page.replace(/\/index\.html$/, '.html')
}

/** Moves `about/index.html` to `about.html` throughout; Home's `index.html` stays. */
export async function flattenPages(folder: string): Promise<void> {
  const pages = await filesIn(folder, '**/*/index.html')
  // Deepest first, so that a folder is empty by the time its own page has moved.
  for (const page of pages.sort((a, b) => b.split('/').length - a.split('/').length)) {
    await rename(join(folder, page), join(folder, flatName(page)))
    const left = dirname(join(folder, page))
    if ((await readdir(left)).length === 0) await rmdir(left)
  }
}
