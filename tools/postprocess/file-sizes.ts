import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileSize } from '#contract/file-size.ts'
import { BuildProblem } from '../lib/build-problem.ts'
import { attribute, pageElements, withReplacements } from './page-elements.ts'

const mark = 'data-size-of'

/**
 * Writes the size of a built file into every element that names it (`data-size-of="/policy.pdf"`):
 * pages are rendered before the files are made.
 *
 * @param folder of the built site
 * @throws {BuildProblem} when there is no such file
 */
export async function withFileSizes(html: string, folder: string): Promise<string> {
  // To parse a page costs more than to search it.
  if (!html.includes(mark)) return html
  const replacements = pageElements(html).map(async (element) => {
    const file = attribute(element, mark)
    const { startTag, endTag } = element.sourceCodeLocation ?? {}
    if (file === undefined || !startTag || !endTag) return []
    const text = fileSize(await sizeOf(join(folder, file), file))
    return [{ start: startTag.endOffset, end: endTag.startOffset, text }]
  })
  return withReplacements(html, (await Promise.all(replacements)).flat())
}

async function sizeOf(path: string, file: string): Promise<number> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new BuildProblem(`${file}: a page gives its size, and there is no such file`)
  return found.size
}
