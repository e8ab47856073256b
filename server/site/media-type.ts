import mime from 'mime'
import { feedTypes } from '#contract/media-types.ts'

/** Types that the list lacks, or has under another name than browsers have always got. */
const own: Record<string, string> = {
  js: 'application/javascript',
}
/** Types of text for which the browser must be told the encoding; XML and data say it themselves. */
const needsCharset = /^(text\/|application\/(javascript|json)$)/

/** The `Content-Type` of a built file, by its name. */
export function mediaType(file: string): string {
  const extension = file.slice(file.lastIndexOf('.') + 1)
  const feed = Object.entries(feedTypes).find(([name]) => file.endsWith(`/${name}`))
  const type = feed?.[1] ?? own[extension] ?? mime.getType(extension) ?? 'application/octet-stream'
  return needsCharset.test(type) ? `${type}; charset=utf-8` : type
}
