import type { BuiltLink } from '../built-site.ts'
import type { LaunchContext } from '../context.ts'
import { bodyLines, fieldsOf, placeOf } from '../fields.ts'
import type { Finding } from '../finding.ts'
import { recordName } from '../records.ts'

const inert = ['', '#', 'javascript:', 'javascript:void(0)']

/** Links that lead nowhere: `#` in content, and what the pages hold when content has none. */
export function inertLinks(context: LaunchContext): Finding[] {
  const written = inContent(context)
  // What content leaves inert stands on the pages as well; told there, it would be told twice.
  return written.length > 0 ? written : onPages(context)
}

function inContent({ content }: LaunchContext): Finding[] {
  const fix = 'Write the full address in place of #, or take the entry out'
  const fields = fieldsOf(content).filter(({ text }) => text === '#')
  return [
    ...fields.map(
      (field): Finding => ({ who: 'editor', ...placeOf(field), problem: recordName(field), fix }),
    ),
    ...content
      .flatMap((file) => bodyLines(file, /\[[^\]]*\]\(#?\)/))
      .map(({ match, ...place }): Finding => ({ who: 'editor', ...place, problem: match, fix })),
  ]
}

function onPages({ site }: LaunchContext): Finding[] {
  const fix = 'Give the link an address, or make it a button'
  return [...site.pages.values()].flatMap(({ path, links }) =>
    [...new Set(links.filter(isInert).map(({ words }) => words))].map(
      (words): Finding => ({ who: 'engineer', place: path, problem: `"${words}"`, fix }),
    ),
  )
}

function isInert({ words, href }: BuiltLink): boolean {
  return words !== undefined && href !== undefined && inert.includes(href.trim().toLowerCase())
}
