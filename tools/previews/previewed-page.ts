import { group } from '#content/model/group.ts'
import { BuildProblem } from '../lib/build-problem.ts'
import { attribute, type PageElement } from '../postprocess/page-elements.ts'
import type { PreviewedPage } from './write-previews.ts'

/**
 * What a page says of its preview picture: the headline that is read on it, and the address under which
 * it promises the picture.
 *
 * @throws {BuildProblem} when its head promises none
 */
export function previewedPage(path: string, elements: readonly PageElement[]): PreviewedPage {
  const said = (name: string) => {
    const meta = elements.find((element) => attribute(element, 'property') === name)
    const content = meta && attribute(meta, 'content')
    if (!content)
      throw new BuildProblem(`${path}: the page's head has no <meta property="${name}">`)
    return content
  }
  const title = said('og:image:alt')
  const ending = ` | ${group.name}`
  return {
    path,
    headline: title.endsWith(ending) ? title.slice(0, -ending.length) : title,
    file: new URL(said('og:image')).pathname.slice(1),
  }
}
