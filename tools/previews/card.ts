import { join } from 'node:path'
import { colours } from '#brand/colours.ts'
import { group } from '#content/model/group.ts'
import { previewSize } from '#contract/preview.ts'
import { lettersWithoutShape } from '#documents/letters.ts'
import { markSvg, pointed } from '#documents/marks.ts'
import { draw } from '#documents/typeset.ts'
import { root } from '../lib/root.ts'
import type { PagePreview } from './page-previews.ts'

/** What `card.typ` draws, as JSON; without the headline, and with a line in the build's output, where we lack a letter. */
export function cardOf({ file, headline, picture, mark, accent }: PagePreview): string {
  const missing = lettersWithoutShape(headline)
  if (missing.length > 0)
    console.error(
      `${file} shows no headline: no font of ours has ${missing.join(' ')} (“${headline}”)`,
    )
  const [first = '', ...rest] = group.name.split(' ')
  const pictured = picture !== undefined
  return JSON.stringify({
    ...previewSize,
    headline: missing.length > 0 ? '' : headline,
    pictured,
    mark: pictured && mark === 'group' ? null : markSvg(mark, accent, pointed),
    groupMark: markSvg('group', colours.signalNight, pointed),
    accent,
    name: { first, rest: rest.join(' ') },
    colours,
  })
}

/** A card as SVG, to lie over its picture. */
export function drawnCard(card: string): string {
  return draw({ mainFilePath: join(root, 'tools/previews/card.typ'), inputs: { card } })
}
