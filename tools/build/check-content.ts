import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../root.ts'
import { BuildProblem } from './build-problem.ts'

/**
 * Checks everything that editors write.
 *
 * @throws {BuildProblem} with one line for each thing to mend
 */
export async function checkContent(): Promise<void> {
  const problems = await contentProblems()
  if (problems.length > 0) throw new BuildProblem(problems.join('\n'))
}

async function contentProblems(): Promise<string[]> {
  try {
    // Imported here because a slip of the pen in a content file makes the import itself fail.
    const { contentProblems } = await import('#content/validate.ts')
    return await contentProblems()
  } catch (error) {
    return [unreadable(error)]
  }
}

/** One line for a content file that cannot even be read, with file and line where known. */
export function unreadable(error: unknown): string {
  if (!(error instanceof Error)) return `content: ${String(error)}`
  const place = /(file:\/\/[^\s)]+?\.(?:ts|md))(?::(\d+))?/.exec(`${error.stack}`)
  const reason = error.message.split('\n')[0]?.replace(/^file:\S+ /, '') ?? error.name
  if (!place?.[1]) return `content: ${reason}`
  const file = relative(root, fileURLToPath(place[1]))
  return `${place[2] ? `${file}: line ${place[2]}` : file}: ${reason}`
}
