import { glob } from 'node:fs/promises'

/** The files of a folder that match a glob, by their path inside it, in alphabetical order. */
export async function filesIn(folder: string, pattern: string | string[]): Promise<string[]> {
  const files: string[] = []
  for await (const entry of glob(pattern, { cwd: folder, withFileTypes: false })) files.push(entry)
  return files.sort()
}
