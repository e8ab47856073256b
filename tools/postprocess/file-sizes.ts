import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileSize } from '#contract/file-size.ts'
import { BuildProblem } from '../lib/build-problem.ts'
import { attribute, pageElements, within, withReplacements } from './page-elements.ts'

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
    if (file === undefined) return []
    const found = await stat(join(folder, file)).catch(() => {
      throw new BuildProblem(`${file}: a page gives its size, and there is no such file`)
    })
    return [within(element, fileSize(found.size))]
  })
  return withReplacements(html, (await Promise.all(replacements)).flat())
}
