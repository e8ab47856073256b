import { readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { filesIn } from '../files-in.ts'

/** Astro gives a file a hash; no name is part of another one. */
const pictureName = /[\w.-]+\.(?:avif|webp)\b/g

/**
 * Removes the pictures that no page and no script names. The picture library imports every picture in
 * both crops, and Vite writes what is imported: which of them a page shows is known when it is rendered.
 */
export async function removeUnusedPictures(folder: string): Promise<void> {
  const named = new Set<string>()
  for (const file of await filesIn(folder, '**/*.{html,js,css}')) {
    const text = await readFile(join(folder, file), 'utf8')
    for (const [name] of text.matchAll(pictureName)) named.add(name)
  }
  for (const file of await filesIn(folder, 'assets/*.{avif,webp}')) {
    if (!named.has(basename(file))) await rm(join(folder, file))
  }
}
